/** What the starter library holds, counted: the part of the report that follows from the files alone. */
import type { Content, Recipe } from "@plateful/content";
import { CUISINES, MEAL_TYPES, type MealType } from "@plateful/nutrition";
import { BAND_STARTS, bandName, bandOf } from "./energy-bands.ts";
import { toTable } from "./table.ts";

/** Energy from carbohydrates up to which a dish counts as low in them, percent. */
const LOW_CARBOHYDRATE_SHARE = 26;
const QUICK_MINUTES = 15;

type Kind = readonly [name: string, isMeant: (recipe: Recipe) => boolean];

const minutesOf = ({ preparationMinutes, cookingMinutes }: Recipe): number =>
  preparationMinutes + cookingMinutes;

const KINDS: readonly Kind[] = [
  ["vegan", ({ diets }) => diets.includes("VEGAN")],
  ["vegetarian", ({ diets }) => diets.includes("VEGETARIAN")],
  ["pescatarian", ({ diets }) => diets.includes("PESCATARIAN")],
  ["halal", ({ diets }) => diets.includes("HALAL")],
  ["keto", ({ isKeto }) => isKeto],
  ["keto and vegan", ({ isKeto, diets }) => isKeto && diets.includes("VEGAN")],
  ["low-carb", ({ portion }) => (400 * portion.carbohydrates) / portion.kcal <= LOW_CARBOHYDRATE_SHARE],
  ["gluten-free", ({ intolerances }) => !intolerances.includes("GLUTEN")],
  ["lactose-free", ({ intolerances }) => !intolerances.includes("LACTOSE")],
  ["nut-free", ({ intolerances }) => !intolerances.includes("NUTS")],
  ["within 15 minutes", (recipe) => minutesOf(recipe) <= QUICK_MINUTES],
];

const MEAL_NAMES: Readonly<Record<MealType, string>> = {
  BREAKFAST: "breakfast",
  LUNCH: "lunch",
  DINNER: "dinner",
  SNACK: "snack",
};

const CUISINE_NAMES: Readonly<Record<Recipe["cuisine"], string>> = {
  DUTCH: "Dutch",
  ITALIAN: "Italian",
  MEDITERRANEAN: "other Mediterranean",
  MIDDLE_EASTERN: "Middle Eastern",
  INDIAN: "Indian",
  EAST_ASIAN: "East Asian",
  SOUTHEAST_ASIAN: "South-East Asian, Dutch-Indonesian too",
  LATIN_AMERICAN: "Latin American",
  INTERNATIONAL: "international",
};

const dishesOf = ({ recipes }: Content): Recipe[] => recipes.filter(({ beside }) => beside.length === 0);
const sidesOf = ({ recipes }: Content): Recipe[] => recipes.filter(({ beside }) => beside.length > 0);

const ofMeal = ({ recipes }: Content, meal: MealType): Recipe[] =>
  recipes.filter(({ meals }) => meals.includes(meal));

function totals(content: Content): string {
  const hormone = content.recipes.filter(({ tags }) => tags.includes("HORMONE")).length;
  return toTable(
    [
      "foods",
      "recipes",
      "of them tagged HORMONE",
      "sides",
      "simple recipes",
      "ingredients to avoid",
      "exercises",
    ],
    [
      [
        content.foods.length,
        dishesOf(content).length,
        hormone,
        sidesOf(content).length,
        content.simpleRecipes.length,
        content.ingredientsToAvoid.length,
        content.exercises.length,
      ],
    ],
  );
}

const countRow = (name: string, recipes: readonly Recipe[]): (string | number)[] => [
  name,
  recipes.length,
  ...KINDS.map(([, isMeant]) => recipes.filter(isMeant).length),
];

const byDiet = (content: Content): string =>
  toTable(
    ["meal", "all", ...KINDS.map(([name]) => name)],
    [
      ...MEAL_TYPES.map((meal) => countRow(MEAL_NAMES[meal], ofMeal(content, meal))),
      countRow("library", dishesOf(content)),
      countRow("sides, which are no meal", sidesOf(content)),
    ],
  );

/** Protein band by carbohydrate band; each cell counts breakfasts, lunches, dinners and snacks. */
function byMacros(content: Content): string {
  const cell = (protein: number, carbohydrates: number): string =>
    MEAL_TYPES.map(
      (meal) =>
        ofMeal(content, meal).filter(
          ({ portion }) =>
            bandOf(portion, "protein") === protein && bandOf(portion, "carbohydrates") === carbohydrates,
        ).length,
    ).join(" / ");
  const carbohydrateBands = BAND_STARTS.carbohydrates.map((_, band) => band);
  return toTable(
    ["protein", ...carbohydrateBands.map((band) => `carbohydrates ${bandName("carbohydrates", band)}`)],
    BAND_STARTS.protein.map((_, protein) => [
      bandName("protein", protein),
      ...carbohydrateBands.map((carbohydrates) => cell(protein, carbohydrates)),
    ]),
  );
}

const byCuisine = (content: Content): string =>
  toTable(
    ["cuisine", ...MEAL_TYPES.map((meal) => MEAL_NAMES[meal]), "library"],
    CUISINES.map((cuisine) => {
      const isOfIt = (recipe: Recipe) => recipe.cuisine === cuisine;
      return [
        CUISINE_NAMES[cuisine],
        ...MEAL_TYPES.map((meal) => ofMeal(content, meal).filter(isOfIt).length),
        dishesOf(content).filter(isOfIt).length,
      ];
    }),
  );

/** The tables of the coverage part, with a sentence each. */
export const coveragePart = (content: Content): string =>
  [
    totals(content),
    "Recipes of the full system by meal. A recipe for two meals counts in both, so the rows add up to more than the library.",
    byDiet(content),
    "Share of energy from protein and from carbohydrates: breakfasts / lunches / dinners / snacks.",
    byMacros(content),
    "Where dishes come from.",
    byCuisine(content),
  ].join("\n\n");
