import { gzipSync } from "node:zlib";
import { readContent } from "@plateful/content";
import type { CalendarDay, MealSwap, PlanCandidates, User } from "@plateful/contract";
import { addDays } from "@plateful/planning";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
// The app's own code, to see that it answers as the server does.
import { heldCandidates } from "../../../../web/src/diary/day/held-candidates.ts";
import {
  offersByCandidates,
  openPlanner,
  swapsByCandidates,
} from "../../../../web/src/diary/planning/plan-by-candidates.ts";
import { heldDay } from "../../../../web/src/diary/planning/standing-day.ts";
import { aDay, aPlanner, aQuickAdd, recipeId, slotsOf } from "../../../test/factories.ts";
import { aHousemate, faultsFor, strictWishes } from "../../../test/household.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const DATE = "2026-03-18";
const KB = 1000;

const candidatesOf = async (as: Person): Promise<PlanCandidates> =>
  heldCandidates((await app.get("users/plan-candidates/", { as })).body);
const idsOf = ({ recipes }: PlanCandidates) => recipes.map(({ recipe_template }) => recipe_template.id);

/** What the app of this person holds around the date. */
async function heldBy(as: Person) {
  const { body: user }: { body: User } = await app.get("users/me/", { as });
  const range = `date__gte=${addDays(DATE, -9)}&date__lte=${addDays(DATE, 11)}&page_size=50`;
  const { body: days } = await app.get(`calendarDay/?${range}`, { as });
  const candidates = await candidatesOf(as);
  const day = heldDay(user, DATE, days.results, candidates.household);
  if (day === null) throw new Error("The day is not there.");
  return { day, planner: openPlanner(candidates) };
}

async function aWeek(as: Person, days = 7): Promise<CalendarDay> {
  const body = { num_days: days, start_date_inclusive: "2026-03-16", delete_existing_plans: true };
  const { body: answer } = await app.post("autoPlanDays/", body, { as });
  return answer.calendar_days.find(({ date }: CalendarDay) => date === DATE);
}

async function expectSameSwaps(as: Person, items: readonly number[]): Promise<MealSwap[]> {
  const { day, planner } = await heldBy(as);
  const seen: MealSwap[] = [];
  for (const id of items) {
    const { body } = await app.get(`calendarItem/${id}/swaps/`, { as });
    expect(swapsByCandidates(planner, day, id)).toEqual(body.swaps);
    seen.push(...body.swaps);
  }
  return seen;
}

async function expectSameOffers(as: Person, dayId: number) {
  const { day, planner } = await heldBy(as);
  const { body } = await app.get(`calendarDay/${dayId}/rebalance/`, { as });
  expect(offersByCandidates(planner, day)).toEqual(body);
  return body.offers;
}

