import type { MealSwap, RebalanceOffer } from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPlanner, aQuickAdd, slotsOf } from "../../test/factories.ts";
import {
  aHousemate,
  anUnsuitedDinner,
  companyAt,
  faultsFor,
  mealsOf,
  strictWishes,
} from "../../test/household.ts";
import { diaryOf, type LinkedItem, mealAt, planDays } from "../../test/linked-diary.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const MONDAY = "2026-03-23";
const TUESDAY = "2026-03-24";

const dinnerOf = (as: Person, date = MONDAY): Promise<LinkedItem> => mealAt(app, as, date, "DINNER");

/** A planned dinner at which a strict vegan child eats along. */
async function aSharedDinner(profile: Record<string, unknown> = {}) {
  const anna = await aPlanner(app, profile);
  const tom = await aHousemate(app, anna, await strictWishes(app));
  const [day] = await planDays(app, anna, 2, MONDAY);
  if (day === undefined) throw new Error("Nothing was planned.");
  return { anna, tom, day, dinner: await dinnerOf(anna) };
}

const swapsOf = async (as: Person, id: number): Promise<MealSwap[]> =>
  (await app.get(`calendarItem/${id}/swaps/`, { as })).body.swaps;

const swap = (as: Person, id: number, recipe: number, more: object = {}) =>
  app.post(`calendarItem/${id}/swap/`, { recipe_template: recipe, portions_multiplier: 1, ...more }, { as });

