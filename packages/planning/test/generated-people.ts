import type { Allergen, Diet, Macros, MealMoment, MealType } from "@plateful/nutrition";
import type { DayInput, Rules, SlotSpec } from "../src/index.ts";
import { type Chance, chance } from "./random.ts";

type Share = readonly [moment: MealMoment, type: MealType, share: number];

/** Ways to divide a day; the shares add up to 1. */
const DIVISIONS: readonly (readonly Share[])[] = [
  [
    ["LUNCH", "LUNCH", 0.45],
    ["DINNER", "DINNER", 0.55],
  ],
  [
    ["BREAKFAST", "BREAKFAST", 0.25],
    ["LUNCH", "LUNCH", 0.3],
    ["DINNER", "DINNER", 0.45],
  ],
  [
    ["BREAKFAST", "BREAKFAST", 0.25],
    ["LUNCH", "LUNCH", 0.3],
    ["AFTERNOON_SNACK", "SNACK", 0.08],
    ["DINNER", "DINNER", 0.37],
  ],
  [
    ["BREAKFAST", "BREAKFAST", 0.225],
    ["MORNING_SNACK", "SNACK", 0.1],
    ["LUNCH", "LUNCH", 0.275],
    ["AFTERNOON_SNACK", "SNACK", 0.1],
    ["DINNER", "DINNER", 0.3],
  ],
];

export interface GeneratedPerson {
  readonly target: Macros;
  readonly slots: readonly SlotSpec[];
  readonly rules: Rules;
}

/** A plausible adult: 1,300 to 3,300 kcal, a usual division of the macronutrients, and hard rules more or less often. */
export function generatedPerson(seed: number, strictness = 1): GeneratedPerson {
  const random = chance(seed * 104729 + 17);
  const kcal = Math.round(Math.max(1300, Math.min(3300, 2100 + 450 * random.normal())));
  const proteinShare = 0.17 + 0.12 * random.unit();
  const fatShare = 0.26 + 0.1 * random.unit();
  const target: Macros = {
    kcal,
    protein: (kcal * proteinShare) / 4,
    fat: (kcal * fatShare) / 9,
    carbohydrates: (kcal * (1 - proteinShare - fatShare)) / 4,
  };
  return {
    target,
    slots: slotsOf(target, random.oneOf(DIVISIONS)),
    rules: generatedRules(random, strictness),
  };
}

export function slotsOf(target: Macros, division: readonly Share[]): SlotSpec[] {
  return division.map(([mealMoment, mealType, share]) => ({
    id: mealMoment,
    mealMoment,
    mealType,
    target: {
      kcal: target.kcal * share,
      protein: target.protein * share,
      carbohydrates: target.carbohydrates * share,
      fat: target.fat * share,
    },
  }));
}

export function daysFor(person: GeneratedPerson, count: number): DayInput[] {
  return Array.from({ length: count }, (_, i) => ({ key: `day ${i}`, slots: person.slots }));
}

/** Rules that forbid nothing. */
export const NO_RULES: Rules = { diet: "OMNIVORE", allergens: [], avoid: [], disliked: [] };

function generatedRules(random: Chance, strictness: number): Rules {
  const diets: readonly Diet[] = ["VEGETARIAN", "PESCATARIAN", "HALAL", "VEGAN"];
  const allergens: readonly Allergen[] = ["GLUTEN", "MILK", "TREE_NUTS", "FISH", "EGG"];
  const labels = ["Beef", "Potato", "Tomato", "Mushroom", "Eggplant", "Cilantro"];
  const id = () => `r${String(random.below(2000)).padStart(5, "0")}`;
  return {
    diet: random.happens(0.2 * strictness) ? random.oneOf(diets) : "OMNIVORE",
    allergens: random.happens(0.15 * strictness) ? [random.oneOf(allergens)] : [],
    avoid: labels.filter(() => random.happens(0.06 * strictness)),
    disliked: Array.from({ length: random.below(10) }, id),
    deny: random.happens(0.2 * strictness) ? Array.from({ length: 20 }, id) : [],
    favourites: Array.from({ length: random.below(6) }, id),
    ...(random.happens(0.5) ? { preparationWishMinutes: random.oneOf([15, 20, 30, 45]) } : {}),
  };
}
