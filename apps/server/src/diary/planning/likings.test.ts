import type { CalendarDay, Likings, MealReason, MealSwap, PlanCandidates } from "@plateful/contract";
import { addDays, LIKING_DAYS } from "@plateful/planning";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { heldCandidates } from "../../../../web/src/diary/day/held-candidates.ts";
import { openPlanner, swapsByCandidates } from "../../../../web/src/diary/planning/plan-by-candidates.ts";
import { heldDay } from "../../../../web/src/diary/planning/standing-day.ts";
import { aPlanner, slotsOf } from "../../../test/factories.ts";
import { statementsOf } from "../../../test/statements-of.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import { mustHave } from "../../platform/base/must-have.ts";
import { inSystemScope } from "../../platform/database/scope.ts";
import { findLastRun, type PlanInput } from "../day/planning-run-store.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(() => app.clock.reset());
afterAll(() => app.close());

const TODAY = "2026-03-18";
type Item = Extract<CalendarDay["calendar_items"][number], { content_type: "recipemeal" }>;

const planDay = async (as: Person, date = TODAY): Promise<CalendarDay> => {
  const { status, body } = await app.post("autoPlanDay/", { date }, { as });
  expect(status).toBe(200);
  return body;
};
const mealAt = (day: CalendarDay, moment: string): Item => {
  const item = day.calendar_items.find((one) => one.meal_moment === moment);
  if (item?.content_type !== "recipemeal") throw new Error(`No ${moment} was planned.`);
  return item;
};
const recipeOf = (item: Item) => item.meal.recipe_template.id;
const eat = (as: Person, { id }: Item) => app.patch(`calendarItem/${id}/`, { status: "EATEN" }, { as });
const remove = (as: Person, { id }: Item) => app.delete(`calendarItem/${id}/`, { as });
const swapsOf = async (as: Person, { id }: Item): Promise<MealSwap[]> =>
  (await app.get(`calendarItem/${id}/swaps/`, { as })).body.swaps;
const firstSwap = async (as: Person, item: Item): Promise<MealSwap> =>
  mustHave((await swapsOf(as, item))[0], "a swap");
const swapTo = (as: Person, { id }: Item, swap: MealSwap) =>
  app.post(
    `calendarItem/${id}/swap/`,
    { recipe_template: swap.recipe_template.id, portions_multiplier: swap.portions_multiplier },
    { as },
  );
const likingsOf = async (as: Person): Promise<Likings> => (await app.get("users/likings/", { as })).body;
const change = (as: Person, body: object) => app.patch("users/likings/", body, { as });
const idsOf = (dishes: readonly { recipe_template: { id: number } }[]) =>
  dishes.map((dish) => dish.recipe_template.id);
const candidatesOf = async (as: Person): Promise<PlanCandidates> =>
  heldCandidates((await app.get("users/plan-candidates/", { as })).body);
const signsOf = ({ id }: Person) =>
  inSystemScope(app.app.services.db, (db) =>
    db
      .selectFrom("recipe_signs")
      .select(["recipe_id", "kind"])
      .where("user_id", "=", id)
      .orderBy("kind")
      .execute(),
  );
const plannedLikings = async ({ id }: Person) => {
  const run = await inSystemScope(app.app.services.db, (db) => findLastRun(db, id));
  return (run?.input as unknown as PlanInput | undefined)?.rules.likings;
};
/** Lets what was noted be so many days older. */
const age = ({ id }: Person, days: number) =>
  inSystemScope(app.app.services.db, (db) =>
    sql`update recipe_signs set noted_on = noted_on - ${days}::int where user_id = ${id}`.execute(db),
  );
/** Adds a dish to a day by hand. */
const addDish = async (as: Person, date: string, recipe: number): Promise<Item> => {
  const { DINNER } = await slotsOf(app, as);
  const found = (await app.get(`calendarDay/?date__gte=${date}&date__lt=${addDays(date, 1)}`, { as })).body
    .results;
  const [day] =
    found.length > 0 ? found : [(await app.post("calendarDay/", { user: as.id, date }, { as })).body];
  const { body } = await app.post(
    "planGeneratedRecipeMeal/",
    {
      ...{ calendar_day_id: day.id, meal_slot_specification_id: DINNER, recipe_template: recipe },
      ...{ portions_multiplier: 1, portions_to_plan: 1 },
    },
    { as },
  );
  return body;
};

