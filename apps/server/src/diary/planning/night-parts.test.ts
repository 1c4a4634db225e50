import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPlanner } from "../../../test/factories.ts";
import { copyTemplate, type Person, TestApp, TestClock } from "../../../test/test-app.ts";
import { testSettings } from "../../../test/test-settings.ts";
import { openApp } from "../../app.ts";
import { inSystemScope } from "../../platform/database/scope.ts";
import { openPlanner, type Planner } from "../../platform/planner/planner.ts";
import type { DatabaseAddress } from "../../platform/settings/settings.ts";
import { beginHour, divideHour, findLastNight, type NightPart } from "./planning-night-store.ts";
import { resumeNight, startNight } from "./planning-nights.ts";

const MONDAY = "2026-03-23";
/** Two in the morning in Amsterdam, where everybody of this test lives. */
const NIGHT = "2026-03-21T01:00:00Z";
const JOB = "plan-night";
const PEOPLE = 6;
const MAX_MS = 25_000;

async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + MAX_MS; !(await holds()); await wait(50))
    if (Date.now() > end) throw new Error(`In vain: ${what}`);
}

/** Plans like the product, once it is let, and counts. */
class Gated {
  readonly #planner = openPlanner(0, undefined as never);
  begun = 0;
  isOpen = true;

  readonly planner: Planner = {
    ...this.#planner,
    plan: async (...given) => {
      this.begun += 1;
      while (!this.isOpen) await wait(20);
      return this.#planner.plan(...given);
    },
  };
}

/** Processes share a database of a server alone. */
describe.runIf(process.env.TEST_DATABASE === "postgres")("the night of several processes", () => {
  let address: DatabaseAddress;
  const processes: { readonly app: TestApp; readonly gated: Gated }[] = [];
  const people: Person[] = [];

  async function openProcess() {
    const [clock, gated] = [new TestClock(), new Gated()];
    const options = { loadData: false, clock, planner: gated.planner };
    const opened = { app: new TestApp(await openApp(testSettings(address), options), clock), gated };
    processes.push(opened);
    return opened;
  }
  beforeAll(async () => {
    address = await copyTemplate();
    const { app } = await openProcess();
    await openProcess();
    const plan = { num_days: 1, start_date_inclusive: "2026-03-18", delete_existing_plans: true };
    for (let count = 0; count < PEOPLE; count++) {
      const person = await aPlanner(app);
      await app.post("autoPlanDays/", plan, { as: person });
      people.push(person);
    }
  });
  afterAll(async () => {
    for (const { gated, app } of processes) {
      gated.isOpen = true;
      await app.close();
    }
  });

  const first = () => {
    const [one] = processes;
    if (one === undefined) throw new Error("There is no process.");
    return one.app.app.services;
  };
  const inSystem = <T>(work: Parameters<typeof inSystemScope<T>>[1]) => inSystemScope(first().db, work);
  const queued = () => inSystem((db) => first().jobs.listOpen<NightPart>(db, JOB));
  const nightRuns = () =>
    inSystem((db) =>
      db.selectFrom("planning_runs").select("user_id").where("occasion", "=", "NIGHT").execute(),
    );

  it("OPS-016: is one, in parts that all work on, whatever restarts; nobody is planned for twice", async () => {
    for (const { app, gated } of processes) {
      app.clock.set(NIGHT);
      gated.isOpen = false;
      gated.begun = 0;
    }
    // As at the hour of the night, but in parts of one person.
    const parts = await inSystem(async (db) => {
      const hour = new Date(NIGHT);
      expect(await beginHour(db, MONDAY, hour)).toBe(true);
      return divideHour(db, { weekStart: MONDAY, hour, zones: ["Europe/Amsterdam"], size: 1 }, hour);
    });
    expect(parts.map(({ upTo }) => upTo)).toEqual(people.map(({ id }) => id));
    expect(parts.map(({ after }) => after)).toEqual([0, ...people.slice(0, -1).map(({ id }) => id)]);
    // Every process that starts goes on with it, and so does one whose hour comes.
    await Promise.all([...processes, ...processes].map(({ app }) => resumeNight(app.app.services)));
    await Promise.all(processes.map(({ app }) => startNight(app.app.services)));
    expect((await queued()).map(({ after }) => after).toSorted((a, b) => a - b)).toEqual(
      parts.map(({ after }) => after),
    );
    // Each holds a part, of which no other is at work.
    await until(() => processes.every(({ gated }) => gated.begun === 1), "a part for each process");
    const third = await openProcess();
    third.app.clock.set(NIGHT);
    await resumeNight(third.app.app.services);
    expect(await queued()).toHaveLength(PEOPLE);
    await until(() => third.gated.begun === 1, "a part for the process that came later");

    for (const { gated } of processes) gated.isOpen = true;
    const night = () => inSystem(findLastNight);
    await until(async () => (await night())?.finished_at !== null, "the end of the night");
    expect(await night()).toMatchObject({ week_start: MONDAY, due: PEOPLE });
    expect((await nightRuns()).map(({ user_id: id }) => id).toSorted((a, b) => a - b)).toEqual(
      people.map(({ id }) => id),
    );
    expect(processes.reduce((sum, { gated }) => sum + gated.begun, 0)).toBe(PEOPLE);
    await until(async () => (await queued()).length === 0, "an empty queue");
    await resumeNight(first());
    expect(await queued()).toEqual([]);
  });
});
