import { describe, expect, it } from "vitest";
import { type LocalisedName, type Recipe, readContent } from "./src/index.ts";

const { foods, recipes, simpleRecipes } = readContent();
const foodsById = new Map(foods.map((food) => [food.id, food]));
const LANGUAGES = ["en", "nl"] as const;
type Language = (typeof LANGUAGES)[number];

const stepsOf = ({ steps }: Recipe, language: Language): string =>
  steps.map((step) => step[language].toLowerCase()).join(" ");
const foodIdsOf = ({ ingredients }: Recipe): string[] => ingredients.map(({ foodId }) => foodId);

/** What a cook calls a staple, by the beginning of the word, where that is not in the name of the food. */
const STAPLE_WORDS: Partial<Record<string, Record<Language, RegExp>>> = {
  "olive-oil": { en: /\boil/, nl: /olie/ },
  "sunflower-oil": { en: /\boil/, nl: /olie/ },
  "black-pepper": { en: /pepper/, nl: /peper/ },
  "ground-coriander": { en: /coriander/, nl: /koriander/ },
  "ground-ginger": { en: /ginger/, nl: /gember/ },
  cayenne: { en: /cayenne/, nl: /cayenne/ },
  cumin: { en: /cumin/, nl: /komijn/ },
  "red-wine-vinegar": { en: /vinegar/, nl: /azijn/ },
  "cider-vinegar": { en: /vinegar/, nl: /azijn/ },
  "white-vinegar": { en: /vinegar/, nl: /azijn/ },
  "brown-sugar": { en: /sugar/, nl: /suiker/ },
  oregano: { en: /oregano/, nl: /oregano/ },
  "dried-thyme": { en: /thyme/, nl: /tijm/ },
  rosemary: { en: /rosemary/, nl: /rozemarijn/ },
};

function isNamed(foodId: string, text: string, language: Language): boolean {
  const word = STAPLE_WORDS[foodId]?.[language];
  if (word !== undefined) return word.test(text);
  const name = foodsById.get(foodId)?.name[language].toLowerCase() ?? foodId;
  return name.split(/[^\p{L}]+/u).some((part) => part.length > 2 && text.includes(part.slice(0, 4)));
}

/** Words of a step that need a food: what people have at home is forgotten soonest. */
const NEEDED: readonly [RegExp, RegExp, RegExp][] = [
  [/\b(?<!no )salt\b/, /\b(?<!(geen|is) )zout\b/, /^salt$/],
  [/\b(?:in|with|of) (?:the |a little )?oil\b/, /\bolie\b/, /oil$/],
  [/\bsugar\b/, /\bsuiker\b/, /sugar$/],
  [/\bcinnamon\b/, /\bkaneel\b/, /^cinnamon$/],
  [/\bhoney\b/, /\bhoning\b/, /^honey$/],
];

