import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dishesOf } from "../../../test/dishes.ts";
import { aPlanner } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import { Problem } from "../../platform/base/problem.ts";
import { inSystemScope } from "../../platform/database/scope.ts";
import { openPlanner, type Planner } from "../../platform/planner/planner.ts";
import { planPart, resumeNight, startNight, weekToPlan } from "./planning-nights.ts";

const here = openPlanner(0, undefined as never);
let planner: Planner = here;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ planner: { ...here, plan: (...given) => planner.plan(...given) } });
});
afterAll(() => app.close());

const MONDAY = "2026-03-23";
const week = (as: Person) => app.get(`calendarDay/?date__gte=${MONDAY}&date__lt=2026-03-30`, { as });
const mealsOf = async (as: Person): Promise<number> =>
  dishesOf(
    (await week(as)).body.results.flatMap(
      (day: { calendar_items: { meal: object }[] }) => day.calendar_items,
    ),
  ).length;
const plan = (as: Person, start = "2026-03-18", days = 1) =>
  app.post(
    "autoPlanDays/",
    { num_days: days, start_date_inclusive: start, delete_existing_plans: true },
    { as },
  );
const nightRuns = (as: Person) =>
  inSystemScope(app.app.services.db, (db) =>
    db
      .selectFrom("planning_runs")
      .select(["effort", "first_date", "num_days"])
      .where("user_id", "=", as.id)
      .where("occasion", "=", "NIGHT")
      .execute(),
  );
const progress = async () => {
  const staff = await app.aUser({ is_staff: true });
  return (await app.get("planningNight/", { as: staff })).body.night;
};
async function untilFinished() {
  for (let tries = 0; tries < 100; tries++) {
    const night = await progress();
    if (night.finished_at !== null) return night;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The night did not end.");
}

describe("planning at night", () => {
  it("PLAN-080 is about the week that begins within two days", () => {
    const dates = ["2026-03-20", "2026-03-21", "2026-03-22", "2026-03-23", "2026-03-24"];
    expect(dates.map(weekToPlan)).toEqual([null, MONDAY, MONDAY, MONDAY, null]);
  });

  it("PLAN-076 PLAN-080 PLAN-081 PLAN-082 PLAN-083 plans for whoever is due, once, also when it was broken off or runs twice", async () => {
    const [anna, bram, carl] = [await aPlanner(app), await aPlanner(app), await aPlanner(app)];
    const organisation = await app.anOrganisation();
    const refused = await aPlanner(app, {}, { organisation_id: organisation });
    for (const person of [anna, bram, carl, refused]) await plan(person);
    await inSystemScope(app.app.services.db, (db) =>
      db
        .updateTable("organisations")
        .set({ feature_flag_generate_meals_button_in_planner: false })
        .where("id", "=", organisation)
        .execute(),
    );
    const never = await aPlanner(app);
    const away = await aPlanner(app);
    await plan(away);
    await plan(away);
    await inSystemScope(app.app.services.db, (db) =>
      db
        .updateTable("sessions")
        .set({ last_used_at: new Date("2026-03-01T09:00:00Z") })
        .where("user_id", "=", away.id)
        .execute(),
    );
    await plan(carl, "2026-03-25");
    expect(await progress()).toBeNull();
    app.clock.set("2026-03-21T01:00:00Z");
    // A thread ends in the midst of the night, and with it the process.
    let plans = 0;
    planner = {
      ...here,
      plan: (library, task) => {
        plans += 1;
        if (plans === 2) throw new Problem("unavailable");
        return here.plan(library, task);
      },
    };
    const everybody = { weekStart: MONDAY, after: 0, upTo: 2 ** 31 - 1 };
    await planPart(app.app.services, everybody);
    planner = here;
    const after = [await mealsOf(anna), await mealsOf(bram)];
    expect(after.sort()).toEqual([0, 28]);

    const aside = () =>
      inSystemScope(app.app.services.db, (db) =>
        db.selectFrom("replaced_items").select("id").where("user_id", "=", away.id).execute(),
      );
    expect(await aside()).toHaveLength(4);
    await startNight(app.app.services);
    expect(await aside()).toEqual([]);
    await startNight(app.app.services);
    await Promise.all([planPart(app.app.services, everybody), planPart(app.app.services, everybody)]);
    const night = await untilFinished();
    expect(night).toEqual({
      week_start: MONDAY,
      started_at: "2026-03-21T01:00:00.000Z",
      finished_at: "2026-03-21T01:00:00.000Z",
      due: 1,
      planned: 2,
      edited: 1,
      nothing_to_plan: 1,
      failed: 0,
    });
    expect(await Promise.all([anna, bram, carl, refused, never, away].map(mealsOf))).toEqual([
      28, 28, 4, 0, 0, 0,
    ]);
    const once = [{ effort: "default", first_date: MONDAY, num_days: 7 }];
    expect([await nightRuns(anna), await nightRuns(bram)]).toEqual([once, once]);
    // Who clears the week again is left alone in the next night.
    for (const { id } of (await week(anna)).body.results)
      await app.delete(`calendarDay/${id}/`, { as: anna });
    await planPart(app.app.services, everybody);
    expect(await mealsOf(anna)).toBe(0);
    // Looking at the week was a visit.
    expect(await mealsOf(away)).toBe(28);
    await resumeNight(app.app.services);
    expect(await progress()).toEqual({ ...night, planned: 3 });
    const me = await app.get("planningNight/", { as: anna });
    expect(me.status).toBe(403);
  });
});