/** Swaps a dinner so many times, as if on a day each. */
async function swapMany(as: Person, times: number): Promise<Item> {
  const dinner = mealAt(await planDay(as), "DINNER");
  for (let at = 0; at < times; at += 1) {
    const offered = await swapsOf(as, dinner);
    const swap = offered[at % offered.length];
    if (swap === undefined) throw new Error("No swap was offered.");
    await swapTo(as, dinner, swap);
    await age(as, 1);
  }
  return dinner;
}

describe("what planning learns", () => {
  it("PLAN-269 PLAN-270 learns from a swap, and plans, swaps and tells the device by it", async () => {
    const anna = await aPlanner(app);
    const dinner = mealAt(await planDay(anna), "DINNER");
    const swap = await firstSwap(anna, dinner);
    const [before, after] = [recipeOf(dinner), swap.recipe_template.id];
    expect((await swapTo(anna, dinner, swap)).status).toBe(200);
    expect(await likingsOf(anna)).toMatchObject({
      learns: true,
      liked: [{ recipe_template: { id: after }, eaten: 0, chosen: 1, unwanted: 0 }],
      disliked: [{ recipe_template: { id: before }, eaten: 0, chosen: 0, unwanted: 1 }],
    });
    const { likings } = await candidatesOf(anna);
    expect(likings.toSorted((a, b) => a.liking - b.liking)).toEqual([
      { id: before, liking: 0.38 },
      { id: after, liking: 0.62 },
    ]);
    await planDay(anna, "2026-03-19");
    expect(await plannedLikings(anna)).toEqual({ [before]: 0.38, [after]: 0.62 });
  });

  it("PLAN-269 forgets a swap that is taken back, and a removal that is undone", async () => {
    const anna = await aPlanner(app);
    const day = await planDay(anna);
    const dinner = mealAt(day, "DINNER");
    await swapTo(anna, dinner, await firstSwap(anna, dinner));
    const { recipe_template: recipe, portions_multiplier, portions } = dinner.meal;
    await app.post(
      `calendarDay/${day.id}/restore-meals/`,
      {
        meals: [
          {
            ...{ calendar_item: dinner.id, recipe_template: recipe.id, portions_multiplier, portions },
            company: [],
          },
        ],
        leftovers: [],
      },
      { as: anna },
    );
    expect(await signsOf(anna)).toEqual([]);
    const other = await firstSwap(anna, dinner);
    await swapTo(anna, dinner, other);
    const back = { ...other, recipe_template: dinner.meal.recipe_template, portions_multiplier };
    expect((await swapTo(anna, dinner, back)).status).toBe(200);
    expect(await signsOf(anna)).toEqual([]);
    await remove(anna, dinner);
    expect(await signsOf(anna)).toEqual([{ recipe_id: recipe.id, kind: "REMOVED" }]);
    await addDish(anna, TODAY, recipe.id);
    expect(await signsOf(anna)).toEqual([]);
  });

  it("PLAN-269 counts what was eaten, and what was left on a day on which other meals were eaten", async () => {
    const anna = await aPlanner(app);
    const day = await planDay(anna);
    const [breakfast, lunch] = [mealAt(day, "BREAKFAST"), mealAt(day, "LUNCH")];
    await eat(anna, breakfast);
    expect(await likingsOf(anna)).toMatchObject({ liked: [{ eaten: 1 }], disliked: [] });
    app.clock.forward(24 * 3600);
    const { liked, disliked } = await likingsOf(anna);
    expect(idsOf(liked)).toEqual([recipeOf(breakfast)]);
    expect(idsOf(disliked)).toContain(recipeOf(lunch));
    // Of a day that nobody kept, nothing is known.
    const ben = await aPlanner(app);
    app.clock.reset();
    await planDay(ben);
    app.clock.forward(24 * 3600);
    expect(await likingsOf(ben)).toMatchObject({ liked: [], disliked: [] });
  });

  it("PLAN-269 counts a dish once for its meal and for what is left of it", async () => {
    const anna = await aPlanner(app, { leftovers: "NEXT_LUNCH" });
    const body = { num_days: 2, start_date_inclusive: TODAY, delete_existing_plans: true };
    const { body: planned } = await app.post("autoPlanDays/", body, { as: anna });
    const [first, second] = planned.calendar_days as CalendarDay[];
    if (!(first && second)) throw new Error("Nothing was planned.");
    const [dinner, lunch] = [mealAt(first, "DINNER"), mealAt(second, "LUNCH")];
    expect(recipeOf(lunch)).toBe(recipeOf(dinner));
    app.clock.set("2026-03-19T09:00:00Z");
    for (const item of [dinner, lunch]) await eat(anna, item);
    expect((await likingsOf(anna)).liked).toMatchObject([{ eaten: 1 }]);
  });

  it("PLAN-269 says nothing of what was eaten and is removed, and keeps one sign of a kind a day", async () => {
    const anna = await aPlanner(app);
    const dinner = mealAt(await planDay(anna), "DINNER");
    await eat(anna, dinner);
    await remove(anna, dinner);
    expect(await signsOf(anna)).toEqual([]);
    const recipe = recipeOf(dinner);
    await addDish(anna, "2026-03-20", recipe);
    await addDish(anna, "2026-03-21", recipe);
    expect(await signsOf(anna)).toEqual([{ recipe_id: recipe, kind: "ADDED" }]);
    await age(anna, LIKING_DAYS + 1);
    await addDish(anna, "2026-03-22", recipe + 1);
    expect(await signsOf(anna)).toEqual([{ recipe_id: recipe + 1, kind: "ADDED" }]);
  });

  it("PLAN-270 offers swaps by what was learned, on the device as the server does", async () => {
    const anna = await aPlanner(app);
    const dinner = mealAt(await planDay(anna), "DINNER");
    const offered = idsOf(await swapsOf(anna, dinner));
    const [liked, disliked] = [offered.slice(5), offered.slice(0, 5)];
    await inSystemScope(app.app.services.db, (db) =>
      sql`insert into recipe_signs (user_id, recipe_id, kind, noted_on)
        select ${anna.id}, id, case when id = any (${liked}::int[]) then 'CHOSEN' else 'REMOVED' end, ${TODAY}::date - days
        from unnest(${offered}::int[]) as id, generate_series(1, 4) as days`.execute(db),
    );
    const swaps = await swapsOf(anna, dinner);
    const places = (ids: readonly number[], wanted: readonly number[]) =>
      wanted.map((id) => (ids.includes(id) ? ids.indexOf(id) : ids.length)).reduce((sum, at) => sum + at, 0);
    expect(places(idsOf(swaps), disliked)).toBeGreaterThan(places(offered, disliked));
    expect(places(idsOf(swaps), liked)).toBeLessThan(places(offered, liked));
    const candidates = await candidatesOf(anna);
    expect(candidates.likings).toHaveLength(10);
    const { body: user } = await app.get("users/me/", { as: anna });
    const around = "date__gte=2026-03-04&date__lte=2026-04-02&page_size=50";
    const { body: days } = await app.get(`calendarDay/?${around}`, { as: anna });
    const held = heldDay(user, TODAY, days.results, candidates.household);
    if (held === null) throw new Error("The app holds too little.");
    expect(swapsByCandidates(openPlanner(candidates), held, dinner.id)).toEqual(swaps);
  });

  it("PLAN-269 passes over what was only tried on: a dish that was chosen and swapped away on one day", async () => {
    const anna = await aPlanner(app);
    const dinner = mealAt(await planDay(anna), "DINNER");
    const [first, second] = await swapsOf(anna, dinner);
    if (first === undefined || second === undefined) throw new Error("No swap was offered.");
    await swapTo(anna, dinner, first);
    await swapTo(anna, dinner, second);
    expect(await signsOf(anna)).toEqual([
      { recipe_id: second.recipe_template.id, kind: "CHOSEN" },
      { recipe_id: recipeOf(dinner), kind: "SWAPPED_AWAY" },
    ]);
  });
});

