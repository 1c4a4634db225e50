import type { CalendarDay, PlanCandidates, User } from "@plateful/contract";
import { addDays, type NutrientFocus } from "@plateful/nutrition";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
// The app's own code, to see that its planner leans as the server's does.
import { heldCandidates } from "../../../../web/src/diary/day/held-candidates.ts";
import { daysToFill } from "../../../../web/src/diary/planning/days-to-fill.ts";
import {
  offersByCandidates,
  openPlanner as openHeld,
  planByCandidates,
  swapsByCandidates,
} from "../../../../web/src/diary/planning/plan-by-candidates.ts";
import { heldDay } from "../../../../web/src/diary/planning/standing-day.ts";
import { aDay, aPlanner, aQuickAdd } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import { inSystemScope } from "../../platform/database/scope.ts";
import { openPlanner, type PlanTask } from "../../platform/planner/planner.ts";
import { findLastRun } from "../day/planning-run-store.ts";
import { improvePlan } from "./improve-plan.ts";
import { planWeekAtNight } from "./plan-week-at-night.ts";

const here = openPlanner(0, undefined as never);
let tasks: PlanTask[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    planner: {
      ...here,
      plan: (library, task) => {
        tasks.push(task);
        return here.plan(library, task);
      },
    },
  });
});
afterAll(() => app.close());
beforeEach(() => {
  tasks = [];
});

const TODAY = "2026-03-18";
const DATES = Array.from({ length: 7 }, (_, at) => addDays(TODAY, at));
const lastFocus = () => tasks.at(-1)?.options.focus;

const onCycle = (startedDaysAgo: number, more: object = {}): Record<string, unknown> => ({
  gender: "FEMALE",
  diet_type: "CYCLE_DIET",
  last_menstrual_period_start_date: addDays(TODAY, -startedDaysAgo),
  menstrual_cycle_length: 28,
  ...more,
});
const MENOPAUSE = { gender: "FEMALE", diet_type: "MENOPAUSE" };

const planWeek = (as: Person) => {
  const range = { num_days: 7, start_date_inclusive: TODAY, delete_existing_plans: true };
  return app.post("autoPlanDays/", range, { as });
};
const candidatesOf = async (as: Person): Promise<PlanCandidates> =>
  heldCandidates((await app.get("users/plan-candidates/", { as })).body);
const lastRun = async ({ id }: Person) => {
  const run = await inSystemScope(app.app.services.db, (db) => findLastRun(db, id));
  if (run === undefined) throw new Error("Nothing was planned.");
  return run;
};

const each = (focus: NutrientFocus, days: readonly string[] = DATES) =>
  Object.fromEntries(days.map((day) => [day, focus]));

describe("PLAN-190 PLAN-192 what days lean towards", () => {
  it.each([
    ["from day 13 on", onCycle(12), each("LUTEAL", DATES.slice(3))],
    ["at the end of what is known", onCycle(27), each("LUTEAL", DATES.slice(0, 4))],
    ["in menstruation", onCycle(2), each("MENSTRUATION", DATES.slice(0, 3))],
    ["four months after the last note", onCycle(120), undefined],
    ["in the menopause", MENOPAUSE, each("MENOPAUSE")],
    ["with recipes for the menopause", { gender: "FEMALE", is_on_menopause_diet: true }, each("MENOPAUSE")],
    ["on another plan", onCycle(2, { diet_type: "RECOMMENDED" }), undefined],
  ])("is told to the planner by the phase of each day, %s", async (_when, profile, focus) => {
    const emma = await aPlanner(app, profile);
    expect((await planWeek(emma)).status).toBe(200);
    expect(lastFocus()).toEqual(focus);
  });

  it("holds at night and for the better plan of a moment later, too", async () => {
    const emma = await aPlanner(app, onCycle(2));
    await planWeek(emma);
    await improvePlan(app.app.services, { userId: emma.id, runId: (await lastRun(emma)).id });
    expect(tasks).toHaveLength(2);
    expect(lastFocus()).toEqual(each("MENSTRUATION", DATES.slice(0, 3)));
    const later = await aPlanner(app, MENOPAUSE);
    await planWeekAtNight(app.app.services, later.id, "2026-03-23");
    expect(Object.values(lastFocus() ?? {})).toEqual(new Array(7).fill("MENOPAUSE"));
  });

  it("is no more than a wish: whoever follows a restriction gets nothing against it", async () => {
    const strict = { diet: "VEGAN", food_intolerances_gluten: true, food_intolerances_nut: true };
    const emma = await aPlanner(app, { ...MENOPAUSE, ...strict });
    expect((await planWeek(emma)).status).toBe(200);
    const range = `date__gte=${TODAY}&date__lte=${DATES.at(-1)}`;
    const { body } = await app.get(`users/unsuited-meals/?${range}`, { as: emma });
    expect(body).toEqual({ meals: [] });
    await app.patch(
      `users/userProfile/${(await app.get("users/me/", { as: emma })).body.intake.id}/`,
      { diet: "OMNIVORE" },
      { as: emma },
    );
    expect((await planWeek(emma)).status).toBe(200);
    expect(lastFocus()).toEqual(each("MENOPAUSE"));
  });
});

