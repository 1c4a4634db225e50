import type { UnsuitedMeal } from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPlanner } from "../../../test/factories.ts";
import { aHousemate, faultsFor, mealsOf, strictWishes } from "../../../test/household.ts";
import { type LinkedItem, planDays } from "../../../test/linked-diary.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const TODAY = "2026-03-18";
const LAST = "2026-03-20";
const unsuitedOf = async (as: Person, from = TODAY, to = LAST, more = ""): Promise<UnsuitedMeal[]> => {
  const answer = await app.get(`users/unsuited-meals/?date__gte=${from}&date__lte=${to}${more}`, { as });
  expect(answer.status).toBe(200);
  return answer.body.meals;
};
const planned = async (as: Person): Promise<LinkedItem[]> => mealsOf(await planDays(app, as, 3, TODAY));
const dinnersOf = (items: LinkedItem[]) => items.filter((item) => item.meal_moment === "DINNER");
const faulty = (items: LinkedItem[]) =>
  items.filter(({ meal }) => faultsFor(meal.recipe_template.name).length > 0).map(({ id }) => id);
const idsOf = (meals: readonly UnsuitedMeal[]) =>
  meals.map((meal) => meal.calendar_item).sort((a, b) => a - b);

describe("planned meals that stand when restrictions change", () => {
  it("PLAN-180 names the dinners that do not suit a housemate any more, and nobody else's", async () => {
    const anna = await aPlanner(app);
    const tom = await aHousemate(app, anna);
    await aHousemate(app, anna, { name: "Kim" });
    const items = await planned(anna);
    expect(await unsuitedOf(anna)).toEqual([]);
    await app.patch(`users/household-members/${tom.id}/`, await strictWishes(app), { as: anna });
    const found = await unsuitedOf(anna);
    expect(found.length).toBeGreaterThan(0);
    expect(idsOf(found)).toEqual(faulty(dinnersOf(items)).sort((a, b) => a - b));
    for (const meal of found)
      expect(meal).toEqual({
        calendar_item: meal.calendar_item,
        oneself: false,
        members: [{ member: tom.id, name: "Tom" }],
      });
    await app.delete(`users/household-members/${tom.id}/`, { as: anna });
    expect(await unsuitedOf(anna)).toEqual([]);
  });

  it("PLAN-180 does so alike for the person's own diet, intolerances and ingredients to avoid", async () => {
    const anna = await aPlanner(app);
    const items = await planned(anna);
    const { diet, food_intolerances_gluten, ingredients_to_avoid } = await strictWishes(app);
    const intake = (await app.get("users/userProfile/", { as: anna })).body.results[0].id;
    await app.patch(`users/userProfile/${intake}/`, { diet, food_intolerances_gluten }, { as: anna });
    await app.post(
      "users/setIngredientsToAvoid/",
      { ingredient_to_avoid_ids: ingredients_to_avoid },
      { as: anna },
    );
    const found = await unsuitedOf(anna);
    expect(found.every(({ oneself, members }) => oneself && members.length === 0)).toBe(true);
    expect(idsOf(found)).toEqual(faulty(items).sort((a, b) => a - b));
  });

  it("PLAN-180 leaves out what was eaten, what is past, and mere likings", async () => {
    const anna = await aPlanner(app);
    const tom = await aHousemate(app, anna);
    const items = await planned(anna);
    const [first] = items;
    await app.post("users/userdislikerecipe/", { recipe: first?.meal.recipe_template.id }, { as: anna });
    expect(await unsuitedOf(anna)).toEqual([]);
    await app.patch(`users/household-members/${tom.id}/`, await strictWishes(app), { as: anna });
    const [meal, ...others] = await unsuitedOf(anna);
    await app.patch(`calendarItem/${meal?.calendar_item}/`, { status: "EATEN" }, { as: anna });
    expect(await unsuitedOf(anna)).toEqual(others);
    app.clock.forward(4 * 86_400);
    expect(await unsuitedOf(anna)).toEqual([]);
    app.clock.reset();
  });

  it("PLAN-180 can be read by the person and their coach", async () => {
    const coach = await app.aCoach();
    const anna = await aPlanner(app, {}, { coach_id: coach.id });
    const tom = await aHousemate(app, anna);
    await planned(anna);
    await app.patch(`users/household-members/${tom.id}/`, await strictWishes(app), { as: anna });
    expect(await unsuitedOf(coach, TODAY, LAST, `&user=${anna.id}`)).toEqual(await unsuitedOf(anna));
    const eve = await aPlanner(app);
    const path = `users/unsuited-meals/?date__gte=${TODAY}&date__lte=${LAST}&user=${anna.id}`;
    expect((await app.get(path, { as: eve })).status).toBe(404);
  });
});
