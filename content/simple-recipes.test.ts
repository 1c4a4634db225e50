import { MEAL_TYPES, SIMPLE_ALLERGENS, type SimpleAllergen, simpleRecipeTime } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import { readContent, type SimpleRecipe } from "./src/index.ts";

const { simpleRecipes: recipes, simpleRecipeTags: tags, simpleRecipeSections: sections } = readContent();
const ids = (list: readonly SimpleRecipe[]): string[] => list.map(({ id }) => id);
const numbers = (text: string): string =>
  (text.replaceAll(",", ".").match(/\d+(\.\d+)?/g) ?? []).sort().join(" ");
const textOf = (recipe: SimpleRecipe, language: "en" | "nl"): string =>
  [recipe.name, ...recipe.ingredients.map(({ text }) => text)].map((text) => text[language]).join("\n");

/** Words of an ingredient line that promise an allergen; the rest of the line may take the promise back. */
const ALLERGEN_PATTERNS: Record<SimpleAllergen, RegExp> = {
  PEANUTS: /peanut/i,
  TREE_NUTS: /almond|walnut|cashew|hazelnut|pecan|pistachio/i,
  MILK: /\b(milk|buttermilk|yoghurt|quark|feta|mozzarella|cheese|brie|butter|cream|ricotta)\b/i,
  EGG: /\beggs?\b|egg noodles|mayonnaise/i,
  WHEAT:
    /bread|pitta|bagel|ciabatta|baguette|multigrain bun|spaghetti|penne|pasta|tortilla|couscous|bulgur|noodles|flour\b|rolled oats|crispbread|falafel|vegetarian sausage/i,
  SOY: /\bsoy|tofu|tempeh|edamame|miso\b/i,
  FISH: /salmon|tuna|cod\b|pollock|herring|mackerel|sardine/i,
  SHELLFISH: /prawn|crab|mussel|squid/i,
  SESAME: /sesame|hummus|tahini/i,
};
const TAKEN_BACK =
  /coconut milk|peanut butter|almond butter|rice noodles|corn tortilla|tortilla chips|glass noodles|tomato pasta sauce/gi;
/** Allergens that a packet brings which its name does not say. */
const HIDDEN: Partial<Record<SimpleAllergen, RegExp>> = {
  SOY: /chocolate|vegetarian sausage/i,
  EGG: /vegetarian sausage/i,
  WHEAT: /soy sauce|miso|mustard|stock/i,
  MILK: /chocolate/i,
};

