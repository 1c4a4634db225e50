import { readContent } from "@plateful/content";
import type { CalendarDay, UnsuitedMeal } from "@plateful/contract";
import { ALLERGENS, type Allergen } from "@plateful/nutrition";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unfit } from "../../../test/allergen-judge.ts";
import { aPlanner } from "../../../test/factories.ts";
import { aHousemate } from "../../../test/household.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const START = "2026-03-18";
const DATES = [START, "2026-03-19", "2026-03-20"];

interface Dish {
  readonly recipe_template: { readonly id: number; readonly name: string };
}
const nameOf = ({ recipe_template: recipe }: Dish): string => recipe.name;

/** Every recipe that someone is offered. */
async function everyDish(as: Person, filter = ""): Promise<Dish[]> {
  const dishes: Dish[] = [];
  for (let page = 1; ; page++) {
    const { body } = await app.get(`generateMeals/?page_size=100&page=${page}${filter}`, { as });
    dishes.push(...body.results);
    if (body.next === null) return dishes;
  }
}

const planned = async (as: Person): Promise<CalendarDay[]> => {
  const body = { num_days: DATES.length, start_date_inclusive: START, delete_existing_plans: true };
  return (await app.post("autoPlanDays/", body, { as })).body.calendar_days;
};
const mealsOf = (days: readonly CalendarDay[]) =>
  days.flatMap(({ calendar_items: items }) =>
    items.flatMap((item) => (item.content_type === "recipemeal" ? [item] : [])),
  );

/** A planned meal of someone, and a dish for the same meal that holds the allergen. */
async function aMealAndDish(as: Person, allergen: Allergen) {
  for (const meal of mealsOf(await planned(as))) {
    const type = meal.meal_moment.endsWith("SNACK") ? "SNACK" : meal.meal_moment;
    const dishes = await everyDish(as, `&meal_types=${type}`);
    const dish = dishes.find(
      (one) =>
        one.recipe_template.id !== meal.meal.recipe_template.id && unfit([nameOf(one)], allergen).length > 0,
    );
    if (dish !== undefined) return [meal, dish.recipe_template] as const;
  }
  throw new Error(`No dish holds ${allergen}.`);
}

const content = readContent();

describe("each of the fourteen allergens", () => {
  it.each(ALLERGENS)("DATA-076 has a judge that sees faults: %s", (allergen) => {
    const all = content.recipes.map(({ name }) => name.en);
    const wrong = unfit(all, allergen);
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.length).toBeLessThan(all.length / 2);
  });

  it.each(ALLERGENS)(
    "DATA-076 DATA-040 is in nothing that is planned, offered or swapped: %s",
    async (allergen) => {
      const anna = await aPlanner(app, { food_allergens: [allergen] });
      const offered = (await everyDish(anna)).map(nameOf);
      expect(offered.length).toBeGreaterThan(300);
      expect(unfit(offered, allergen)).toEqual([]);
      const meals = mealsOf(await planned(anna));
      expect(meals.length).toBeGreaterThan(9);
      expect(
        unfit(
          meals.map(({ meal }) => nameOf(meal)),
          allergen,
        ),
      ).toEqual([]);
      for (const { id } of meals.slice(0, 4)) {
        const { swaps } = (await app.get(`calendarItem/${id}/swaps/`, { as: anna })).body;
        expect(swaps.length).toBeGreaterThan(0);
        expect(unfit(swaps.map(nameOf), allergen)).toEqual([]);
      }
    },
  );

  it.each(ALLERGENS)(
    "DATA-076 PLAN-031 is refused as a swap from the moment it is set: %s",
    async (allergen) => {
      const bea = await aPlanner(app);
      const [meal, dish] = await aMealAndDish(bea, allergen);
      const swapTo = async ({ id }: Dish["recipe_template"]) => {
        const wish = { recipe_template: id, portions_multiplier: 1 };
        return (await app.post(`calendarItem/${meal.id}/swap/`, wish, { as: bea })).status;
      };
      expect([await swapTo(dish), await swapTo(meal.meal.recipe_template)]).toEqual([200, 200]);
      const profile = (await app.get("users/userProfile/", { as: bea })).body.results[0].id;
      await app.patch(`users/userProfile/${profile}/`, { food_allergens: [allergen] }, { as: bea });
      expect([dish.name, await swapTo(dish)]).toEqual([dish.name, 400]);
    },
  );
});

describe("allergens at the table and in the diary", () => {
  it("PROF-038 PLAN-007 are in no dish that someone eats along who may not have them", async () => {
    const dirk = await aPlanner(app, { food_allergens: ["MILK"] });
    await aHousemate(app, dirk, { food_allergens: ["SOY", "EGG"] });
    const dinners = mealsOf(await planned(dirk)).filter((item) => item.meal_moment === "DINNER");
    expect(dinners).toHaveLength(DATES.length);
    const names = dinners.map(({ meal }) => nameOf(meal));
    for (const allergen of ["MILK", "SOY", "EGG"] as const) expect(unfit(names, allergen)).toEqual([]);
  });

  it("PLAN-188 PLAN-180 says which planned meals do not suit the person any more, or who eats along", async () => {
    const fay = await aPlanner(app);
    const tom = await aHousemate(app, fay);
    const meals = mealsOf(await planned(fay));
    const unsuited = async (): Promise<UnsuitedMeal[]> =>
      (await app.get(`users/unsuited-meals/?date__gte=${START}&date__lte=${DATES.at(-1)}`, { as: fay })).body
        .meals;
    expect(await unsuited()).toEqual([]);
    const profile = (await app.get("users/userProfile/", { as: fay })).body.results[0].id;
    const holding = (allergen: Allergen, among = meals) =>
      among.filter(({ meal }) => unfit([nameOf(meal)], allergen).length > 0).map(({ id }) => id);
    // Which of them a week holds changes with the recipes and the prices of the planner.
    const held = ALLERGENS.find((allergen) => holding(allergen).length > 0) ?? "MILK";
    await app.patch(`users/userProfile/${profile}/`, { food_allergens: [held] }, { as: fay });
    const own = await unsuited();
    expect(own.length).toBeGreaterThan(0);
    expect(own.map((one) => one.calendar_item).sort()).toEqual(holding(held).sort());
    expect(own.every(({ oneself, members }) => oneself && members.length === 0)).toBe(true);
    await app.patch(`users/userProfile/${profile}/`, { food_allergens: [] }, { as: fay });
    await app.patch(`users/household-members/${tom.id}/`, { food_allergens: ["SOY"] }, { as: fay });
    const dinners = meals.filter((item) => item.meal_moment === "DINNER");
    const others = await unsuited();
    expect(others.map((one) => one.calendar_item).sort()).toEqual(holding("SOY", dinners).sort());
    expect(others.every(({ oneself }) => !oneself)).toBe(true);
  });
});
