import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { TestBrowser } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";

const HOUR = 3_600;

describe("where people are", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  const on = (zone: string) => ({ "x-time-zone": zone });
  const zoneOf = async (as: Person) => {
    const { time_zone: zone, time_zone_known: isKnown } = (await app.get("users/me/", { as })).body;
    return [zone, isKnown];
  };
  const isNotKnown = ["Europe/Amsterdam", false];
  /** Signs in with a code on a device that names a zone. */
  async function signInOn(zone: string): Promise<Person> {
    const browser = new TestBrowser(app);
    const person = await app.aUser();
    const otp = await browser.codeFor(person.email);
    const body = { email: person.email, otp };
    expect((await browser.post("users/verifyOTP/", body, { headers: on(zone) })).status).toBe(200);
    return person;
  }

  it("DIARY-104 the zone of the device is stored when a person signs in, and stays when the device is elsewhere", async () => {
    const anna = await signInOn("America/St_Johns");
    expect(await zoneOf(anna)).toEqual(["America/St_Johns", true]);
    app.clock.forward(2 * HOUR);
    await app.get("users/me/", { as: anna, headers: on("Asia/Tokyo") });
    expect(await zoneOf(anna)).toEqual(["America/St_Johns", true]);
    app.clock.reset();
  });

  it("DIARY-104 no place is learned from UTC, an offset, an unknown name or none", async () => {
    for (const zone of ["UTC", "Etc/GMT+5", "+02:00", "Mars/Base", "", "A".repeat(80)])
      expect([zone, await zoneOf(await signInOn(zone))]).toEqual([zone, isNotKnown]);
  });

  it("DIARY-104 people who exist are learned from at their next visit, in silence", async () => {
    const anna = await app.aUser();
    await app.get("users/me/", { as: anna, headers: on("Europe/Lisbon") });
    expect(await zoneOf(anna)).toEqual(isNotKnown);
    app.clock.forward(2 * HOUR);
    const visit = await app.get("users/me/", { as: anna, headers: on("Europe/Lisbon") });
    expect(visit.body).toMatchObject({ time_zone: "Europe/Lisbon", time_zone_known: true });
    app.clock.reset();
  });

  it("DIARY-104 a zone that was chosen is never replaced by that of a device", async () => {
    const anna = await app.aUser();
    const chosen = await app.patch("users/me/", { time_zone: "Europe/Amsterdam" }, { as: anna });
    expect(chosen.body.time_zone_known).toBe(true);
    app.clock.forward(2 * HOUR);
    await app.get("users/me/", { as: anna, headers: on("Asia/Tokyo") });
    expect(await zoneOf(anna)).toEqual(["Europe/Amsterdam", true]);
    app.clock.reset();
  });

  it("DIARY-106 a coach who looks at a client's days changes nothing of where the client is", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    app.clock.forward(2 * HOUR);
    const days = `calendarDay/?user=${client.id}&date__gte=2026-03-16&date__lt=2026-03-23`;
    expect((await app.get(days, { as: coach, headers: on("Asia/Tokyo") })).status).toBe(200);
    expect(await zoneOf(coach)).toEqual(["Asia/Tokyo", true]);
    expect(await zoneOf(client)).toEqual(isNotKnown);
    app.clock.reset();
  });

  it("DIARY-105 declined zones are remembered, twenty of them, until a zone is chosen, for the person alone", async () => {
    const anna = await app.aUser();
    const decline = (zone: string) => app.patch("users/me/", { declined_time_zone: zone }, { as: anna });
    await decline("Europe/Lisbon");
    await decline("Asia/Tokyo");
    const declined = (await decline("Europe/Lisbon")).body.declined_time_zones;
    expect(declined).toEqual(["Asia/Tokyo", "Europe/Lisbon"]);
    const staff = await app.aUser({ is_staff: true });
    const read = await app.get(`auth/users/${anna.id}/`, { as: staff });
    expect([read.status, read.body.declined_time_zones]).toEqual([200, []]);
    const many = Intl.supportedValuesOf("timeZone").slice(0, 25);
    for (const zone of many) await decline(zone);
    expect((await app.get("users/me/", { as: anna })).body.declined_time_zones).toEqual(many.slice(-20));
    const chosen = await app.patch("users/me/", { time_zone: "Europe/Lisbon" }, { as: anna });
    expect(chosen.body).toMatchObject({ time_zone: "Europe/Lisbon", declined_time_zones: [] });
    for (const zone of ["+02:00", "Mars/Base"])
      expect([zone, (await decline(zone)).body]).toEqual([
        zone,
        { declined_time_zone: ["Unknown time zone."] },
      ]);
  });

  it("DIARY-104 the database reckons in every zone that can be stored", async () => {
    const zones = [...Intl.supportedValuesOf("timeZone"), "Europe/Kyiv", "Asia/Kolkata", "UTC"];
    await inSystemScope(app.app.services.db, async (db) => {
      for (const zone of zones)
        await sql`select timestamptz '2026-03-20T12:00:00Z' at time zone ${zone}::text`.execute(db);
    });
    expect(zones.length).toBeGreaterThan(400);
  });
});
