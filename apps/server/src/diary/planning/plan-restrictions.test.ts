import { type ContainsWord, readContent } from "@plateful/content";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aPlanner } from "../../../test/factories.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** What each diet rules out, written down apart from the code under test (ledger DATA-040). */
const MEAT: ContainsWord[] = ["meat", "pork", "beef", "poultry", "gelatine"];
const FISH: ContainsWord[] = ["fish", "crustaceans", "molluscs"];
const FORBIDDEN: Record<string, ContainsWord[]> = {
  OMNIVORE: [],
  VEGAN: [...MEAT, ...FISH, "egg", "milk", "honey"],
  VEGETARIAN: [...MEAT, ...FISH],
  LACTO_VEGETARIAN: [...MEAT, ...FISH, "egg"],
  OVO_VEGETARIAN: [...MEAT, ...FISH, "milk"],
  PESCATARIAN: MEAT,
  HALAL: ["pork", "alcohol"],
};
const NOT_TOLERATED: Record<string, ContainsWord[]> = {
  food_intolerances_gluten: ["gluten"],
  food_intolerances_lactose: ["lactose"],
  food_intolerances_nut: ["tree-nuts", "peanuts"],
  food_intolerances_crustaceans_shellfish: ["crustaceans", "molluscs"],
};

/** A row of numbers below 1 that is the same in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Wishes {
  readonly profile: Record<string, unknown>;
  readonly avoid: string[];
}

function wishesFrom(next: () => number, labels: readonly string[]): Wishes {
  const diets = Object.keys(FORBIDDEN);
  const intolerances = Object.keys(NOT_TOLERATED).map((name) => [name, next() < 0.3] as const);
  return {
    profile: {
      diet: diets[Math.floor(next() * diets.length)],
      is_keto_user: next() < 0.15,
      ...Object.fromEntries(intolerances),
    },
    avoid: labels.filter(() => next() < 0.15),
  };
}

const content = readContent();
const recipeByName = new Map(content.recipes.map((recipe) => [recipe.name.en, recipe]));
const foodById = new Map(content.foods.map((food) => [food.id, food]));

/** Names of what a dish holds although this person may not have it. */
function faultsOf(name: string, { profile, avoid }: Wishes): string[] {
  const recipe = recipeByName.get(name);
  const foods = (recipe?.ingredients ?? []).map(({ foodId }) => foodById.get(foodId));
  const facts = new Set(foods.flatMap((food) => food?.contains ?? []));
  const isRestricted = profile.diet !== "OMNIVORE" || Object.keys(NOT_TOLERATED).some((key) => profile[key]);
  const forbidden = [
    ...(FORBIDDEN[String(profile.diet)] ?? []),
    ...Object.entries(NOT_TOLERATED).flatMap(([key, list]) => (profile[key] === true ? list : [])),
  ].filter((fact) => facts.has(fact));
  const avoided = content.ingredientsToAvoid
    .filter(
      (item) => avoid.includes(item.name.en) && foods.some((food) => item.foodIds.includes(food?.id ?? "")),
    )
    .map((item) => item.name.en);
  const unknown = isRestricted && foods.some((food) => food === undefined || food.contains === null);
  const notHalal = profile.diet === "HALAL" && facts.has("meat") && recipe?.isHalal !== true;
  return [...forbidden, ...avoided, ...(unknown ? ["unknown food"] : []), ...(notHalal ? ["meat"] : [])];
}

it("DIARY-069 DATA-040 has a judge that sees faults", () => {
  // Most dishes do not suit a vegan who tolerates no gluten and eats no tomato.
  const strict = { profile: { diet: "VEGAN", food_intolerances_gluten: true }, avoid: ["Tomato"] };
  const unfit = content.recipes.filter(({ name }) => faultsOf(name.en, strict).length > 0);
  expect(unfit.length).toBeGreaterThan(content.recipes.length / 2);
});

const labels = content.ingredientsToAvoid.map(({ name }) => name.en);
let mealsPlanned = 0;
const next = numbersFrom(20_260_318);
const people = Array.from({ length: 40 }, (_, at) => ({ at, ...wishesFrom(next, labels) }));

it.each(people)(
  "DIARY-069 DATA-040 never plans or offers a dish against anybody's restrictions: $at, $profile.diet",
  async (wishes) => {
    const anna = await aPlanner(app);
    const intake = (await app.get("users/userProfile/", { as: anna })).body.results[0].id;
    const changed = await app.patch(`users/userProfile/${intake}/`, wishes.profile, { as: anna });
    expect(changed.status).toBe(200);
    const all = await app.get("ingredientToAvoid/?page_size=100", { as: anna });
    const known: { id: number; label: string }[] = all.body.results;
    const ids = known.filter(({ label }) => wishes.avoid.includes(label)).map(({ id }) => id);
    expect(ids).toHaveLength(wishes.avoid.length);
    await app.post("users/setIngredientsToAvoid/", { ingredient_to_avoid_ids: ids }, { as: anna });
    const offered = await app.get("generateMeals/?page_size=100", { as: anna });
    const names: string[] = offered.body.results.map(
      (meal: { recipe_template: { name: string } }) => meal.recipe_template.name,
    );
    const [disliked] = offered.body.results;
    if (disliked !== undefined)
      await app.post("users/userdislikerecipe/", { recipe: disliked.recipe_template.id }, { as: anna });
    const body = { num_days: 7, start_date_inclusive: "2026-03-18", delete_existing_plans: true };
    const planned = await app.post("autoPlanDays/", body, { as: anna });
    expect(planned.status).toBe(200);
    const meals: { recipe_template: { id: number; name: string } }[] = planned.body.calendar_days.flatMap(
      (day: { calendar_items: { meal: object }[] }) => day.calendar_items.map(({ meal }) => meal),
    );
    mealsPlanned += meals.length;
    for (const { recipe_template: recipe } of meals) {
      names.push(recipe.name);
      expect(recipe.id).not.toBe(disliked?.recipe_template.id);
    }
    const wrong = names.map((name) => [name, ...faultsOf(name, wishes)]).filter((found) => found.length > 1);
    expect(wrong).toEqual([]);
  },
);

it("DIARY-069 DATA-040 was tried on many meals", () => {
  expect(mealsPlanned).toBeGreaterThan(people.length * 7);
});
