import { type Diet, MEAL_TYPES, type MealType } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import { type Food, type Recipe, readContent } from "./src/index.ts";

const { foods, recipes } = readContent();
const foodsById = new Map(foods.map((food) => [food.id, food]));
const ids = (list: readonly Recipe[]): string[] => list.map((recipe) => recipe.id);
const foodOf = (foodId: string): Food => {
  const food = foodsById.get(foodId);
  if (food === undefined) throw new Error(`no food "${foodId}"`);
  return food;
};

const KCAL_RANGE: Record<MealType, readonly [number, number]> = {
  BREAKFAST: [250, 650],
  LUNCH: [300, 750],
  DINNER: [350, 900],
  SNACK: [60, 350],
};

/** Words of a food's name that say nothing about which food is meant. */
const VAGUE_WORDS = new Set(
  "fresh canned cooked frozen lean soft dark light white red green plain unsweetened low fat verse blik mager magere witte rode groene gedroogde diepvries naturel ongezoet ongezouten".split(
    " ",
  ),
);

/** Last parts of Dutch compounds by which a cook calls the food: roomboter → boter. */
const DUTCH_HEADS = "boter spek stroop brood ham bloem kip salsa sla meloen ketchup".split(" ");

describe("recipes as a whole", () => {
  const suits = (diet: Diet) => (recipe: Recipe) => recipe.diets.includes(diet);
  const minutes = ({ preparationMinutes, cookingMinutes }: Recipe): number =>
    preparationMinutes + cookingMinutes;
  const wanted: readonly [string, number, (recipe: Recipe) => boolean][] = [
    ["vegan", 25, suits("VEGAN")],
    ["vegetarian", 40, suits("VEGETARIAN")],
    ["pescatarian", 40, suits("PESCATARIAN")],
    ["lacto-vegetarian", 40, suits("LACTO_VEGETARIAN")],
    ["ovo-vegetarian", 40, suits("OVO_VEGETARIAN")],
    ["halal", 40, suits("HALAL")],
    ["keto", 25, (recipe) => recipe.isKeto],
    ["keto and vegetarian", 20, (recipe) => recipe.isKeto && suits("VEGETARIAN")(recipe)],
    ["keto and vegan", 15, (recipe) => recipe.isKeto && suits("VEGAN")(recipe)],
    ["low in carbohydrates", 30, ({ portion }) => (4 * portion.carbohydrates) / portion.kcal <= 0.26],
    ["gluten-free", 40, (recipe) => !recipe.intolerances.includes("GLUTEN")],
    ["lactose-free", 40, (recipe) => !recipe.intolerances.includes("LACTOSE")],
    ["nut-free", 40, (recipe) => !recipe.intolerances.includes("NUTS")],
    ["without shellfish", 40, (recipe) => !recipe.intolerances.includes("CRUSTACEANS_AND_SHELLFISH")],
    ["within 15 minutes", 30, (recipe) => minutes(recipe) <= 15],
    ["30 % energy from protein", 15, ({ portion }) => (4 * portion.protein) / portion.kcal >= 0.3],
    [
      "vegan, 45 % energy from protein",
      3,
      (recipe) => {
        const share = (4 * recipe.portion.protein) / recipe.portion.kcal;
        return share >= 0.45 && suits("VEGAN")(recipe);
      },
    ],
  ];

  it("are at least 400, enough of every meal, and 15 fit the HORMONE functions", () => {
    const least: Record<MealType, number> = { BREAKFAST: 90, LUNCH: 100, DINNER: 130, SNACK: 80 };
    const few = MEAL_TYPES.filter(
      (meal) => recipes.filter(({ meals }) => meals.includes(meal)).length < least[meal],
    );
    expect(few).toEqual([]);
    expect(recipes.length).toBeGreaterThanOrEqual(400);
    expect(recipes.filter(({ tags }) => tags.includes("HORMONE")).length).toBeGreaterThanOrEqual(15);
  });

  it.each(wanted)("are enough in every meal: %s, at least %i", (_name, least, isMeant) => {
    const counts = MEAL_TYPES.map((meal) => ({
      meal,
      count: recipes.filter((recipe) => recipe.meals.includes(meal) && isMeant(recipe)).length,
    }));
    expect(counts.filter(({ count }) => count < least)).toEqual([]);
  });

  it.each(["BREAKFAST", "LUNCH", "DINNER"] as const)(
    "PLAN-195 are enough with little protein and many carbohydrates: %s, at least 4 without anything of animals",
    (meal) => {
      const suited = recipes.filter(
        ({ meals, diets, portion: { kcal, protein, carbohydrates } }) =>
          meals.includes(meal) &&
          diets.includes("VEGAN") &&
          4 * protein < 0.12 * kcal &&
          4 * carbohydrates >= 0.5 * kcal,
      );
      expect(suited.length).toBeGreaterThanOrEqual(4);
    },
  );

  it("hold no near-duplicates: the same groceries within 15 % of each other", () => {
    const gramsByFood = (recipe: Recipe) =>
      new Map(recipe.ingredients.map(({ foodId, grams }) => [foodId, grams / recipe.portions]));
    const isSame = (a: Recipe, b: Recipe): boolean => {
      if (a.groceries.length !== b.groceries.length) return false;
      const [inA, inB] = [gramsByFood(a), gramsByFood(b)];
      return a.groceries.every((foodId) => {
        const [x, y] = [inA.get(foodId) ?? 0, inB.get(foodId) ?? 0];
        return Math.abs(x - y) <= 0.15 * Math.max(x, y);
      });
    };
    const pairs = recipes.flatMap((a, index) =>
      recipes
        .slice(index + 1)
        .filter((b) => isSame(a, b))
        .map((b) => `${a.id} = ${b.id}`),
    );
    expect(pairs).toEqual([]);
  });

  it("carry a name in each language that appears once", () => {
    for (const language of ["en", "nl"] as const) {
      const names = recipes.map((recipe) => recipe.name[language].toLowerCase());
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
    const same = recipes.filter(({ name }) => name.en === name.nl);
    expect(ids(same)).toEqual(["shakshuka"]);
  });
});

describe("each recipe", () => {
  it("gives a portion of plausible energy and weight for its meals", () => {
    const wrong = recipes.filter(({ meals, portion, portionGrams }) => {
      const isFitting = meals.every((meal) => {
        const [least, most] = KCAL_RANGE[meal];
        return portion.kcal >= least && portion.kcal <= most;
      });
      return !isFitting || portionGrams > 1200 || portionGrams < 25;
    });
    expect(ids(wrong)).toEqual([]);
  });

  it("resolves every ingredient to grams that a kitchen can weigh", () => {
    const wrong = recipes.filter(
      ({ ingredients, portions }) =>
        ingredients.some(({ grams }) => !(grams >= 0.2 && grams / portions <= 700)) ||
        new Set(ingredients.map(({ foodId }) => foodId)).size !== ingredients.length,
    );
    expect(ids(wrong)).toEqual([]);
  });

  it("fills no wheat tortilla with more than it can be rolled around", () => {
    const wrong = recipes.filter(({ tags, ingredients, portions, portionGrams }) => {
      const tortillas = ingredients.find(({ foodId }) => foodId === "flour-tortilla");
      if (tortillas === undefined || !tags.includes("WRAP")) return false;
      return (portionGrams * portions - tortillas.grams) / tortillas.quantity > 300;
    });
    expect(ids(wrong)).toEqual([]);
  });

  it("takes a plausible time that covers what its steps say", () => {
    const longestStep = (recipe: Recipe): number => {
      const minutes = recipe.steps
        .filter(({ en }) => !/fridge|chill|beforehand|overnight/i.test(en))
        .flatMap(({ en }) => [...en.matchAll(/(\d+) minutes/g)].map((match) => Number(match[1])));
      const hours = recipe.steps
        .filter(({ en }) => !/fridge/i.test(en))
        .flatMap(({ en }) => [...en.matchAll(/(\d+) hours/g)].map((match) => 60 * Number(match[1])));
      return Math.max(0, ...minutes, ...hours);
    };
    const wrong = recipes.filter((recipe) => {
      const total = recipe.preparationMinutes + recipe.cookingMinutes;
      return total < 1 || total > 180 || longestStep(recipe) > total;
    });
    expect(ids(wrong)).toEqual([]);
  });

  it("says the same numbers in both languages, in every step", () => {
    const numbers = (text: string): string => (text.match(/\d+([.,]\d+)?/g) ?? []).sort().join(" ");
    const wrong = recipes.filter(({ steps }) => steps.some(({ en, nl }) => numbers(en) !== numbers(nl)));
    expect(ids(wrong)).toEqual([]);
  });

  it.each(["en", "nl"] as const)("mentions what has to be bought in its steps (%s)", (language) => {
    const isMentioned = (text: string, name: string): boolean =>
      name
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter((word) => word.length > 1 && !VAGUE_WORDS.has(word))
        .some((word) => {
          const head = DUTCH_HEADS.find((end) => word.endsWith(end));
          return text.includes(word.slice(0, 4)) || (head !== undefined && text.includes(head));
        });
    const missing = recipes.flatMap((recipe) => {
      const text = recipe.steps.map((step) => step[language].toLowerCase()).join(" ");
      return recipe.groceries
        .filter((foodId) => !isMentioned(text, foodOf(foodId).name[language]))
        .map((foodId) => `${recipe.id}: ${foodId}`);
    });
    expect(missing).toEqual([]);
  });

  it("keeps what its name promises", () => {
    const promises: readonly [RegExp, (recipe: Recipe) => boolean][] = [
      [/vegan/i, (recipe) => recipe.diets.includes("VEGAN")],
      [/vegetarian|vegetarisch/i, (recipe) => recipe.diets.includes("VEGETARIAN")],
      [/\btofu\b|\bsoy\b/i, (recipe) => recipe.allergens.includes("SOY")],
      [/(?<!seitan and )\beggs?\b(?! white)/i, (recipe) => recipe.allergens.includes("EGG")],
      [/\b(beef|pork|bacon|ham|(?<!tuna )steak)\b/i, (recipe) => !recipe.diets.includes("PESCATARIAN")],
      [/gluten-free|glutenvrij/i, (recipe) => !recipe.intolerances.includes("GLUTEN")],
      [/high-protein|eiwitrijk/i, ({ portion }) => (4 * portion.protein) / portion.kcal >= 0.25],
      [
        /chicken|kip(?!pe?r)(?!kerwt)/i,
        (recipe) => recipe.mainGroup === "CHICKEN" || /chickpea/i.test(recipe.name.en),
      ],
      [/salmon|tuna|cod\b|herring|mackerel|sardines/i, (recipe) => recipe.allergens.includes("FISH")],
      [
        /gouda|quark|yoghurt|feta|mozzarella/i,
        (recipe) => recipe.allergens.includes("MILK") || /soy yoghurt/i.test(recipe.name.en),
      ],
    ];
    const broken = promises.flatMap(([pattern, isKept]) =>
      recipes.filter(({ name, ...rest }) => {
        const isPromised = pattern.test(name.en) || pattern.test(name.nl);
        return isPromised && !isKept({ name, ...rest });
      }),
    );
    expect(ids(broken)).toEqual([]);
  });

  it("is called halal only when it holds meat, and then never pork or alcohol", () => {
    const marked = recipes.filter((recipe) => recipe.isHalal);
    expect(marked.length).toBeGreaterThan(10);
    expect(ids(marked.filter((recipe) => !recipe.diets.includes("HALAL")))).toEqual([]);
    expect(ids(marked.filter((recipe) => recipe.diets.includes("PESCATARIAN")))).toEqual([]);
  });

  it("uses foods with known facts, so that no allergen is missing", () => {
    expect(ids(recipes.filter((recipe) => !recipe.factsKnown))).toEqual([]);
  });
});

describe("PLAN-261 sides", () => {
  const sides = recipes.filter(({ beside }) => beside.length > 0);

  it("are for no meal of their own, small, quick and eaten at once", () => {
    const wrong = sides.filter(
      ({ meals, portion: { kcal }, portionGrams, activeMinutes, fridgeDays, portions }) =>
        meals.length > 0 ||
        kcal < 60 ||
        kcal > 300 ||
        portionGrams > 300 ||
        activeMinutes > 6 ||
        fridgeDays > 0 ||
        portions > 1,
    );
    expect(ids(wrong)).toEqual([]);
    expect(recipes.filter(({ meals, beside }) => meals.length === 0 && beside.length === 0)).toEqual([]);
  });

  it.each([
    ["vegan", 8, (side: Recipe) => side.diets.includes("VEGAN")],
    ["gluten-free", 8, (side: Recipe) => !side.intolerances.includes("GLUTEN")],
    ["lactose-free", 8, (side: Recipe) => !side.intolerances.includes("LACTOSE")],
    ["nut-free", 8, (side: Recipe) => !side.intolerances.includes("NUTS")],
    [
      "vegan, gluten-free and nut-free",
      5,
      (side: Recipe) =>
        side.diets.includes("VEGAN") &&
        !side.intolerances.includes("GLUTEN") &&
        !side.intolerances.includes("NUTS"),
    ],
    ["keto", 5, (side: Recipe) => side.isKeto],
    ["keto and vegan", 3, (side: Recipe) => side.isKeto && side.diets.includes("VEGAN")],
  ] as const)("are enough beside lunch and dinner: %s, at least %i", (_name, least, isMeant) => {
    for (const meal of ["LUNCH", "DINNER"] as const)
      expect(
        sides.filter((side) => side.beside.includes(meal) && isMeant(side)).length,
      ).toBeGreaterThanOrEqual(least);
  });

  it("are KETO with little in a portion, for they come on top of a meal", () => {
    expect(sides.filter(({ isKeto, portion }) => isKeto !== portion.carbohydrates <= 5)).toEqual([]);
  });
});