describe("texts of recipes", () => {
  it.each(LANGUAGES)("name the staples too, so that no ingredient is left over (%s)", (language) => {
    const unused = recipes.flatMap((recipe) => {
      const text = stepsOf(recipe, language);
      return foodIdsOf(recipe)
        .filter((id) => foodsById.get(id)?.isStaple && id !== "water" && !isNamed(id, text, language))
        .map((id) => `${recipe.id}: ${id}`);
    });
    expect(unused).toEqual([]);
  });

  it.each(LANGUAGES)("use no salt, oil, sugar, cinnamon or honey that is not listed (%s)", (language) => {
    const missing = recipes.flatMap((recipe) => {
      const text = stepsOf(recipe, language);
      return NEEDED.filter(
        ([en, nl, food]) =>
          (language === "en" ? en : nl).test(text) && !foodIdsOf(recipe).some((id) => food.test(id)),
      ).map(([, , food]) => `${recipe.id}: ${food.source}`);
    });
    expect(missing).toEqual([]);
  });

  it("are not the same in Dutch and English, and write decimals as each language does", () => {
    const texts = [
      ...recipes.flatMap(({ id, steps, note }) =>
        [...steps, ...(note ? [note] : [])].map((text) => [id, text]),
      ),
      ...simpleRecipes.flatMap(({ id, ingredients, steps, notes }) =>
        [...ingredients.map(({ text }) => text), ...steps, ...notes].map((text) => [id, text]),
      ),
    ] as [string, LocalisedName][];
    const isWrong = ({ en, nl }: LocalisedName) =>
      (en === nl && en.length > 20) || /\d,\d/.test(en) || /\d\.\d/.test(nl);
    expect(texts.filter(([, text]) => isWrong(text)).map(([id, { nl }]) => `${id}: ${nl}`)).toEqual([]);
  });

  it("give the oven its temperature in degrees Celsius, the same in both languages", () => {
    const degrees = (text: string) => [...text.matchAll(/(\d+) ?°c/g)].map((match) => Number(match[1]));
    const wrong = recipes.filter((recipe) => {
      const [en, nl] = [stepsOf(recipe, "en"), stepsOf(recipe, "nl")];
      const temperatures = degrees(en);
      const isNeeded = /\boven\b(?! chips)/.test(en);
      const isPlausible = temperatures.every((celsius) => celsius >= 100 && celsius <= 250);
      return (
        (isNeeded && temperatures.length === 0) || !isPlausible || degrees(nl).join() !== temperatures.join()
      );
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it("say of raw poultry that it has to be cooked through", () => {
    const raw = /^(chicken-(breast|thigh|mince)|turkey-(breast|mince|thigh|sausage))$/;
    const wrong = recipes.filter(
      (recipe) =>
        foodIdsOf(recipe).some((id) => raw.test(id)) &&
        !(
          /cooked through|\bdone\b/.test(stepsOf(recipe, "en")) &&
          /\b(gaar|garen)\b/.test(stepsOf(recipe, "nl"))
        ),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe("what a cook does without being asked twice", () => {
  /** Recipes with such an ingredient none of whose steps says the word that is needed, in either language. */
  function silent(isMeant: RegExp, needed: Record<Language, RegExp>): string[] {
    const says = (recipe: Recipe, language: Language) => needed[language].test(stepsOf(recipe, language));
    return recipes
      .filter((recipe) =>
        recipe.ingredients.some(({ foodId, servingKey }) => isMeant.test(`${foodId} ${servingKey}`)),
      )
      .flatMap((recipe) =>
        LANGUAGES.filter((language) => !says(recipe, language)).map((language) => `${recipe.id} ${language}`),
      );
  }

  it("is said of tins: pulses and fish are drained, but for baked beans", () => {
    const tins = /^(?!baked)\S*(beans|peas|lentils|tuna|mackerel|sardines) can$/;
    expect(silent(tins, { en: /drain|rinse/, nl: /uitgelekt|uitlekken|spoel|giet/ })).toEqual([]);
  });
});

describe("salt of recipes", () => {
  const ROUNDING = 0.001;
  const gramsPerPortion = ({ ingredients, portions }: Recipe): number =>
    ingredients.reduce(
      (sum, { foodId, grams }) => sum + ((foodsById.get(foodId)?.per100Grams.salt ?? 0) * grams) / 100,
      0,
    ) / portions;

  it("is in every lunch and dinner and never more than a day's worth", () => {
    const wrong = recipes
      .filter((recipe) => {
        const least = recipe.meals.some((meal) => meal === "LUNCH" || meal === "DINNER") ? 0.3 : 0;
        const grams = gramsPerPortion(recipe);
        return grams < least || grams > 6;
      })
      .map((recipe) => `${recipe.id}: ${gramsPerPortion(recipe).toFixed(1)} g`);
    expect(wrong).toEqual([]);
  });

  it("PLAN-194 comes from sauces and stock with less salt, where shops sell such", () => {
    const salty = ["soy-sauce", "tamari", "vegetable-stock", "chicken-stock"];
    const wrong = recipes.filter((recipe) => foodIdsOf(recipe).some((id) => salty.includes(id)));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it("PLAN-194 is a pinch for each person at most where other foods bring half a gram already", () => {
    const pinch = foodsById.get("salt")?.servings.find(({ key }) => key === "pinch")?.grams ?? 0;
    const addedTo = ({ ingredients, portions }: Recipe): number =>
      ingredients.reduce((sum, { foodId, grams }) => sum + (foodId === "salt" ? grams : 0), 0) / portions;
    const wrong = recipes.filter((recipe) => {
      const added = addedTo(recipe);
      return gramsPerPortion(recipe) - added >= 0.5 && added > pinch + ROUNDING;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
