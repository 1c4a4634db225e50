/** Generated recipes and people for the planner's measurements; always the same, whatever the machine. */
import type { Allergen, Diet, Macros, MealMoment } from "@plateful/nutrition";
import { mealMomentToMealType } from "@plateful/nutrition";
import {
  compileLibrary,
  type DayInput,
  type Library,
  type RecipeRow,
  type Rules,
  type SlotSpec,
} from "@plateful/planning";
import { generatedRows } from "../../packages/planning/test/generated-library.ts";
import { type Chance, chance } from "../../packages/planning/test/random.ts";

export const DAYS = 7;

/** No recipe twice in a week: the window of main meals is double that of breakfasts and snacks. */
const NO_REPEAT = 14;

/** One person's question to the planner. */
export interface Question {
  readonly seed: number;
  readonly slots: readonly SlotSpec[];
  readonly rules: Rules;
}

const SEASONINGS = 160;

/** Recipes of the generated library, with as many different things to buy as a real one has: a few often, most seldom. */
export function generatedLibrary(recipes: number): Library {
  const random = chance(recipes + 5);
  const seasoning = () => `seasoning ${Math.floor(SEASONINGS * random.unit() ** 2.5)}`;
  const rows: RecipeRow[] = generatedRows(recipes).map((row) => ({
    ...row,
    ...madeForGoals(row, random),
    groceries: [...row.groceries, ...Array.from({ length: 1 + random.below(5) }, seasoning)],
  }));
  return compileLibrary(rows, `generated ${recipes}`);
}

/** Two in five recipes are lean or low in carbohydrates, as in a library that is chosen for people with a goal. */
function madeForGoals({ perPortion }: RecipeRow, random: Chance): Pick<RecipeRow, "perPortion"> {
  const roll = random.unit();
  const times = (protein: number, carbohydrates: number, fat: number) => {
    const made = {
      protein: perPortion.protein * protein,
      carbohydrates: perPortion.carbohydrates * carbohydrates,
      fat: perPortion.fat * fat,
    };
    const kcal = 4 * made.protein + 4 * made.carbohydrates + 9 * made.fat + 12 * random.unit();
    return { perPortion: { kcal, ...made } };
  };
  if (roll < 0.22) return times(1.4, 1, 0.65);
  if (roll < 0.4) return times(1.2, 0.15, 1.1);
  return { perPortion };
}

type Division = readonly (readonly [MealMoment, number])[];

const DIVISIONS: readonly Division[] = [
  [
    ["LUNCH", 0.45],
    ["DINNER", 0.55],
  ],
  [
    ["BREAKFAST", 0.25],
    ["LUNCH", 0.3],
    ["DINNER", 0.45],
  ],
  [
    ["BREAKFAST", 0.25],
    ["LUNCH", 0.3],
    ["AFTERNOON_SNACK", 0.07],
    ["DINNER", 0.38],
  ],
  [
    ["BREAKFAST", 0.225],
    ["MORNING_SNACK", 0.1],
    ["LUNCH", 0.275],
    ["AFTERNOON_SNACK", 0.1],
    ["DINNER", 0.3],
  ],
  [
    ["BREAKFAST", 0.2],
    ["MORNING_SNACK", 0.1],
    ["LUNCH", 0.2],
    ["AFTERNOON_SNACK", 0.1],
    ["DINNER", 0.3],
    ["LATE_SNACK", 0.1],
  ],
];

const WAYS_TO_EAT = ["RECOMMENDED", "LOW_CARB", "KETO", "HIGH_PROTEIN", "VEGAN"] as const;
type WayToEat = (typeof WAYS_TO_EAT)[number];

const DIETS: readonly Diet[] = ["VEGETARIAN", "PESCATARIAN", "HALAL"];
const ALLERGENS: readonly Allergen[] = ["GLUTEN", "MILK", "TREE_NUTS", "FISH", "EGG"];
const LABELS = ["Beef", "Potato", "Tomato", "Mushroom", "Eggplant", "Cilantro"];

/** People in equal parts of five ways to eat, two to six meals a day, 1,250 to 4,000 kcal, with rules as people have them. */
export const questions = (count: number, library: Library): Question[] =>
  Array.from({ length: count }, (_, at) => questionAt(at, library));

/** The same person at each place, however many there are. */
export function questionAt(at: number, library: Library): Question {
  const random = chance(7000 + at);
  const way = WAYS_TO_EAT[at % WAYS_TO_EAT.length] ?? "RECOMMENDED";
  const target = targetOf(way, random);
  return {
    seed: at,
    slots: slotsOf(target, random.oneOf(DIVISIONS)),
    rules: rulesOf(way, random, library),
  };
}

export const daysOf = ({ slots }: Question, days: number): DayInput[] =>
  Array.from({ length: days }, (_, at) => ({ key: `day ${at + 1}`, slots }));

function targetOf(way: WayToEat, random: Chance): Macros {
  const weight = Math.max(48, Math.min(135, 77 + 15 * random.normal()));
  const kcal = Math.round(Math.max(1250, Math.min(4000, weight * (20 + 15 * random.unit()))));
  const shares = (protein: number, fat: number): Macros => ({
    kcal,
    protein: (kcal * protein) / 4,
    fat: (kcal * fat) / 9,
    carbohydrates: (kcal * (1 - protein - fat)) / 4,
  });
  const lean = Math.min(1.8 * weight, (0.3 * kcal) / 4);
  const few = (carbohydrates: number): Macros => ({
    kcal,
    protein: lean,
    carbohydrates,
    fat: (kcal - 4 * lean - 4 * carbohydrates) / 9,
  });
  if (way === "KETO") return few(40);
  if (way === "LOW_CARB") return few(kcal / 16);
  if (way === "HIGH_PROTEIN") return shares(0.35, 0.3);
  if (way === "VEGAN") return shares(0.17, 0.3);
  return shares(Math.min(1.6 * weight * 4, 0.25 * kcal) / kcal, 0.32);
}

function slotsOf(target: Macros, division: Division): SlotSpec[] {
  return division.map(([mealMoment, share]) => ({
    id: mealMoment,
    mealMoment,
    mealType: mealMomentToMealType(mealMoment),
    target: {
      kcal: target.kcal * share,
      protein: target.protein * share,
      carbohydrates: target.carbohydrates * share,
      fat: target.fat * share,
    },
  }));
}

function rulesOf(way: WayToEat, random: Chance, library: Library): Rules {
  const mayChoose = way !== "VEGAN" && way !== "KETO" && random.happens(0.25);
  const someIds = (most: number) =>
    Array.from({ length: random.below(most) }, () => library.ids[random.below(library.size)] ?? "");
  return {
    diet: way === "VEGAN" ? "VEGAN" : mayChoose ? random.oneOf(DIETS) : "OMNIVORE",
    allergens: random.happens(0.2) ? [random.oneOf(ALLERGENS)] : [],
    avoid: LABELS.filter(() => random.happens(0.07)),
    disliked: someIds(30),
    favourites: random.happens(0.5) ? someIds(20) : [],
    repeatWindowDays: NO_REPEAT,
    ...(random.happens(0.8) ? { preparationWishMinutes: random.oneOf([15, 20, 30, 45]) } : {}),
  };
}