describe("what a person is told of it", () => {
  const reasonsOf = async (as: Person, { meal }: Item): Promise<MealReason[]> =>
    (await app.get(`recipeMeal/${meal.id}/reasons/`, { as })).body.reasons;

  it("PLAN-271 says that a dish is often chosen, or was eaten so many times, only when it is true", async () => {
    const anna = await aPlanner(app);
    const dinner = mealAt(await planDay(anna), "DINNER");
    const recipe = recipeOf(dinner);
    const told = async () => (await reasonsOf(anna, dinner)).filter(({ code }) => code.startsWith("OFTEN"));
    expect(await told()).toEqual([]);
    const eaten: Item[] = [];
    for (const date of ["2026-03-14", "2026-03-15", "2026-03-16"]) {
      app.clock.set(`${date}T09:00:00Z`);
      const item = await addDish(anna, date, recipe);
      await eat(anna, item);
      eaten.push(item);
      app.clock.reset();
      if (eaten.length === 1) expect(await told()).toEqual([]);
    }
    expect(await told()).toEqual([{ code: "OFTEN_CHOSEN" }]);
    await inSystemScope(app.app.services.db, (db) =>
      db.deleteFrom("recipe_signs").where("user_id", "=", anna.id).execute(),
    );
    expect(await told()).toEqual([{ code: "OFTEN_EATEN", times: 3 }]);
    const moved = await addDish(anna, "2026-03-22", recipe);
    await inSystemScope(app.app.services.db, (db) =>
      db.deleteFrom("recipe_signs").where("user_id", "=", anna.id).execute(),
    );
    await remove(anna, moved);
    expect(await told()).toEqual([]);
  });

  it("PLAN-271 forgets a dish, and learns of it again from the next day on", async () => {
    const anna = await aPlanner(app);
    const dinner = mealAt(await planDay(anna), "DINNER");
    const recipe = recipeOf(dinner);
    await eat(anna, dinner);
    expect(idsOf((await likingsOf(anna)).liked)).toEqual([recipe]);
    const { status, body } = await change(anna, { forget: recipe });
    expect([status, body.liked]).toEqual([200, []]);
    expect((await candidatesOf(anna)).likings).toEqual([]);
    app.clock.forward(48 * 3600);
    await eat(anna, await addDish(anna, "2026-03-20", recipe));
    expect(idsOf((await likingsOf(anna)).liked)).toEqual([recipe]);
    expect((await change(anna, { forget: 999_999_999 })).status).toBe(400);
  });

  it("PLAN-271 shows five dishes each at most, and none that is disliked by a mark", async () => {
    const anna = await aPlanner(app);
    await inSystemScope(app.app.services.db, (db) =>
      sql`insert into recipe_signs (user_id, recipe_id, kind, noted_on)
        select ${anna.id}, id, 'REMOVED', ${TODAY}::date - 3 from recipe_templates where key is not null
        order by id limit 8`.execute(db),
    );
    const { disliked } = await likingsOf(anna);
    expect(disliked).toHaveLength(5);
    const [worst] = idsOf(disliked);
    await app.post("users/userdislikerecipe/", { recipe: worst }, { as: anna });
    expect(idsOf((await likingsOf(anna)).disliked)).not.toContain(worst);
  });

  it("PLAN-273 learns nothing while it is off, and has deleted what was noted", async () => {
    const anna = await aPlanner(app);
    const dinner = mealAt(await planDay(anna), "DINNER");
    await swapTo(anna, dinner, await firstSwap(anna, dinner));
    expect((await change(anna, { learns: false })).body).toEqual({
      ...{ learns: false, liked: [], disliked: [], leave_out: null },
    });
    expect(await signsOf(anna)).toEqual([]);
    await eat(anna, dinner);
    const lunch = mealAt(await planDay(anna, "2026-03-19"), "LUNCH");
    await swapTo(anna, lunch, await firstSwap(anna, lunch));
    await remove(anna, lunch);
    expect(await signsOf(anna)).toEqual([]);
    expect((await candidatesOf(anna)).likings).toEqual([]);
    const intakeOf = async () => (await app.get("users/me/", { as: anna })).body.intake;
    const before = await intakeOf();
    expect((await change(anna, { learns: true })).body).toMatchObject({
      learns: true,
      liked: [{ eaten: 1 }],
    });
    // A form that edits the profile is not outdated by it, and no coach reads it there.
    expect(await intakeOf()).toEqual(before);
    expect(before).not.toHaveProperty("learns_likings");
  });

  it("PLAN-273 is off for clients of a coach until they want it, and never tells the coach", async () => {
    const coach = await app.aCoach();
    const clara = await aPlanner(app, {}, { coach_id: coach.id });
    expect((await likingsOf(clara)).learns).toBe(false);
    const dinner = mealAt(await planDay(clara), "DINNER");
    await eat(clara, dinner);
    await planDay(clara, "2026-03-19");
    expect(await plannedLikings(clara)).toBeUndefined();
    await change(clara, { learns: true });
    await planDay(clara, "2026-03-20");
    expect(await plannedLikings(clara)).toEqual({ [recipeOf(dinner)]: 0.58 });
    const asked = { date: "2026-03-21", user: clara.id };
    expect((await app.post("autoPlanDay/", asked, { as: coach })).status).toBe(200);
    expect(await plannedLikings(clara)).toBeUndefined();
    const lunch = mealAt(await planDay(clara, "2026-03-20"), "LUNCH");
    expect((await swapTo(coach, lunch, await firstSwap(coach, lunch))).status).toBe(200);
    await remove(coach, lunch);
    expect(await signsOf(clara)).toEqual([]);
    expect((await app.get(`users/likings/?user=${clara.id}`, { as: coach })).body.liked ?? []).toEqual([]);
  });
});