describe("the candidates of a person", () => {
  it("PLAN-110 are all that suits the meals, with what a card shows, small on the wire and tagged", async () => {
    const anna = await aPlanner(app);
    const answer = await app.get("users/plan-candidates/", { as: anna });
    const candidates = heldCandidates(answer.body);
    expect(candidates.extent).toBe("ALL");
    expect(candidates.recipes.length).toBeGreaterThan(300);
    expect(candidates.standing).toEqual([]);
    const meals = new Set(candidates.recipes.flatMap(({ meal_types }) => meal_types));
    expect([...meals].sort()).toEqual(["BREAKFAST", "DINNER", "LUNCH", "SNACK"]);
    expect(gzipSync(JSON.stringify(answer.body)).length).toBeLessThan(60 * KB);
    for (const { recipe_template: held } of candidates.recipes.slice(0, 40)) {
      const { body: recipe } = await app.get(`recipeTemplate/${held.id}/`, { as: anna });
      expect(recipe).toMatchObject(held);
    }
    const again = await app.get("users/plan-candidates/", {
      as: anna,
      headers: { "if-none-match": String(answer.headers.etag) },
    });
    expect(again.status).toBe(304);
    const dutch = await app.get("users/plan-candidates/", { as: anna, headers: { "accept-language": "nl" } });
    const nameIn = ({ recipes }: PlanCandidates) => recipes[0]?.recipe_template.name;
    expect(nameIn(dutch.body)).not.toBe(nameIn(candidates));
  });

  it("PLAN-111 hold nothing that the person may not eat; what is there all the same has figures alone", async () => {
    const anna = await aPlanner(app);
    const day = await aWeek(anna, 3);
    const before = idsOf(await candidatesOf(anna));
    const [standing] = day.calendar_items;
    if (standing?.content_type !== "recipemeal") throw new Error("No recipe was planned.");
    const disliked = standing.meal.recipe_template.id;
    const { body: user } = await app.get("users/me/", { as: anna });
    const profile = { diet: "VEGAN", food_intolerances_gluten: true };
    await app.patch(`users/userProfile/${user.intake.id}/`, profile, { as: anna });
    await app.post("users/userdislikerecipe/", { recipe: disliked }, { as: anna });
    const after = await candidatesOf(anna);
    expect(after.recipes.length).toBeLessThan(before.length);
    expect(after.recipes.length).toBeGreaterThan(10);
    expect(idsOf(after)).not.toContain(disliked);
    expect(after.standing.map(({ id }) => id)).toContain(disliked);
    expect(JSON.stringify(after.standing)).not.toContain("name");
    // Judged by what the search of recipes finds for the same person.
    const { body: fitting } = await app.get("generateMeals/?page_size=100", { as: anna });
    const fits = new Set<number>();
    for (let page = 1; page <= fitting.total_pages; page++) {
      const { body } = await app.get(`generateMeals/?page_size=100&page=${page}`, { as: anna });
      for (const meal of body.results) fits.add(meal.recipe_template.id);
    }
    expect(idsOf(after).filter((id) => !fits.has(id))).toEqual([]);
    // What suits no longer is never offered, and still counts as shopping.
    const items = day.calendar_items.map(({ id }) => id);
    const offered = (await expectSameSwaps(anna, items)).map(({ recipe_template }) => recipe_template.id);
    expect(offered.filter((id) => !fits.has(id))).toEqual([]);
  });

  it("PLAN-112 are others once diet, marks or own recipes are others", async () => {
    const anna = await aPlanner(app);
    const tagOf = async () => String((await app.get("users/plan-candidates/", { as: anna })).headers.etag);
    const first = await tagOf();
    expect(await tagOf()).toBe(first);
    const recipe = await recipeId(app, anna, "porridge");
    await app.post("users/userfavouriterecipe/", { recipe }, { as: anna });
    const favourite = await candidatesOf(anna);
    expect(favourite.recipes.filter((one) => one.is_favourite).map((one) => one.recipe_template.id)).toEqual([
      recipe,
    ]);
    await app.post("users/userdislikerecipe/", { recipe }, { as: anna });
    expect(idsOf(await candidatesOf(anna))).not.toContain(recipe);
  });
});

describe("what stands in for meat, fish, dairy or egg", () => {
  it("PLAN-163 is told to someone who eats the originals, as it follows from the ingredients", async () => {
    const anna = await aPlanner(app);
    const { recipes } = await candidatesOf(anna);
    const named = new Map(readContent().recipes.map(({ name, standIn }) => [name.en, standIn]));
    expect(recipes.map(({ recipe_template: { name }, stand_in }) => [name, stand_in])).toEqual(
      recipes.map(({ recipe_template: { name } }) => [name, named.get(name)]),
    );
    expect(recipes.filter(({ stand_in }) => stand_in > 0.9).length).toBeGreaterThan(30);
  });

  it("PLAN-163 counts by half to vegetarians, and is nothing unusual to vegans, who are told of none", async () => {
    const anna = await aPlanner(app);
    const { body: user } = await app.get("users/me/", { as: anna });
    const mostFor = async (diet: string) => {
      await app.patch(`users/userProfile/${user.intake.id}/`, { diet }, { as: anna });
      const { recipes } = await candidatesOf(anna);
      expect(recipes.some(({ recipe_template: { name } }) => /seitan/i.test(name))).toBe(true);
      return Math.max(...recipes.map(({ stand_in }) => stand_in));
    };
    const most = await mostFor("VEGETARIAN");
    expect(most).toBeGreaterThan(0.45);
    expect(most).toBeLessThanOrEqual(0.5);
    expect(await mostFor("VEGAN")).toBe(0);
  });
});

it("PLAN-185 the app is told how far a dish is from the guides as it counts for the person: half for keto", async () => {
  const costs = async (profile: object) => {
    const { recipes } = await candidatesOf(await aPlanner(app, { ...profile }));
    return new Map(recipes.map(({ recipe_template: { id }, guide_cost }) => [id, guide_cost]));
  };
  const [usual, keto] = [await costs({}), await costs({ is_keto_user: true })];
  expect([...usual.values()].filter((cost) => cost !== 0).length).toBeGreaterThan(100);
  const shared = [...keto].flatMap(([id, cost]) => (usual.has(id) ? [[cost, usual.get(id)] as const] : []));
  expect(shared.length).toBeGreaterThan(30);
  expect(shared.filter(([cost, whole = Number.NaN]) => Math.abs(2 * cost - whole) > 1e-9)).toEqual([]);
});

