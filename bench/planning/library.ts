/** The starter recipes as the planner wants them, straight from the content files. */
import {
  type Content,
  type Food,
  foodGroup,
  foodToMainGroup,
  proteinSource,
  type Recipe,
} from "@plateful/content";
import { INTOLERANCES, type Macros, scaleNutrients } from "@plateful/nutrition";
import {
  compileLibrary,
  focusCosts,
  type GuidePart,
  groceryWeights,
  guideCost,
  type Library,
  plateGrams,
  type RecipeRow,
  type Rules,
  type SoldFood,
} from "@plateful/planning";

const macrosOf = ({ kcal, protein, carbohydrates, fat }: Recipe["portion"]): Macros => ({
  kcal,
  protein,
  carbohydrates,
  fat,
});

const GRAMS = ["protein", "carbohydrates", "fat"] as const;
/** An ingredient that brings less than this share of a recipe's nutrient is no source of it. */
const SOURCE_SHARE = 0.25;

/** Where most of a recipe's protein, carbohydrates and fat come from, each a different ingredient. */
function leversOf(recipe: Recipe, figuresOf: FiguresOf): NonNullable<RecipeRow["levers"]> {
  const parts = recipe.ingredients.map(({ foodId, grams }) => {
    const per100 = figuresOf(foodId);
    const times = (amount: number) => (amount * grams) / 100 / recipe.portions;
    return {
      kcal: times(per100.kcal),
      protein: times(per100.protein),
      carbohydrates: times(per100.carbohydrates),
      fat: times(per100.fat),
    };
  });
  const taken = new Set<Macros>();
  const sources = GRAMS.flatMap((gram) => {
    const [most] = parts.filter((part) => !taken.has(part)).sort((a, b) => b[gram] - a[gram]);
    if (most === undefined || most[gram] < SOURCE_SHARE * recipe.portion[gram]) return [];
    taken.add(most);
    return [[gram, most] as const];
  });
  return Object.fromEntries(sources);
}

type FiguresOf = (foodId: string) => Macros;
type FoodOf = (foodId: string) => Food;

const guidePartsOf = ({ ingredients }: Recipe, foodOf: FoodOf): GuidePart[] =>
  ingredients.map(({ foodId, grams }) => {
    const { category, nutrients, per100Grams } = foodOf(foodId);
    return {
      kcal: (per100Grams.kcal * grams) / 100,
      amounts: scaleNutrients(nutrients, grams / 100),
      fruitAndVegetables: category === "FRUIT" || category === "VEGETABLES" ? grams : 0,
    };
  });

/** The food with most of the protein. */
const mainFoodOf = ({ ingredients }: Recipe, foodOf: FoodOf): string => {
  const protein = ({ foodId, grams }: Recipe["ingredients"][number]) =>
    foodOf(foodId).per100Grams.protein * grams;
  const first = ingredients.toSorted((a, b) => protein(b) - protein(a))[0]?.foodId ?? "";
  return proteinSource(first, foodToMainGroup(foodOf(first)));
};
const plateGramsOf = ({ ingredients, portions, tags }: Recipe, foodOf: FoodOf): number =>
  plateGrams(
    ingredients.map(({ foodId, grams }) => ({
      grams: grams / portions,
      per100Grams: foodOf(foodId).per100Grams,
    })),
    tags.includes("SOUP"),
  );

/** What a portion costs, in cents; null when a food of it has no known price. */
function centsOf({ ingredients, portions }: Recipe, foodOf: FoodOf): number | null {
  let cents = 0;
  for (const { foodId, grams } of ingredients) {
    const { centsPerKg } = foodOf(foodId);
    if (centsPerKg === null) return null;
    cents += (grams * centsPerKg) / 1000 / portions;
  }
  return cents;
}

const toRow = (recipe: Recipe, dislikeOf: ReadonlyMap<string, string>, foodOf: FoodOf): RecipeRow => ({
  id: recipe.id,
  perPortion: macrosOf(recipe.portion),
  mealTypes: recipe.meals,
  beside: recipe.beside,
  diets: recipe.diets,
  intolerances: INTOLERANCES.filter((intolerance) => !recipe.intolerances.includes(intolerance)),
  allergens: recipe.allergens,
  allergensKnown: recipe.factsKnown,
  avoid: recipe.ingredientsToAvoid.map((id) => dislikeOf.get(id) ?? id),
  tags: recipe.tags,
  preparationMinutes: recipe.preparationMinutes + recipe.cookingMinutes,
  activeMinutes: recipe.activeMinutes,
  cuisine: recipe.cuisine,
  kitchen: recipe.kitchen,
  fridgeDays: recipe.fridgeDays,
  freezes: recipe.freezes,
  mainGroup: recipe.mainGroup,
  mainFood: mainFoodOf(recipe, foodOf),
  plateGrams: plateGramsOf(recipe, foodOf),
  standIn: recipe.standIn,
  guideCost: guideCost(guidePartsOf(recipe, foodOf)),
  focusCosts: focusCosts(guidePartsOf(recipe, foodOf), recipe.tags.includes("HORMONE")),
  popularity: 0.5,
  costCents: centsOf(recipe, foodOf),
  groceries: recipe.groceries,
  levers: leversOf(recipe, (foodId) => foodOf(foodId).per100Grams),
});

const dislikesById = (content: Content): ReadonlyMap<string, string> =>
  new Map(content.ingredientsToAvoid.map(({ id, dislike }) => [id, dislike]));

/** How the foods of the library are sold, with what its recipes use of them. */
function soldFoods({ foods, recipes }: Content): SoldFood[] {
  const dishes = recipes.filter(({ beside }) => beside.length === 0);
  const lines = dishes.flatMap(({ ingredients, portions }) =>
    ingredients.map(({ foodId, grams }) => ({ foodId, grams: grams / portions })),
  );
  const uses = Map.groupBy(lines, ({ foodId }) => foodId);
  return foods.map(({ id, pack }) => ({ id, pack, uses: (uses.get(id) ?? []).map(({ grams }) => grams) }));
}

export function libraryOf(content: Content): Library {
  const dislikeOf = dislikesById(content);
  const foods = new Map(content.foods.map((food) => [food.id, food]));
  const foodOf = (id: string) => {
    const food = foods.get(id);
    if (food === undefined) throw new Error(`There is no food ${id}`);
    return food;
  };
  return compileLibrary(
    content.recipes.map((recipe) => toRow(recipe, dislikeOf, foodOf)),
    content.version,
    groceryWeights(soldFoods(content)),
    new Map(
      content.foods.flatMap(({ id }) => {
        const group = foodGroup(id);
        return group === null ? [] : [[id, group] as const];
      }),
    ),
  );
}

/** Whether a recipe breaks a restriction of a person, judged from the content and not by the planner. */
export function restrictionJudge(content: Content): (recipeId: string, rules: Rules) => boolean {
  const recipesById = new Map(content.recipes.map((recipe) => [recipe.id, recipe]));
  const dislikeOf = dislikesById(content);
  return (recipeId, rules) => {
    const recipe = recipesById.get(recipeId);
    if (recipe === undefined) return true;
    const offendsDiet = rules.diet !== "OMNIVORE" && !recipe.diets.includes(rules.diet);
    const offendsIntolerance = (rules.intolerances ?? []).some((one) => recipe.intolerances.includes(one));
    const holdsAvoided = recipe.ingredientsToAvoid.some((id) =>
      rules.avoid.includes(dislikeOf.get(id) ?? id),
    );
    return offendsDiet || offendsIntolerance || holdsAvoided;
  };
}