describe("leaving a dish out", () => {
  it("PLAN-272 offers a dish that was removed twice in a month, once", async () => {
    const anna = await aPlanner(app);
    const dinner = mealAt(await planDay(anna), "DINNER");
    const recipe = recipeOf(dinner);
    const leftOut = async () => (await likingsOf(anna)).leave_out?.id ?? null;
    await remove(anna, dinner);
    expect(await leftOut()).toBeNull();
    await age(anna, 31);
    await remove(anna, await addEarlier(anna, "2026-03-20", recipe));
    expect(await leftOut()).toBeNull();
    await age(anna, 9);
    expect(await leftOut()).toBeNull();
    await remove(anna, await addEarlier(anna, "2026-03-20", recipe));
    expect(await leftOut()).toBe(recipe);
    expect((await change(anna, { asked: recipe })).body.leave_out).toBeNull();
    await age(anna, 2);
    await remove(anna, await addEarlier(anna, "2026-03-20", recipe));
    expect(await leftOut()).toBeNull();
  });

  it.each(["dislike", "favourite"])("PLAN-272 offers no dish that has a mark already: %s", async (mark) => {
    const anna = await aPlanner(app);
    const dinner = mealAt(await planDay(anna), "DINNER");
    await remove(anna, dinner);
    await age(anna, 2);
    await remove(anna, await addEarlier(anna, "2026-03-21", recipeOf(dinner)));
    expect((await likingsOf(anna)).leave_out).toMatchObject({ id: recipeOf(dinner) });
    await app.post(`users/user${mark}recipe/`, { recipe: recipeOf(dinner) }, { as: anna });
    expect((await likingsOf(anna)).leave_out).toBeNull();
  });
});

/** A dish that was added on an earlier day than it is removed, so that the removal is not the undo of adding it. */
async function addEarlier(as: Person, date: string, recipe: number): Promise<Item> {
  const item = await addDish(as, date, recipe);
  await inSystemScope(app.app.services.db, (db) =>
    db.deleteFrom("recipe_signs").where("user_id", "=", as.id).where("kind", "=", "ADDED").execute(),
  );
  return item;
}

it("PLAN-274 reads half a year in one statement, however much was done", async () => {
  const anna = await aPlanner(app);
  const ask = () => statementsOf(() => app.get("users/plan-candidates/", { as: anna }));
  await ask();
  const before = await ask();
  await eat(anna, await swapMany(anna, 5));
  const after = await ask();
  const about = (statements: readonly string[]) => statements.filter((text) => text.includes("recipe_signs"));
  expect([about(before).length, about(after).length]).toEqual([1, 1]);
});