describe("changing a meal at which others eat along", () => {
  it("PLAN-123 offers only what suits everybody, and refuses the rest, whoever sends it", async () => {
    const { anna, dinner } = await aSharedDinner();
    const offered = await swapsOf(anna, dinner.id);
    expect(offered).toHaveLength(10);
    expect(offered.flatMap(({ recipe_template }) => faultsFor(recipe_template.name))).toEqual([]);
    const unsuited = await anUnsuitedDinner(app, anna);
    const refused = await swap(anna, dinner.id, unsuited);
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ["recipe_template"]]);
    // Alone at the table one may have it.
    await app.put(`recipeMeal/${dinner.object_id}/company/`, { members: [] }, { as: anna });
    expect((await swap(anna, dinner.id, unsuited)).status).toBe(200);
  });

  it("PLAN-181 says of each offered swap what the others would get, and gives them that", async () => {
    const { anna, tom, dinner } = await aSharedDinner();
    const offered = await swapsOf(anna, dinner.id);
    for (const { company } of offered)
      expect(company).toEqual([{ member: tom.id, name: "Tom", portions: expect.any(Number) }]);
    const [first] = offered;
    const { body: swapped } = await swap(anna, dinner.id, first?.recipe_template.id ?? 0);
    expect(companyAt(swapped)).toEqual(first?.company);
    const alone = mealsOf([...(await diaryOf(app, anna))]).find((item) => companyAt(item).length === 0);
    for (const { company } of await swapsOf(anna, alone?.id ?? 0)) expect(company).toEqual([]);
  });

  it("PLAN-123 gives the same people portions of the other recipe, and undo those that they had", async () => {
    const { anna, tom, day, dinner } = await aSharedDinner();
    const [first] = await swapsOf(anna, dinner.id);
    const { id = 0, kcal = 0 } = first?.recipe_template ?? {};
    const { body: swapped } = await swap(anna, dinner.id, id);
    const [portion, ...others] = companyAt(swapped);
    expect([portion?.member, portion?.name, others]).toEqual([tom.id, "Tom", []]);
    const before = companyAt(dinner)[0]?.portions ?? 0;
    const kcalBefore = before * (dinner.meal.kcal / dinner.meal.portions_multiplier);
    expect(Math.abs(((portion?.portions ?? 0) * kcal) / kcalBefore - 1)).toBeLessThan(0.45);
    const restored = {
      calendar_item: dinner.id,
      recipe_template: dinner.meal.recipe_template.id,
      portions: 1,
      portions_multiplier: dinner.meal.portions_multiplier,
    };
    const company = [{ member: tom.id, portions: 0.35 }];
    const back = await app.post(
      `calendarDay/${day.id}/restore-meals/`,
      { meals: [{ ...restored, company }] },
      { as: anna },
    );
    expect(back.status).toBe(200);
    expect(companyAt(await dinnerOf(anna))).toEqual([{ member: tom.id, name: "Tom", portions: 0.35 }]);
    // An app that does not know of companions puts the same recipe back: everybody's portion stays.
    await app.post(
      `calendarDay/${day.id}/restore-meals/`,
      { meals: [{ ...restored, portions: 2 }] },
      { as: anna },
    );
    expect(companyAt(await dinnerOf(anna))[0]?.portions).toBe(0.35);
  });

  it("PLAN-123 a swap asks those who sit there: not who joined the household later, nor who left it", async () => {
    const { anna, tom, dinner } = await aSharedDinner();
    const eve = await aHousemate(app, anna, { name: "Eve" });
    const [first, second] = await swapsOf(anna, dinner.id);
    await swap(anna, dinner.id, first?.recipe_template.id ?? 0);
    expect(companyAt(await dinnerOf(anna)).map(({ member }) => member)).toEqual([tom.id]);
    await app.delete(`users/household-members/${tom.id}/`, { as: anna });
    await swap(anna, dinner.id, second?.recipe_template.id ?? 0);
    expect(companyAt(await dinnerOf(anna))).toEqual([]);
    await planDays(app, anna, 1, MONDAY);
    expect(companyAt(await dinnerOf(anna)).map(({ member }) => member)).toEqual([eve.id]);
  });

  it("PLAN-123 a re-balance leaves the others' portions, and its recipes suit them", async () => {
    const { anna, day, dinner } = await aSharedDinner();
    await aQuickAdd(app, anna, day.id, "AFTERNOON_SNACK", 450);
    const { body } = await app.get(`calendarDay/${day.id}/rebalance/`, { as: anna });
    const offers: RebalanceOffer[] = body.offers;
    const ways = offers.map(({ way }) => way);
    expect(ways).toContain("PORTIONS");
    for (const { meals } of offers)
      for (const meal of meals)
        if (meal.calendar_item === dinner.id && meal.is_swap)
          expect(faultsFor(meal.recipe_template.name)).toEqual([]);
    const portions = offers.find(({ way }) => way === "PORTIONS")?.meals ?? [];
    const changes = portions.map((meal) => ({
      calendar_item: meal.calendar_item,
      recipe_template: meal.recipe_template.id,
      portions_multiplier: meal.portions_multiplier,
    }));
    const done = await app.post(`calendarDay/${day.id}/rebalance/`, { meals: changes }, { as: anna });
    expect(done.status).toBe(200);
    expect(companyAt(await dinnerOf(anna))).toEqual(companyAt(dinner));
  });

  it("PLAN-123 what is left of a meal stays when the new recipe does not suit who joins for it", async () => {
    const anna = await aPlanner(app, { leftovers: "NEXT_LUNCH" });
    await aHousemate(app, anna, { ...(await strictWishes(app)), meal_types: ["LUNCH"] });
    await planDays(app, anna, 2, MONDAY);
    const [dinner, lunch] = [await dinnerOf(anna), await mealAt(app, anna, TUESDAY, "LUNCH")];
    expect(lunch.meal.cooking.leftover_of?.calendar_item).toBe(dinner.id);
    const unsuited = await anUnsuitedDinner(app, anna);
    expect((await swap(anna, dinner.id, unsuited, { leftovers: "SWAP" })).status).toBe(200);
    const after = await mealAt(app, anna, TUESDAY, "LUNCH");
    expect(after.meal.recipe_template.id).toBe(lunch.meal.recipe_template.id);
    expect(companyAt(after)).toEqual(companyAt(lunch));
    expect(after.meal.cooking.leftover_of).toBeNull();
  });

  it("PLAN-123 PLAN-075 undoing a planning brings back who ate along", async () => {
    const { anna, tom, dinner } = await aSharedDinner();
    await app.delete(`users/household-members/${tom.id}/`, { as: anna });
    await planDays(app, anna, 2, MONDAY);
    expect(companyAt(await dinnerOf(anna))).toEqual([]);
    expect((await app.post("undoAutoPlan/", {}, { as: anna })).status).toBe(200);
    expect(companyAt(await dinnerOf(anna))).toEqual(companyAt(dinner));
  });
});

