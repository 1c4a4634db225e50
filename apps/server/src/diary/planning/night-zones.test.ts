import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPlanner } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import { inSystemScope } from "../../platform/database/scope.ts";
import { findLastNight, listZones } from "./planning-night-store.ts";
import { startNight } from "./planning-nights.ts";

const MONDAY = "2026-03-30";
const HOUR_MS = 3_600_000;
/** A night of six people takes a second; a machine that does much else may take far longer. */
const MAX_MS = 60_000;
const MAX_TEST_MS = 300_000;

describe("nights around the earth", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ settings: {} });
  });
  afterAll(() => app.close());

  const inSystem = <T>(work: Parameters<typeof inSystemScope<T>>[1]) =>
    inSystemScope(app.app.services.db, work);
  const aPlannerIn = async (zone: string): Promise<Person> => {
    const person = await aPlanner(app, {}, { time_zone: zone });
    const plan = { num_days: 1, start_date_inclusive: "2026-03-18", delete_existing_plans: true };
    expect((await app.post("autoPlanDays/", plan, { as: person })).status).toBeLessThan(300);
    return person;
  };
  const nightRuns = () =>
    inSystem((db) =>
      db
        .selectFrom("planning_runs")
        .select("user_id")
        .where("occasion", "=", "NIGHT")
        .orderBy("id")
        .execute(),
    );
  async function untilFinished() {
    for (const end = Date.now() + MAX_MS; Date.now() < end; ) {
      const night = await inSystem(findLastNight);
      if (night === undefined || night.finished_at !== null) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error("The night did not end.");
  }

  /** Lets the hours pass, each of which two processes begin, and says at which hour each person was planned for. */
  async function passHours(from: string, until: string): Promise<Map<number, string[]>> {
    const found = new Map<number, string[]>();
    let known = (await nightRuns()).length;
    for (let at = Date.parse(from); at <= Date.parse(until); at += HOUR_MS) {
      const hour = new Date(at).toISOString();
      app.clock.set(hour);
      await Promise.all([startNight(app.app.services), startNight(app.app.services)]);
      await untilFinished();
      const runs = await nightRuns();
      for (const { user_id: id } of runs.slice(known))
        found.set(id, [...(found.get(id) ?? []), hour.slice(0, 16)]);
      known = runs.length;
    }
    return found;
  }
  const moveTo = (person: Person, zone: string) =>
    app.patch("users/me/", { time_zone: zone }, { as: person });

  it(
    "PLAN-080 DIARY-104 everybody is planned for in their own night, once, also who travels and when clocks change",
    async () => {
      const kiritimati = await aPlannerIn("Pacific/Kiritimati");
      const amsterdam = await aPlannerIn("Europe/Amsterdam");
      const stJohns = await aPlannerIn("America/St_Johns");
      const honolulu = await aPlannerIn("Pacific/Honolulu");
      const east = await aPlannerIn("Pacific/Kiritimati");
      const west = await aPlannerIn("America/New_York");
      expect(await inSystem(listZones)).toEqual([
        "America/New_York",
        "America/St_Johns",
        "Europe/Amsterdam",
        "Pacific/Honolulu",
        "Pacific/Kiritimati",
      ]);
      const friday = await passHours("2026-03-27T09:00:00Z", "2026-03-27T15:00:00Z");
      expect([...friday]).toEqual([
        [kiritimati.id, ["2026-03-27T12:00"]],
        [east.id, ["2026-03-27T12:00"]],
      ]);
      // One flies over the date line into a night that has not come there, the other away from theirs.
      await moveTo(east, "Pacific/Honolulu");
      const saturday = await passHours("2026-03-27T16:00:00Z", "2026-03-28T05:00:00Z");
      expect([...saturday]).toEqual([
        [amsterdam.id, ["2026-03-28T01:00"]],
        [stJohns.id, ["2026-03-28T05:00"]],
      ]);
      await moveTo(west, "Asia/Tokyo");
      const rest = await passHours("2026-03-28T06:00:00Z", "2026-03-30T23:00:00Z");
      expect([...rest]).toEqual([
        [honolulu.id, ["2026-03-28T12:00"]],
        [west.id, ["2026-03-28T17:00"]],
      ]);
      expect(await inSystem(findLastNight)).toMatchObject({ week_start: MONDAY });
    },
    MAX_TEST_MS,
  );

  it(
    "PLAN-080 in spring the night of Sunday begins at three, as there is no two o'clock",
    async () => {
      const late = await aPlannerIn("Europe/Amsterdam");
      const lastUsed = { last_used_at: new Date("2027-03-27T12:00:00Z") };
      await inSystem((db) =>
        db.updateTable("sessions").set(lastUsed).where("user_id", "=", late.id).execute(),
      );
      const sunday = await passHours("2027-03-27T22:00:00Z", "2027-03-28T06:00:00Z");
      expect([...sunday]).toEqual([[late.id, ["2027-03-28T01:00"]]]);
      expect(await inSystem(findLastNight)).toMatchObject({ week_start: "2027-03-29", due: 1 });
    },
    MAX_TEST_MS,
  );
});