describe("the app and the server, asked about the same day", () => {
  it("PLAN-113 offer the same swaps, whatever stands beside the meal", async () => {
    const anna = await aPlanner(app);
    const day = await aWeek(anna, 14);
    const items = day.calendar_items.map(({ id }) => id);
    expect(await expectSameSwaps(anna, items)).toHaveLength(10 * items.length);
    await app.patch(`calendarItem/${items[0]}/`, { status: "EATEN" }, { as: anna });
    await aQuickAdd(app, anna, day.id, "LUNCH", 350);
    await expectSameSwaps(anna, items.slice(1));
  });

  it("PLAN-113 offer the same ways to go on with a day", async () => {
    const anna = await aPlanner(app);
    const day = await aWeek(anna);
    await aQuickAdd(app, anna, day.id, "AFTERNOON_SNACK", 450);
    const offers = await expectSameOffers(anna, day.id);
    expect(offers.length).toBeGreaterThan(1);
    const [breakfast] = day.calendar_items;
    await app.patch(`calendarItem/${breakfast?.id}/`, { status: "EATEN" }, { as: anna });
    await expectSameOffers(anna, day.id);
  });

  it("PLAN-113 refuse the same meals, and know a recipe that the planner would not have chosen", async () => {
    const anna = await aPlanner(app);
    const { LUNCH: slot } = await slotsOf(app, anna);
    const dayId = await aDay(app, anna);
    const recipe = await recipeId(app, anna, "porridge");
    const chosen = { recipe_template: recipe, portions_to_plan: 3, portions_multiplier: 1.25 };
    const place = { calendar_day_id: dayId, meal_slot_specification_id: slot };
    const { body: item } = await app.post("planGeneratedRecipeMeal/", { ...chosen, ...place }, { as: anna });
    const { item: quick } = await aQuickAdd(app, anna, dayId, "DINNER", 350);
    await expectSameSwaps(anna, [item.id]);
    await expectSameOffers(anna, dayId);
    for (const place of [{ calendar_item_id: item.id }, { meal_slot_id: slot }, {}]) {
      await app.post("lockMeals/", { date: DATE, locked: true, ...place }, { as: anna });
      const { day, planner } = await heldBy(anna);
      for (const id of [item.id, quick]) {
        expect((await app.get(`calendarItem/${id}/swaps/`, { as: anna })).status).toBe(409);
        expect(swapsByCandidates(planner, day, id)).toBeNull();
      }
      await app.post("lockMeals/", { date: DATE, locked: false, ...place }, { as: anna });
    }
  });

  it("PLAN-128 PLAN-181 offer the same swaps and ways to go on at a shared table, only what suits all who sit there", async () => {
    const anna = await aPlanner(app);
    const strict = await strictWishes(app);
    const tom = await aHousemate(app, anna, { ...strict, meal_types: ["LUNCH", "DINNER"] });
    const eve = await aHousemate(app, anna, { name: "Eve", weekdays: ["wednesday"] });
    const day = await aWeek(anna);
    const { household, recipes } = await candidatesOf(anna);
    expect(household.map(({ member, kcal }) => [member, kcal])).toEqual([
      [tom.id, 1100],
      [eve.id, null],
    ]);
    // What one of them may not have is sent all the same, for meals that they do not share.
    expect(household[0]?.refuses.length).toBeGreaterThan(100);
    expect(household[1]?.refuses).toEqual([]);
    expect(recipes.length).toBeGreaterThan(300);
    const dinner = day.calendar_items.find(({ meal_moment: moment }) => moment === "DINNER");
    if (dinner === undefined) throw new Error("No dinner was planned.");
    const offered = await expectSameSwaps(anna, [dinner.id]);
    expect(offered.flatMap(({ recipe_template }) => faultsFor(recipe_template.name))).toEqual([]);
    expect(offered[0]?.company.map(({ name }) => name)).toEqual(["Tom", "Eve"]);
    await expectSameSwaps(
      anna,
      day.calendar_items.map(({ id }) => id),
    );
    await aQuickAdd(app, anna, day.id, "AFTERNOON_SNACK", 450);
    await expectSameOffers(anna, day.id);
  });
});
