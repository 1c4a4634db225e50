/** What the dishes of a week are measured by beside their energy: read from the files, and not from the planner. */
import type { Content, Food, Recipe } from "@plateful/content";

/** Foods that take each other's place in a kitchen: of each group one or two kinds are enough for a week. */
const GROUPS: readonly (readonly [name: string, isOf: RegExp])[] = [
  ["bread", /bread$|^baguette$|^pumpernickel$|^ciabatta$|bun$|^bagel$|muffin$|^rusk$|crispbread$|pita|naan$/],
  ["wraps", /tortilla$/],
  ["pasta", /^(penne|spaghetti|wholemeal-pasta|corn-pasta|orzo|fresh-pasta)$/],
  ["noodles", /noodles$/],
  [
    "grains",
    /^(white-rice|brown-rice|couscous|quinoa|bulgur|pearl-barley|millet|buckwheat|risotto-rice|polenta)$/,
  ],
  ["leaves", /^(rocket|lettuce|romaine|iceberg|spinach|endive|kale|pak-choi)$/],
  ["soft cheese", /^(feta|mozzarella|goat-cheese|ricotta|cream-cheese|brie|grilling-cheese|blue-cheese)$/],
  ["hard cheese", /^(gouda|cheddar|edam|emmental|parmesan|light-cheese)$/],
  ["nuts", /^(walnuts|almonds|hazelnuts|macadamias|cashews|pistachios|pecans|peanuts|pine-nuts)$/],
  ["seeds", /seeds$|^flaxseed$/],
  ["herbs", /^(parsley|chives|mint|basil|coriander|dill)$/],
  ["tofu", /tofu$/],
];

export const groupOfFood = (id: string): string | null =>
  GROUPS.find(([, isOf]) => isOf.test(id))?.[0] ?? null;

/** Water and stock: what a bowl of soup holds beside what is in it. */
const LIQUID = /^water$|stock$/;

/** Foods by which protein is counted as of one source. */
const SOURCES: readonly (readonly [name: string, isOf: RegExp])[] = [
  ["seitan", /^seitan$|gluten$/],
  ["tofu", /tofu$/],
  ["tempeh", /tempeh/],
  ["soy protein", /^soy-protein$|textured-soy/],
  ["soy drink", /^soy-(drink|yoghurt|curd)/],
  ["edamame", /edamame|soybeans/],
  ["chickpeas", /chickpea|hummus|falafel/],
  ["lentils", /lentils/],
  ["beans", /beans$/],
  ["eggs", /^egg/],
];

export function makeSources({ foods, recipes }: Content) {
  const foodsById = new Map(foods.map((food) => [food.id, food]));
  const recipesById = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const foodOf = (id: string): Food => {
    const food = foodsById.get(id);
    if (food === undefined) throw new Error(`There is no food ${id}`);
    return food;
  };
  const recipeOf = (id: string): Recipe => {
    const recipe = recipesById.get(id);
    if (recipe === undefined) throw new Error(`There is no recipe ${id}`);
    return recipe;
  };
  /** The food with most of the protein, by its family. */
  const proteinSource = ({ ingredients, mainGroup }: Recipe): string => {
    const protein = (id: string, grams: number) => foodOf(id).per100Grams.protein * grams;
    const [first] = ingredients.toSorted((a, b) => protein(b.foodId, b.grams) - protein(a.foodId, a.grams));
    return SOURCES.find(([, isOf]) => isOf.test(first?.foodId ?? ""))?.[0] ?? mainGroup;
  };
  /** Grams of a portion, the liquid of soups apart. */
  const solidGrams = ({ ingredients, portions, tags }: Recipe): number => {
    const isSoup = tags.includes("SOUP");
    return ingredients.reduce(
      (sum, { foodId, grams }) => (isSoup && LIQUID.test(foodId) ? sum : sum + grams / portions),
      0,
    );
  };
  const sourceById = new Map(recipes.map((recipe) => [recipe.id, proteinSource(recipe)]));
  const gramsById = new Map(recipes.map((recipe) => [recipe.id, solidGrams(recipe)]));
  return { recipeOf, sourceById, gramsById };
}
