import { RECIPE_TAGS } from "@plateful/nutrition";
import { toBits } from "../model/bits.ts";
import { checkDays } from "../model/check-input.ts";
import type { Library } from "../model/library.ts";
import { compilePerson, type Person } from "../model/person.ts";
import type { DayInput, Rules, SlotSpec } from "../model/plan-input.ts";
import {
  type Diagnosis,
  HARD_RULES,
  type HardRule,
  type Obstacle,
  type SlotDiagnosis,
} from "../model/plan-result.ts";
import { brokenRules, isOfMealType, onlyAvoided } from "../model/rules.ts";
import { highestSteps, lowestSteps, slotModel, suitsCompany } from "../model/slot-model.ts";
import { NUTRIENTS } from "../model/vector.ts";

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

/** What keeps recipes out of a slot, apart from the meal they are for. */
function obstaclesIn(
  person: Person,
  rules: Rules,
  broken: (recipe: number) => HardRule[],
  slot: SlotSpec,
): (recipe: number) => Obstacle[] {
  const { library, grid, hard } = person;
  const model = slotModel(person, slot);
  const isKeto = (recipe: number) =>
    hard.allows(recipe, slot.mealType) || ((library.tags[recipe] ?? 0) & KETO_TAG) !== 0;
  const hasPortion = (recipe: number) => {
    const kcal = library.vectors[NUTRIENTS * recipe] ?? 0;
    return lowestSteps(grid, model, kcal) <= highestSteps(grid, model, kcal);
  };
  return (recipe) => {
    const met: Obstacle[] = broken(recipe);
    if (rules.keto && !isKeto(recipe)) met.push("KETO");
    if (!hasPortion(recipe)) met.push("PORTION_RANGE");
    if (!suitsCompany(person, model, recipe)) met.push("HOUSEHOLD");
    return met;
  };
}

function diagnoseSlot(
  person: Person,
  rules: Rules,
  broken: (recipe: number) => HardRule[],
  slot: SlotSpec,
): SlotDiagnosis {
  const { library } = person;
  const all: readonly Obstacle[] = [...HARD_RULES, "PORTION_RANGE", "HOUSEHOLD"];
  const gains = Object.fromEntries(all.map((obstacle) => [obstacle, 0])) as Record<Obstacle, number>;
  const obstaclesOf = obstaclesIn(person, rules, broken, slot);
  const keptOut: { readonly [rule in Obstacle]?: number[] } & { readonly AVOID: number[] } = { AVOID: [] };
  let total = 0;
  let allowed = 0;
  for (let recipe = 0; recipe < library.size; recipe++) {
    if (!isOfMealType(library, recipe, slot.mealType)) continue;
    total++;
    const [only, ...others] = obstaclesOf(recipe);
    if (only === undefined) allowed++;
    else if (others.length === 0) {
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