describe("simple recipes as a whole", () => {
  it("SREC-028 are enough for a week of each meal, and for every short diet", () => {
    expect(recipes.length).toBeGreaterThanOrEqual(90);
    const least = { BREAKFAST: 20, LUNCH: 22, DINNER: 28, SNACK: 16 };
    for (const meal of MEAL_TYPES) {
      const ofMeal = recipes.filter(({ meals }) => meals.includes(meal));
      expect([meal, ofMeal.length >= least[meal]]).toEqual([meal, true]);
      const vegan = ofMeal.filter(({ diets }) => diets.includes("VEGAN"));
      expect([meal, vegan.length >= 2]).toEqual([meal, true]);
    }
  });

  it("SREC-028 hold no near duplicates", () => {
    const words = ({ pictureFoods }: SimpleRecipe) => new Set(pictureFoods.map(({ name }) => name));
    const pairs = recipes.flatMap((a, index) =>
      recipes.slice(index + 1).flatMap((b) => {
        const [inA, inB] = [words(a), words(b)];
        const shared = [...inA].filter((name) => inB.has(name)).length;
        return shared / (inA.size + inB.size - shared) >= 0.7 ? [`${a.id} = ${b.id}`] : [];
      }),
    );
    expect(pairs).toEqual([]);
    for (const language of ["en", "nl"] as const) {
      const names = recipes.map(({ name }) => name[language].toLowerCase());
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it("SREC-002 fill one featured row of five or more, every category and every curated row", () => {
    const recipesOf = (section: (typeof sections)[number]) =>
      section.recipeIds.length > 0
        ? section.recipeIds
        : ids(recipes.filter(({ tagIds }) => section.tagId !== null && tagIds.includes(section.tagId)));
    expect(sections.filter(({ kind }) => kind === "FEATURED")).toHaveLength(1);
    expect(sections.filter((section) => recipesOf(section).length < 4).map(({ id }) => id)).toEqual([]);
    const used = new Set(recipes.flatMap(({ tagIds }) => tagIds));
    expect(tags.filter(({ id }) => !used.has(id))).toEqual([]);
  });

  it("SREC-002 keep what the title of a curated row promises", () => {
    const promises: Partial<Record<string, (recipe: SimpleRecipe) => boolean>> = {
      "ready-in-15": (recipe) =>
        simpleRecipeTime(recipe.preparationMinutes, recipe.cookingMinutes) <= 15 &&
        !recipe.tagIds.includes("cook-ahead"),
      plants: ({ diets }) => diets.includes("VEGAN"),
      ahead: ({ servings }) => servings >= 4,
    };
    const broken = sections.flatMap(({ id, tagId, recipeIds }) =>
      recipes
        .filter((recipe) => recipeIds.includes(recipe.id))
        .filter(
          (recipe) => (tagId !== null && !recipe.tagIds.includes(tagId)) || promises[id]?.(recipe) === false,
        )
        .map((recipe) => `${id}: ${recipe.id}`),
    );
    expect(broken).toEqual([]);
  });
});

describe("each simple recipe", () => {
  it("SREC-028 says the same numbers in both languages, in every line and step", () => {
    const wrong = recipes.filter(({ ingredients, steps, notes }) =>
      [...ingredients.map(({ text }) => text), ...steps, ...notes].some(
        ({ en, nl }) => numbers(en) !== numbers(nl),
      ),
    );
    expect(ids(wrong)).toEqual([]);
  });

  it("SREC-033 states the allergens that its words promise, and no others", () => {
    const wrong = recipes.flatMap((recipe) => {
      const text = textOf(recipe, "en").replaceAll(TAKEN_BACK, (found) =>
        /peanut|almond/i.test(found) ? (found.split(" ")[0] ?? "") : "",
      );
      return SIMPLE_ALLERGENS.flatMap((allergen) => {
        const states = recipe.allergens.includes(allergen);
        const promises = ALLERGEN_PATTERNS[allergen].test(text);
        if (states === promises) return [];
        if (states && HIDDEN[allergen]?.test(text)) return [];
        return [`${recipe.id}: ${allergen} ${states ? "is stated" : "is not stated"}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it("SREC-028 counts as made of few ingredients when six or fewer have an amount", () => {
    const wrong = recipes.filter(
      ({ pictureFoods, tagIds }) => pictureFoods.length <= 6 !== tagIds.includes("few-ingredients"),
    );
    expect(ids(wrong)).toEqual([]);
  });

  it("SREC-021 takes a time that covers what its steps say, at most two hours", () => {
    const wrong = recipes.filter(({ steps, preparationMinutes, cookingMinutes, tagIds }) => {
      const total = preparationMinutes + cookingMinutes;
      const longest = Math.max(
        0,
        ...steps
          .filter(({ en }) => !/fridge|overnight/i.test(en))
          .flatMap(({ en }) => [...en.matchAll(/(\d+) minutes?/g)].map((match) => Number(match[1]))),
      );
      const isQuick = simpleRecipeTime(preparationMinutes, cookingMinutes) <= 20;
      return total > 120 || longest > total || (tagIds.includes("quick") && !isQuick);
    });
    expect(ids(wrong)).toEqual([]);
  });

  it("SREC-030 gives a serving of plausible energy", () => {
    const range = { BREAKFAST: [200, 650], LUNCH: [150, 750], DINNER: [330, 900], SNACK: [60, 500] } as const;
    const wrong = recipes.filter(({ meals, figures, servings }) => {
      const [least, most] = range[meals[0] ?? "DINNER"];
      const kcal = figures.kcal / servings;
      return kcal < least || kcal > most;
    });
    expect(ids(wrong)).toEqual([]);
  });
});
