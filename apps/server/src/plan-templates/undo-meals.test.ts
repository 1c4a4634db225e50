import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TEMPLATE_FIELDS } from "../../test/access-templates.ts";
import { aPlanner } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Use {
  readonly plan: number;
  readonly number: number;
}
interface Day {
  readonly date: string;
  readonly calendar_items: readonly { id: number; meal: { kcal: number } }[];
}
const daysOf = async (as: Person): Promise<Day[]> =>
  (await app.get("calendarDay/?page_size=100", { as })).body.results.sort((a: Day, b: Day) =>
    a.date.localeCompare(b.date),
  );
/** The meals of each day, whichever rows they stand in. */
const mealsOf = async (as: Person) =>
  (await daysOf(as)).map(({ date, calendar_items: items }) => [
    date,
    items.map(({ meal }) => meal.kcal).sort(),
  ]);

/** A client with three planned days, and a template of theirs applied. */
async function applied(energy_percent = 85) {
  const coach = await app.aCoach();
  const client = await aPlanner(app, {}, { coach_id: coach.id });
  const range = { num_days: 3, start_date_inclusive: "2026-03-18", delete_existing_plans: true };
  await app.post("autoPlanDays/", range, { as: client });
  const before = await mealsOf(client);
  const body = { ...TEMPLATE_FIELDS, is_of_practice: false, energy_percent };
  const template = (await app.post("planTemplates/", body, { as: coach })).body.id;
  const preview = await app.get(`planTemplates/${template}/clients/?client=${client.id}`, { as: coach });
  const [{ seen }] = preview.body.clients;
  const { use } = (await app.post("planTemplates/apply/", { user: client.id, template, seen }, { as: coach }))
    .body;
  return { coach, client, before, use: use as Use };
}
const replan = (as: Person, client: Person, use?: Use) => {
  const template = use && { plan: use.plan, number: use.number };
  return app.post("replanWeek/", { user: client.id, from: "TODAY", template }, { as });
};
const undo = (as: Person, client: Person, use: Use) =>
  app.post("planTemplates/undo/", { user: client.id, plan: use.plan, number: use.number }, { as });

describe("undoing a template whose meals were planned", { timeout: 60_000 }, () => {
  it("COACH-165 restores the meals along with the plan", async () => {
    const { coach, client, before, use } = await applied();
    expect((await replan(coach, client, use)).body.meals_changed).toBeGreaterThan(0);
    expect(await mealsOf(client)).not.toEqual(before);
    const { status, body } = await undo(coach, client, use);
    expect([status, body.meals, body.kcal > 0]).toEqual([200, "RESTORED", true]);
    expect(await mealsOf(client)).toEqual(before);
  });

  it("COACH-165 leaves meals that were changed since, or planned more than a day ago, and says so", async () => {
    const changed = await applied();
    await replan(changed.coach, changed.client, changed.use);
    const [item] = (await daysOf(changed.client))[1]?.calendar_items ?? [];
    await app.patch(`calendarItem/${item?.id}/`, { status: "EATEN" }, { as: changed.client });
    const after = await mealsOf(changed.client);
    expect((await undo(changed.coach, changed.client, changed.use)).body.meals).toBe("KEPT");
    expect(await mealsOf(changed.client)).toEqual(after);
    const old = await applied();
    await replan(old.coach, old.client, old.use);
    app.clock.forward(86_400);
    expect((await undo(old.coach, old.client, old.use)).body.meals).toBe("KEPT");
    app.clock.reset();
  });

  it("COACH-165 takes nothing back that the client planned by themselves", async () => {
    const { coach, client, use } = await applied();
    await replan(coach, client, use);
    await replan(client, client);
    const own = await mealsOf(client);
    expect((await undo(coach, client, use)).body.meals).toBe("KEPT");
    expect(await mealsOf(client)).toEqual(own);
    const untouched = await applied();
    expect((await undo(untouched.coach, untouched.client, untouched.use)).body.meals).toBe("NONE");
  });
});
