import { RECIPE_TAGS } from "@plateful/nutrition";
import { toBits } from "./bits.ts";
import { checkDays } from "./check-input.ts";
import type { Library } from "./library.ts";
import { compilePerson, type Person } from "./person.ts";
import type { DayInput, Rules, SlotSpec } from "./plan-input.ts";
import { type Diagnosis, HARD_RULES, type HardRule, type SlotDiagnosis } from "./plan-result.ts";
import { brokenRules, isOfMealType, onlyAvoided } from "./rules.ts";
import { highestSteps, lowestSteps, slotModel } from "./slot-model.ts";
import { NUTRIENTS } from "./vector.ts";

type Obstacle = HardRule | "PORTION_RANGE";

const KETO_TAG = toBits(RECIPE_TAGS, ["KETO"]);

/**
 * Per slot, how many recipes fit and how many more would if one rule were dropped, so that a person or coach sees which
 * wish makes the choice small. O(slots · recipes).
 */
export function diagnose(library: Library, day: DayInput, rules: Rules): Diagnosis {
  checkDays([day]);
  const person = compilePerson(library, rules, { seed: 0 });
  const broken = brokenRules(library, rules);
  return { slots: day.slots.map((slot) => diagnoseSlot(person, rules, broken, slot)) };
}

function diagnoseSlot(
  person: Person,
  rules: Rules,
  broken: (recipe: number) => HardRule[],
  slot: SlotSpec,
): SlotDiagnosis {
  const { library, grid } = person;
  const model = slotModel(person, slot);
  const counted: [Obstacle, number][] = [...HARD_RULES, "PORTION_RANGE" as const].map((rule) => [rule, 0]);
  const gains = Object.fromEntries(counted) as Record<Obstacle, number>;
  const keptOut: { readonly [rule in Obstacle]?: number[] } & { readonly AVOID: number[] } = { AVOID: [] };
  let total = 0;
  let allowed = 0;
  for (let recipe = 0; recipe < library.size; recipe++) {
    if (!isOfMealType(library, recipe, slot.mealType)) continue;
    total++;
    const kcal = library.vectors[NUTRIENTS * recipe] ?? 0;
    const obstacles: Obstacle[] = broken(recipe);
    const isKeto =
      person.hard.allows(recipe, slot.mealType) || ((library.tags[recipe] ?? 0) & KETO_TAG) !== 0;
    if (rules.keto && !isKeto) obstacles.push("KETO");
    if (!(lowestSteps(grid, model, kcal) <= highestSteps(grid, model, kcal))) obstacles.push("PORTION_RANGE");
    const [only] = obstacles;
    if (only === undefined) allowed++;
    else if (obstacles.length === 1) {
      gains[only]++;
      keptOut[only]?.push(recipe);
    }
  }
  return { slotId: slot.id, total, allowed, gains, avoidGains: countLabels(library, rules, keptOut.AVOID) };
}

/** How many of these recipes, which only an ingredient keeps out, hold no other one that is avoided; by its label. */
function countLabels(library: Library, rules: Rules, recipes: readonly number[]): Map<string, number> {
  const counts = new Map<string, number>();
  if (recipes.length === 0) return counts;
  const avoided = onlyAvoided(library, rules);
  for (const recipe of recipes) {
    const label = avoided(recipe);
    if (label !== null) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return counts;
}
