import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aToken } from "../../test/access-tokens.ts";
import { aDay, aPlanner, aQuickAdd } from "../../test/factories.ts";
import { mealAt, planDays } from "../../test/linked-diary.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let anna: Person;
let address: string;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  anna = await aPlanner(app);
  address = await addressOf(anna);
});
afterAll(() => app.close());

/** The test world's day is Wednesday 18 March 2026; summer time begins on Sunday 29 March. */
const TODAY = "2026-03-18";

const addressOf = async (person: Person, to: TestApp = app) =>
  `/calendar/${(await aToken(to, person, ["calendar:read"])).secret}.ics`;

/** What a calendar program makes of an entry. */
interface Entry {
  readonly uid: string;
  readonly title: string;
  readonly text: string;
  /** A day, or a moment in UTC. */
  readonly start: string;
  readonly minutes: number;
}

function entriesOf(calendar: string): Entry[] {
  const events = new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents("vevent");
  return events.map((component) => {
    const event = new ICAL.Event(component);
    return {
      ...{ uid: event.uid, title: event.summary, text: event.description },
      ...{ start: event.startDate.toString(), minutes: event.duration.toSeconds() / 60 },
    };
  });
}

const read = async (at: string): Promise<Entry[]> => {
  const { status, body } = await app.get(at);
  if (status !== 200) throw new Error(`No calendar: ${status}`);
  return entriesOf(body);
};
const on = (entries: readonly Entry[], date: string) => entries.filter(({ start }) => start.startsWith(date));
const titled = (entries: readonly Entry[], title: string) =>
  entries.filter((entry) => entry.title.startsWith(title));

async function planned(person: Person, date = TODAY, moment = "DINNER", name?: string): Promise<number> {
  const day = await aDay(app, person, date);
  const { item, meal } = await aQuickAdd(app, person, day, moment);
  if (name !== undefined) await app.patch(`quickAddMeal/${meal}/`, { name }, { as: person });
  await app.patch(`calendarItem/${item}/`, { status: "PLANNED" }, { as: person });
  return item;
}