describe("PLAN-191 what is stored of it", () => {
  it("is nothing: the run of a plan tells of no phase, so that it can be read nowhere but in the profile", async () => {
    const emma = await aPlanner(app, onCycle(2));
    await planWeek(emma);
    const run = JSON.stringify(await lastRun(emma));
    expect(lastFocus()).toBeDefined();
    expect(run).not.toMatch(/focus|menstr|luteal|menopause|cycle/i);
  });

  it("ends with the consent", async () => {
    const emma = await aPlanner(app, onCycle(2));
    await planWeek(emma);
    expect(lastFocus()).toBeDefined();
    await app.post("users/consents/withdraw/", { kinds: ["CYCLE"], given_in: "PROFILE" }, { as: emma });
    await planWeek(emma);
    expect(lastFocus()).toBeUndefined();
    expect((await candidatesOf(emma)).focus_costs).toEqual([]);
  });
});

describe("PLAN-192 the app", () => {
  const daysOf = async (as: Person): Promise<CalendarDay[]> =>
    (
      await app.get(
        `calendarDay/?date__gte=${addDays(TODAY, -9)}&date__lte=${addDays(TODAY, 14)}&page_size=50`,
        { as },
      )
    ).body.results;
  async function heldBy(as: Person) {
    const { body: user }: { body: User } = await app.get("users/me/", { as });
    return { user, candidates: await candidatesOf(as), days: await daysOf(as) };
  }

  it("is told what dishes lack where a person may have such days, half for keto, and else nothing", async () => {
    expect((await candidatesOf(await aPlanner(app))).focus_costs).toEqual([]);
    expect((await candidatesOf(await aPlanner(app, { gender: "FEMALE" }))).focus_costs).toEqual([]);
    const { focus_costs: costs, recipes } = await candidatesOf(await aPlanner(app, onCycle(2)));
    expect(costs.map(({ id }) => id)).toEqual(recipes.map(({ recipe_template: { id } }) => id));
    expect(costs.filter(({ LUTEAL }) => LUTEAL > 0).length).toBeGreaterThan(100);
    const keto = await candidatesOf(await aPlanner(app, { ...MENOPAUSE, is_keto_user: true }));
    const whole = new Map(costs.map(({ id, MENOPAUSE: points }) => [id, points]));
    expect(keto.focus_costs.length).toBeGreaterThan(30);
    for (const { id, MENOPAUSE: points } of keto.focus_costs)
      if (whole.has(id)) expect(2 * points).toBeCloseTo(whole.get(id) ?? 0, 9);
  });

  it("asks its planner to lean as the server asks", async () => {
    const emma = await aPlanner(app, onCycle(12, { is_on_menopause_diet: true }));
    for (const date of DATES) await aDay(app, emma, date);
    const held = await heldBy(emma);
    const wanted = daysToFill(
      { ...held, today: TODAY },
      DATES.map((date) => ({ date })),
    );
    if (wanted === null) throw new Error("Nothing can be planned on the device.");
    expect(planByCandidates(openHeld(held.candidates), wanted, 7).length).toBeGreaterThan(20);
    await planWeek(emma);
    expect(wanted.focus).toEqual(lastFocus());
    expect(new Set(Object.values(wanted.focus ?? {}))).toEqual(new Set(["MENOPAUSE", "LUTEAL"]));
  });

  it.each([
    ["late in the cycle", onCycle(20)],
    ["in menstruation", onCycle(2)],
    ["in the menopause", { ...MENOPAUSE }],
  ])("offers the same swaps and ways to go on with a day as the server, %s", async (_when, profile) => {
    const emma = await aPlanner(app, profile);
    await planWeek(emma);
    const today = (await daysOf(emma)).find(({ date }) => date === TODAY);
    await aQuickAdd(app, emma, today?.id ?? 0, "AFTERNOON_SNACK", 300);
    const { user, candidates, days } = await heldBy(emma);
    const day = heldDay(user, TODAY, days, candidates.household);
    if (today === undefined || day === null) throw new Error("The day is not there.");
    const planner = openHeld(candidates);
    for (const { id } of today.calendar_items) {
      const { body } = await app.get(`calendarItem/${id}/swaps/`, { as: emma });
      expect(swapsByCandidates(planner, day, id)).toEqual(body.swaps);
      expect(body.swaps.length).toBeGreaterThan(5);
    }
    const offers = await app.get(`calendarDay/${today.id}/rebalance/`, { as: emma });
    expect(offersByCandidates(planner, day)).toEqual(offers.body);
  });
});
