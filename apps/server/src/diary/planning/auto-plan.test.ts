import { addDays } from "@plateful/nutrition";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dishesOf } from "../../../test/dishes.ts";
import { aDay, aPlanner, aQuickAdd, slotsOf } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import { ofPerson } from "../../platform/calls/limited-events.ts";
import { inSystemScope } from "../../platform/database/scope.ts";
import { planningLimits } from "./plan-days.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Item {
  id: number;
  meal_slot: number | null;
  meal_moment: string;
  status: string;
  content_type: string;
  meal: { kcal: number; recipe_template: { id: number } };
}
interface Day {
  id: number;
  date: string;
  calendar_items: Item[];
}

const planDay = (as: Person, body: object = {}) =>
  app.post("autoPlanDay/", { date: "2026-03-18", ...body }, { as });
const planDays = (as: Person, days = 7, again = true, start = "2026-03-18") =>
  app.post(
    "autoPlanDays/",
    { num_days: days, start_date_inclusive: start, delete_existing_plans: again },
    { as },
  );
const eat = (as: Person, item: Item) => app.patch(`calendarItem/${item.id}/`, { status: "EATEN" }, { as });

describe("refusals", () => {
  it("DIARY-030 obeys the switches of the person and of the organisation", async () => {
    const off = { feature_flag_generate_meals_button_in_planner: false };
    const organisation = await app.anOrganisation(off);
    for (const person of [
      await aPlanner(app, {}, off),
      await aPlanner(app, {}, { organisation_id: organisation }),
    ]) {
      const refused = await planDay(person);
      expect(refused.status).toBe(403);
      expect(refused.body.code).toBe("generate_meals_disabled");
      expect((await planDays(person)).status).toBe(403);
    }
    const coach = await app.aCoach({ organisation_id: organisation });
    const client = await aPlanner(app, {}, { coach_id: coach.id });
    expect((await planDay(client)).status).toBe(403);
    const member = await aPlanner(app, {}, { organisation_id: await app.anOrganisation() });
    expect((await planDay(member)).status).toBe(200);
  });

  it("DIARY-064 DIARY-065 DIARY-068 refuses wrong bodies, foreign slots and people without a plan", async () => {
    const anna = await aPlanner(app);
    const foreign = await slotsOf(app, await aPlanner(app));
    expect((await planDay(anna, { meal_slot_ids: [foreign.LUNCH] })).status).toBe(404);
    expect((await planDay(anna, { date: "2028-01-01" })).status).toBe(400);
    expect((await planDays(anna, 0)).status).toBe(400);
    expect((await planDays(anna, 32)).status).toBe(400);
    const nobody = await app.aUser();
    expect((await planDay(nobody)).body).toEqual({
      non_field_errors: ["There is no nutrition plan for this weekday."],
    });
    expect((await planDay(anna, { user: nobody.id })).status).toBe(403);
  });

  it("DIARY-067 limits planning by what it costs: ten months, or thirty-four weeks, or 85 days an hour", async () => {
    const { limitedEvents } = app.app.services;
    /** As if this person had planned so many days at each of so many presses before. */
    const planned = async ({ id }: Person, presses: number, days: number) => {
      for (let press = 0; press < presses; press++)
        await limitedEvents.takeTurn(planningLimits(id, days), app.clock.now());
    };
    for (const [presses, days] of [
      [9, 31],
      [33, 7],
      [84, 1],
    ] as const) {
      const anna = await aPlanner(app);
      await planned(anna, presses, days);
      expect((await planDays(anna, days)).status, `press ${presses + 1} of ${days} days`).toBe(200);
      const refused = await planDays(anna, 1);
      expect(refused.status).toBe(429);
      expect(refused.body.detail).toMatch(/planned a lot in the last hour. You can plan again in 60 minutes/);
      expect(Number(refused.headers["retry-after"])).toBe(3600);
      app.clock.forward(3601);
      expect((await planDay(anna)).status).toBe(200);
    }
    app.clock.forward(-3 * 3601);
  });

  it("DIARY-067 counts the days that are planned, and none of those that are left out or refused", async () => {
    const anna = await aPlanner(app);
    const spent = () =>
      app.app.services.limitedEvents.count(
        app.app.services.db,
        { kind: "auto-plan", subject: ofPerson(anna.id), seconds: 3600 },
        app.clock.now(),
      );
    const start = "2026-03-18";
    const week = { num_days: 7, start_date_inclusive: start, delete_existing_plans: true };
    const skipped = [0, 1, 1, 2].map((ahead) => addDays(start, ahead));
    await app.post("autoPlanDays/", { ...week, skip_dates: skipped }, { as: anna });
    expect(await spent()).toBe(3 + 4);
    await planDay(anna);
    expect(await spent()).toBe(3 + 4 + 3 + 1);
    expect((await planDay(anna, { date: "2028-01-01" })).status).toBe(400);
    expect(await spent()).toBe(11);
    expect((await app.post("replanWeek/", { from: "TODAY" }, { as: anna })).status).toBe(200);
    expect(await spent(), "a month at most").toBe(11 + 34);
  });

  it("DIARY-067 plans one at a time for a person, over all server processes", async () => {
    const anna = await aPlanner(app);
    const answers = await Promise.all([planDays(anna, 2), planDays(anna, 2)]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const { body } = await app.get("calendarDay/", { as: anna });
    for (const day of body.results as Day[]) expect(day.calendar_items).toHaveLength(4);
    if (app.app.services.database.kind === "pglite") return;
    await app.app.services.db.transaction().execute(async (elsewhere) => {
      await sql`select pg_advisory_xact_lock(7241003, ${anna.id}::int)`.execute(elsewhere);
      const refused = await planDay(anna);
      expect(refused.status).toBe(409);
      expect(refused.body.code).toBe("planning_in_progress");
    });
    expect((await planDay(anna)).status).toBe(200);
  });
});

describe("planning again", () => {
  const MAINS = ["LUNCH", "DINNER"];
  const mainsOf = ({ calendar_items: items }: Day) =>
    items.flatMap((item) => (MAINS.includes(item.meal_moment) ? item.meal.recipe_template.id : []));

  it("PLAN-183 serves other meals than those it replaces, of a day as of a slot", async () => {
    const wholeDay = await aPlanner(app);
    const oneSlot = await aPlanner(app);
    const { DINNER } = await slotsOf(app, oneSlot);
    // What was not asked for stays: the lunch of the second.
    for (const [person, body, staying] of [
      [wholeDay, {}, 0],
      [oneSlot, { meal_slot_ids: [DINNER] }, 1],
    ] as const) {
      let before = mainsOf((await planDay(person)).body);
      for (let turn = 0; turn < 8; turn++) {
        const after = mainsOf((await planDay(person, body)).body);
        expect({ turn, staying: after.filter((id) => before.includes(id)).length }).toEqual({
          turn,
          staying,
        });
        before = after;
      }
    }
  });
});

describe("a planned week", () => {
  it("ONB-080 follows onboarding at once: seven planned days from today", async () => {
    const anna = await app.aUser();
    const answers = {
      goal: "LOSE_WEIGHT",
      activityLevel: "MILDLY_ACTIVE",
      weeklyGoal: "LOSE_0_5_KG_PER_WEEK",
      biometricData: { gender: "FEMALE", age: 25 },
      physicalStats: { heightInCm: 170, weightInKg: 70, goalWeight: 65 },
      preferences: {
        usesImperialUnitsForRecipes: false,
        personalWeightUnit: "KILOGRAMS",
        usesImperialUnitsForHeight: false,
      },
      dietPreferences: {
        dietType: "RECOMMENDED",
        mealTimes: ["BREAKFAST", "LUNCH", "DINNER"],
        intolerances: ["NO_INTOLERANCE"],
        ingredientDislikes: [],
      },
    };
    const completed = await app.post("users/onboarding/complete/", answers, { as: anna });
    expect(completed.status).toBe(200);
    expect((await planDays(anna, 7, true, "2026-03-18")).status).toBe(200);
    const { body } = await app.get("calendarDay/?page_size=100", { as: anna });
    const week = body.results as Day[];
    expect(week.map(({ date }) => date).sort()).toEqual(
      [18, 19, 20, 21, 22, 23, 24].map((day) => `2026-03-${day}`),
    );
    for (const day of week) {
      expect(day.calendar_items.map((item) => item.meal_moment).sort()).toEqual([
        "BREAKFAST",
        "DINNER",
        "LUNCH",
      ]);
      expect(day.calendar_items.every(({ status }) => status === "PLANNED")).toBe(true);
    }
  });

  it("DIARY-065 DIARY-067 fills every slot near its energy, with no lunch or dinner twice within three days", async () => {
    const anna = await aPlanner(app);
    const { status, body } = await planDays(anna);
    expect(status).toBe(200);
    const days = body.calendar_days as Day[];
    expect(days.map(({ date }) => date)).toEqual([18, 19, 20, 21, 22, 23, 24].map((day) => `2026-03-${day}`));
    const slots = await slotsOf(app, anna);
    const mains = new Map<number, number[]>();
    days.forEach((day, at) => {
      const dishes = dishesOf(day.calendar_items);
      expect(dishes.map((item) => item.meal_slot).sort()).toEqual(Object.values(slots).sort());
      const kcal = day.calendar_items.reduce((sum, item) => sum + item.meal.kcal, 0);
      expect(Math.abs(kcal - 1896)).toBeLessThan(1896 * 0.1);
      for (const item of dishes.filter(({ meal_moment: moment }) => /LUNCH|DINNER/.test(moment))) {
        const id = item.meal.recipe_template.id;
        mains.set(id, [...(mains.get(id) ?? []), at]);
      }
    });
    for (const uses of mains.values())
      uses.forEach((use, at) => {
        const before = uses[at - 1];
        if (before !== undefined) expect(use - before).toBeGreaterThanOrEqual(3);
      });
    const shown = await app.get("calendarDay/?date__gte=2026-03-18&date__lt=2026-03-25", { as: anna });
    expect(shown.body.results).toEqual(days);
    const runs = await inSystemScope(app.app.services.db, (db) =>
      db.selectFrom("planning_runs").selectAll().where("user_id", "=", anna.id).execute(),
    );
    expect(runs).toMatchObject([{ first_date: "2026-03-18", num_days: 7, seed: expect.any(Number) }]);
  });

  it("DIARY-069 does not repeat dinners of days that were planned before", async () => {
    const anna = await aPlanner(app);
    const dinners: (number | undefined)[] = [];
    for (const date of ["2026-03-18", "2026-03-20", "2026-03-19"]) {
      const { body } = await planDay(anna, { date });
      const items = body.calendar_items as Item[];
      dinners.push(items.find(({ meal_moment: moment }) => moment === "DINNER")?.meal.recipe_template.id);
    }
    expect(new Set(dinners).size).toBe(3);
  });

  it("DIARY-036 keeps what was eaten when several days are planned again", async () => {
    const anna = await aPlanner(app);
    const [first] = (await planDays(anna, 2)).body.calendar_days as Day[];
    const [breakfast] = first?.calendar_items ?? [];
    if (breakfast === undefined) throw new Error("Nothing was planned.");
    await eat(anna, breakfast);
    const [again] = (await planDays(anna, 2)).body.calendar_days as Day[];
    const kept = again?.calendar_items.filter(({ id }) =>
      first?.calendar_items.some((item) => item.id === id),
    );
    expect(kept).toMatchObject([{ id: breakfast.id, status: "EATEN" }]);
    expect(again?.calendar_items).toHaveLength(4);
  });

  it("DIARY-070 fills only empty slots when nothing may be deleted", async () => {
    const anna = await aPlanner(app);
    const day = await aDay(app, anna);
    const { item } = await aQuickAdd(app, anna, day, "LUNCH", 500);
    const [planned] = (await planDays(anna, 1, false)).body.calendar_days as Day[];
    expect(planned?.calendar_items).toHaveLength(4);
    expect(planned?.calendar_items.find(({ id }) => id === item)).toBeDefined();
    const lunches = planned?.calendar_items.filter(({ meal_moment: moment }) => moment === "LUNCH");
    expect(lunches).toHaveLength(1);
    expect((await planDays(anna, 1, false)).body.calendar_days).toEqual([planned]);
  });

  it("DIARY-035 DIARY-036 plans the whole day again around what was eaten", async () => {
    const anna = await aPlanner(app);
    const before = (await planDay(anna)).body as Day;
    const [breakfast, ...others] = before.calendar_items;
    if (breakfast === undefined) throw new Error("Nothing was planned.");
    await eat(anna, breakfast);
    const after = (await planDay(anna)).body as Day;
    expect(after.id).toBe(before.id);
    expect(after.calendar_items).toHaveLength(4);
    expect(after.calendar_items.filter(({ status }) => status === "EATEN")).toMatchObject([
      { id: breakfast.id, meal_moment: breakfast.meal_moment },
    ]);
    const old = new Set(others.map(({ id }) => id));
    expect(after.calendar_items.some(({ id }) => old.has(id))).toBe(false);
  });

  it("DIARY-036 leaves a named slot alone whose meal was eaten", async () => {
    const anna = await aPlanner(app);
    const before = (await planDay(anna)).body as Day;
    const dinner = before.calendar_items.find(({ meal_moment: moment }) => moment === "DINNER");
    if (dinner === undefined) throw new Error("No dinner was planned.");
    await eat(anna, dinner);
    const { DINNER } = await slotsOf(app, anna);
    const after = (await planDay(anna, { meal_slot_ids: [DINNER] })).body as Day;
    expect(after.calendar_items.map(({ id }) => id)).toEqual(before.calendar_items.map(({ id }) => id));
  });

  it("DIARY-064 DIARY-067 replaces only the named slots of a day, and a coach may", async () => {
    const coach = await app.aCoach();
    const anna = await aPlanner(app, {}, { coach_id: coach.id });
    const before = (await planDay(anna)).body as Day;
    const { DINNER } = await slotsOf(app, anna);
    const after = (await planDay(coach, { user: anna.id, meal_slot_ids: [DINNER] })).body as Day;
    const ids = (day: Day, moment: (name: string) => boolean) =>
      day.calendar_items.filter((item) => moment(item.meal_moment)).map(({ id }) => id);
    expect(ids(after, (name) => name !== "DINNER").sort()).toEqual(
      ids(before, (name) => name !== "DINNER").sort(),
    );
    expect(ids(after, (name) => name === "DINNER")).not.toEqual(ids(before, (name) => name === "DINNER"));
    expect(after.calendar_items).toHaveLength(4);
  });
});

describe("why a slot stays empty", () => {
  it("DIARY-069 leaves slots empty rather than break a rule, and DIARY-084 says which rule costs how much", async () => {
    const anna = await aPlanner(app, { diet: "VEGAN", food_intolerances_lactose: true });
    const organisation = await app.anOrganisation();
    const allowed: number[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const query = `generateMeals/?meal_types=DINNER&page_size=100&page=${page}`;
      const { body: dinners } = await app.get(query, { as: anna });
      allowed.push(...dinners.results.map((meal: Item["meal"]) => meal.recipe_template.id));
      pages = dinners.total_pages;
    }
    await inSystemScope(app.app.services.db, async (db) => {
      const set = { denylist_recipes: allowed };
      await db.updateTable("organisations").set(set).where("id", "=", organisation).execute();
      await db
        .updateTable("users")
        .set({ organisation_id: organisation })
        .where("id", "=", anna.id)
        .execute();
    });
    const planned = (await planDay(anna)).body as Day;
    const moments = planned.calendar_items.map(({ meal_moment: moment }) => moment);
    expect(moments).not.toContain("DINNER");
    expect(moments).toContain("LUNCH");
    const why = await app.get("users/plan-diagnosis/?date=2026-03-18", { as: anna });
    expect(why.status).toBe(200);
    const [dinner] = why.body.slots;
    expect(dinner).toMatchObject({ meal_moment: "DINNER", allowed: 0 });
    expect(dinner.recipes).toBeGreaterThan(20);
    const costs = Object.fromEntries(
      dinner.restrictions.map((line: { restriction: string; costs: number }) => [
        line.restriction,
        line.costs,
      ]),
    );
    expect(costs.ORGANISATION).toBeGreaterThan(0);
    expect(costs.ORGANISATION).toBeLessThanOrEqual(allowed.length);
  });

  it("DIARY-084 shows nothing of others", async () => {
    const anna = await aPlanner(app);
    const eve = await app.aUser();
    const answer = await app.get(`users/plan-diagnosis/?date=2026-03-18&user=${anna.id}`, { as: eve });
    expect(answer.status).toBe(404);
  });
});