describe("the table of one meal", () => {
  it("PLAN-129 is chosen for that meal alone: who stays keeps the portion, who joins gets one that fits", async () => {
    const { anna, tom, dinner } = await aSharedDinner();
    const eve = await aHousemate(app, anna, { name: "Eve", meal_types: ["BREAKFAST"], kcal: null });
    const path = `recipeMeal/${dinner.object_id}/company/`;
    const both = await app.put(path, { members: [eve.id, tom.id, eve.id] }, { as: anna });
    expect(both.status).toBe(200);
    expect(both.body.cooking.company).toEqual([
      companyAt(dinner)[0],
      { member: eve.id, name: "Eve", portions: expect.any(Number) },
    ]);
    expect(companyAt(await dinnerOf(anna, TUESDAY)).map(({ member }) => member)).toEqual([tom.id]);
    // A swap afterwards is for those who sit there.
    const [first] = await swapsOf(anna, dinner.id);
    const { body: swapped } = await swap(anna, dinner.id, first?.recipe_template.id ?? 0);
    expect(companyAt(swapped).map(({ member }) => member)).toEqual([tom.id, eve.id]);
  });

  it("PLAN-129 refuses whom the dish does not suit, who is of no household of theirs, and a meal that was eaten", async () => {
    const { anna, tom } = await aSharedDinner();
    const stranger = await aHousemate(app, await aPlanner(app));
    const breakfast = await mealAt(app, anna, MONDAY, "BREAKFAST");
    const [lunch] = (await diaryOf(app, anna)).flatMap(({ calendar_items: items }) =>
      items.filter((item) => faultsFor(item.meal.recipe_template.name).length > 0),
    );
    const seat = (item: LinkedItem | undefined, members: number[]) =>
      app.put(`recipeMeal/${item?.object_id}/company/`, { members }, { as: anna });
    const unsuited = await seat(lunch, [tom.id]);
    expect([unsuited.status, unsuited.body]).toEqual([
      400,
      { members: ["This dish does not suit everybody that you chose."] },
    ]);
    expect((await seat(breakfast, [stranger.id])).body).toEqual({
      members: [`Invalid pk "${stranger.id}" - object does not exist.`],
    });
    await app.patch(`calendarItem/${breakfast.id}/`, { status: "EATEN" }, { as: anna });
    const eaten = await seat(breakfast, []);
    expect([eaten.status, eaten.body.code]).toEqual([409, "meal_not_open"]);
  });
});

describe("an empty place at a shared table", () => {
  it("PLAN-131 says how many recipes more would suit without those who eat along", async () => {
    const anna = await aPlanner(app);
    await aHousemate(app, anna, { ...(await strictWishes(app)), food_intolerances_nut: true });
    const { DINNER = 0 } = await slotsOf(app, anna);
    // What suits both is disliked, so that nothing is left.
    const path = `generateMeals/?page_size=100&meal_slot_specification=${DINNER}&date_to_plan_for=${MONDAY}`;
    const { body: common } = await app.get(path, { as: anna });
    const ids: number[] = common.results.map((one: MealSwap) => one.recipe_template.id);
    expect(common.total_pages).toBe(1);
    for (const recipe of ids) await app.post("users/userdislikerecipe/", { recipe }, { as: anna });
    const [day] = await planDays(app, anna, 1, MONDAY);
    expect(day?.calendar_items.map(({ meal_moment: moment }) => moment)).toEqual([
      ...["BREAKFAST", "LUNCH", "AFTERNOON_SNACK"],
    ]);
    const { body } = await app.get(`users/plan-diagnosis/?date=${MONDAY}`, { as: anna });
    expect(body.slots).toMatchObject([
      {
        ...{ meal_slot: DINNER, meal_moment: "DINNER", allowed: 0 },
        restrictions: [
          { restriction: "DISLIKES", costs: expect.any(Number) },
          { restriction: "HOUSEHOLD", costs: expect.any(Number) },
        ],
      },
    ]);
    const [dislikes, household] = body.slots[0].restrictions;
    expect(dislikes.costs).toBeLessThanOrEqual(ids.length);
    expect(household.costs).toBeGreaterThan(dislikes.costs);
    // Alone, nothing of it stands in the way.
    const { body: members } = await app.get("users/household-members/", { as: anna });
    await app.delete(`users/household-members/${members.results[0].id}/`, { as: anna });
    const { body: alone } = await app.get(`users/plan-diagnosis/?date=${MONDAY}`, { as: anna });
    expect(alone.slots[0].allowed).toBe(household.costs);
  });
});