describe("the address of a calendar", () => {
  it("DOOR-090: is read without a header, and stored by no cache on the way", async () => {
    const { status, headers, body } = await app.get(address);
    expect([status, headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect([headers["cache-control"], headers["x-robots-tag"]]).toEqual(["private, no-cache", "noindex"]);
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect((await app.call("HEAD" as "GET", address)).status).toBe(200);
  });

  it("DOOR-090: says the same by a tag until something changes", async () => {
    const ben = await aPlanner(app);
    const at = await addressOf(ben);
    const ask = async (tag = "") => app.get(at, { headers: { "if-none-match": tag } });
    const { headers } = await ask();
    const tag = String(headers.etag);
    expect((await ask(tag)).status).toBe(304);
    app.clock.forward(60);
    expect((await ask(tag)).status).toBe(304);
    await planned(ben);
    expect((await ask(tag)).status).toBe(200);
  });

  it("DOOR-090: is unknown alike when it is wrong, revoked, expired or no token", async () => {
    const { id, secret } = await aToken(app, anna, ["calendar:read"]);
    const gone = await aToken(app, anna, ["calendar:read"], {
      created_at: new Date("2026-03-17T09:00:00Z"),
      expires_at: new Date("2026-03-18T08:59:59Z"),
    });
    await app.delete(`auth/tokens/${id}/`, { as: anna });
    for (const file of [
      `${secret}.ics`,
      `${gone.secret}.ics`,
      `plt_${"a".repeat(43)}.ics`,
      "me.ics",
      secret,
    ]) {
      const { status, body } = await app.get(`/calendar/${file}`);
      expect([file, status, body]).toEqual([file, 404, "Not found"]);
    }
  });

  it("DOOR-090: opens nothing of the API, and no other token opens a calendar", async () => {
    const { secret } = await aToken(app, anna, ["calendar:read"]);
    expect((await app.get("calendarDay/", { bearer: secret })).body.code).toBe("scope_missing");
    const diary = await aToken(app, anna, ["diary:read", "plan:read"]);
    expect((await app.get(`/calendar/${diary.secret}.ics`)).status).toBe(403);
  });

  it("DOOR-090: stands in the log of its token, and a session or cookie is not asked for", async () => {
    const { id, secret } = await aToken(app, anna, ["calendar:read"]);
    await app.get(`/calendar/${secret}.ics`, { as: await app.aUser() });
    const { body } = await app.get(`auth/tokens/${id}/calls/`, { as: anna });
    expect(body).toMatchObject([{ operation: "download-calendar", status: 200, count: 1 }]);
  });
});

describe("what stands in a calendar", () => {
  it("DOOR-091: is each planned meal under its usual time in the zone of the person, through summer time", async () => {
    const ben = await aPlanner(app);
    for (const date of ["2026-03-28", "2026-03-29"]) await planned(ben, date, "DINNER", "Soup");
    const entries = await read(await addressOf(ben));
    expect(titled(entries, "Dinner: Soup").map(({ start, minutes }) => [start, minutes])).toEqual([
      ["2026-03-28T17:00:00Z", 30],
      ["2026-03-29T16:00:00Z", 30],
    ]);
  });

  it("DOOR-091: is of the last week and the next four", async () => {
    const ben = await aPlanner(app);
    for (const date of ["2026-03-10", "2026-03-11", "2026-04-15", "2026-04-16"]) await planned(ben, date);
    const dates = titled(await read(await addressOf(ben)), "Dinner").map(({ start }) => start.slice(0, 10));
    expect(dates).toEqual(["2026-03-11", "2026-04-15"]);
  });

  it("DOOR-091: keeps the id of a meal that is swapped, and says all that is eaten at it", async () => {
    const ben = await aPlanner(app);
    await planDays(app, ben, 1, TODAY);
    const at = await addressOf(ben);
    const dinner = await mealAt(app, ben, TODAY, "DINNER");
    const [before] = titled(on(await read(at), TODAY), "Dinner");
    expect(before?.title).toContain(dinner.meal.recipe_template.name);
    const { body } = await app.get(`calendarItem/${dinner.id}/swaps/`, { as: ben });
    const [swap] = body.swaps;
    const { recipe_template: recipe, portions_multiplier } = swap;
    const wanted = { recipe_template: recipe.id, portions_multiplier };
    await app.post(`calendarItem/${dinner.id}/swap/`, wanted, { as: ben });
    const [after, ...rest] = titled(on(await read(at), TODAY), "Dinner");
    expect(rest).toEqual([]);
    expect(after?.uid).toBe(before?.uid);
    expect(after?.title).toContain(recipe.name);
  });

  it("DOOR-091: names no figures, as others see a calendar too", async () => {
    const ben = await aPlanner(app);
    await planDays(app, ben, 2, TODAY);
    const { body } = await app.get(await addressOf(ben));
    expect(titled(entriesOf(body), "Dinner")).toHaveLength(2);
    expect(body).not.toMatch(/kcal|\d g\b/i);
  });

  it("DOOR-091: leaves out what was only logged, and says when a recipe was eaten", async () => {
    const ben = await aPlanner(app);
    await planDays(app, ben, 1, TODAY);
    const item = await planned(ben, "2026-03-17", "LUNCH", "Crisps");
    await app.patch(`calendarItem/${item}/`, { status: "EATEN" }, { as: ben });
    const { id } = await mealAt(app, ben, TODAY, "DINNER");
    await app.patch(`calendarItem/${id}/`, { status: "EATEN", eaten_at_time: "19:40" }, { as: ben });
    const entries = await read(await addressOf(ben));
    expect(on(entries, "2026-03-17")).toEqual([]);
    expect(titled(on(entries, TODAY), "Dinner")).toMatchObject([{ start: `${TODAY}T18:40:00Z` }]);
  });

  it("DOOR-091: is in the language of the person, whatever asks, and leads to their practice's site", async () => {
    const organisation = await app.anOrganisation({ subdomain: "fit-club", name: "Fit Club" });
    const coach = await app.aCoach({ organisation_id: organisation });
    const ben = await aPlanner(app, {}, { locale: "nl", coach_id: coach.id });
    await planned(ben);
    const at = await addressOf(ben);
    const { body } = await app.get(at, { headers: { "accept-language": "en" } });
    expect(body).toContain("X-WR-CALNAME:Fit Club: maaltijden");
    const [dinner] = titled(entriesOf(body), "Diner");
    const { host } = new URL(app.app.services.settings.publicUrl);
    expect(dinner?.text).toContain(`//fit-club.${host}/planner?date=2026-03-18`);
    expect(titled(await read(`${at}?language=en`), "Dinner")).toHaveLength(1);
  });

  it("DOOR-092: is what is asked for alone", async () => {
    const ben = await aPlanner(app, { cooks_twice_a_week: true });
    await planDays(app, ben, 7, "2026-03-23");
    const at = await addressOf(ben);
    expect(titled(await read(`${at}?part=COOKING`), "Dinner")).toEqual([]);
    const cooking = titled(await read(`${at}?part=COOKING&part=CHECK_INS&utm_source=x`), "Cook ahead");
    expect(cooking.length).toBeGreaterThan(0);
    expect(titled(await read(`${at}?part=MEALS`), "Cook ahead")).toEqual([]);
    expect((await app.get(`${at}?part=SLEEP`)).status).toBe(400);
  });

  it("DOOR-093: is on the day of cooking what is cooked for later, as an entry of the whole day", async () => {
    const ben = await aPlanner(app, { cooks_twice_a_week: true });
    await planDays(app, ben, 7, "2026-03-23");
    const friday = await mealAt(app, ben, "2026-03-27", "DINNER");
    const [ahead] = on(titled(await read(await addressOf(ben)), "Cook ahead"), "2026-03-26");
    expect(ahead?.start).toBe("2026-03-26");
    expect(ahead?.text).toContain(friday.meal.recipe_template.name);
    expect(ahead?.text).toContain("Friday's dinner");
  });

  it("DOOR-093: is on the day before what has to thaw for a meal", async () => {
    const ben = await aPlanner(app, { cooks_twice_a_week: true });
    await planDays(app, ben, 7, "2026-03-23");
    const sunday = await mealAt(app, ben, "2026-03-29", "DINNER");
    const { id, name } = sunday.meal.recipe_template;
    const at = await addressOf(ben);
    const keep = (days: number | null, freezes: boolean) =>
      inSystemScope(app.app.services.db, (db) =>
        db.updateTable("recipe_templates").set({ fridge_days: days, freezes }).where("id", "=", id).execute(),
      );
    const { fridge_days: days, freezes } = sunday.meal.recipe_template;
    try {
      await keep(5, true);
      expect(titled(await read(at), "Take out")).toEqual([]);
      await keep(2, true);
      const [thaw] = titled(await read(at), "Take out of the freezer");
      expect(thaw).toMatchObject({ start: "2026-03-28", text: expect.stringContaining(name) });
    } finally {
      await keep(days, freezes);
    }
  });

  it("DOOR-094: is each check-in that the coach asks for, as far as something is shared", async () => {
    const coach = await app.aCoach({ first_name: "Iris" });
    const client = await app.aClientOf(coach);
    const at = await addressOf(client);
    expect(titled(await read(at), "Check-in")).toEqual([]);
    const asked = await app.put(
      `clients/${client.id}/check-ins/schedule/`,
      { weekday: "friday" },
      { as: coach },
    );
    expect(asked.status).toBeLessThan(300);
    const days = titled(await read(at), "Check-in").map(({ start }) => start);
    expect(days).toEqual(["2026-03-20", "2026-03-27", "2026-04-03", "2026-04-10"]);
    const ended = { kinds: ["COACH_SHARING"], given_in: "PROFILE" };
    expect((await app.post("users/consents/withdraw/", ended, { as: client })).status).toBeLessThan(300);
    expect(titled(await read(at), "Check-in")).toEqual([]);
  });

  it("DOOR-095: is on the last day of the address that it ends", async () => {
    const { secret } = await aToken(app, anna, ["calendar:read"], {
      expires_at: new Date("2026-04-02T22:30:00Z"),
    });
    const [end] = titled(await read(`/calendar/${secret}.ics`), "This calendar address ends");
    expect(end?.start).toBe("2026-04-03");
    const { body } = await app.get("users/me/calendar/", { as: anna });
    expect(titled(entriesOf(body), "This calendar address ends")).toEqual([]);
  });
});
