/**
 * How many recommended plans the guard-rails move, and by how much (ledger SAFE-003). The people follow from fixed seeds;
 * docs/nutrition.md holds the numbers.
 *
 *   node bench/planning/moved-plans.ts [people]
 */
import {
  chosenDiet,
  DEFAULT_NUTRITION_TENANT,
  offeredWeeklyGoals,
  type PlanMove,
  planPreview,
} from "@plateful/nutrition";
import { generatedAnswers } from "./people.ts";

const people = Number(process.argv[2] ?? 2000);

function movesOf(seed: number): readonly PlanMove[] {
  const {
    goal,
    weeklyGoal = null,
    activityLevel,
    biometricData,
    physicalStats,
    dietPreferences,
  } = generatedAnswers(seed);
  const plan = (pace: typeof weeklyGoal) =>
    planPreview(
      {
        goal,
        weeklyGoal: pace,
        activityLevel,
        gender: biometricData.gender,
        age: biometricData.age,
        heightInCm: physicalStats.heightInCm,
        weightInKg: physicalStats.weightInKg,
        dietType: dietPreferences.dietType,
        diet: chosenDiet(dietPreferences.dietaryPreference ?? null),
      },
      DEFAULT_NUTRITION_TENANT,
    );
  const wished = plan(weeklyGoal);
  const offered = offeredWeeklyGoals(wished.need.tdee, DEFAULT_NUTRITION_TENANT).map(
    (choice) => choice.weeklyGoal,
  );
  // A pace that is not offered cannot be chosen: the mildest that is, or none.
  const isOffered = weeklyGoal === null || offered.includes(weeklyGoal);
  return (isOffered ? wished : plan(offered[0] ?? null)).moves;
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const moves = Array.from({ length: people }, (_, seed) => movesOf(seed + 1));
console.log(`${moves.filter((each) => each.length > 0).length} of ${people} plans are moved.`);
for (const [what, unit] of [
  ["ENERGY", "kcal"],
  ["PROTEIN", "g"],
] as const) {
  const by = moves
    .flat()
    .filter((move) => move.what === what)
    .map(({ from, to }) => Math.abs(to - from))
    .toSorted((a, b) => a - b);
  console.log(
    `${what}: ${by.length} plans, by ${quantile(by, 0.5)} ${unit} in the middle, ${quantile(by, 0.95)} ${unit} at the 95th percentile, ${by.at(-1) ?? 0} ${unit} at most`,
  );
}
