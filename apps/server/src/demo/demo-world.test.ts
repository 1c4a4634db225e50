import { addDays, TRIAGE_REASONS } from "@plateful/nutrition";
import { phrasesOf } from "@plateful/phrases/all";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { loadStartData } from "../start-data.ts";
import { demoNow, demoToday } from "./demo-call.ts";
import { DEMO_COACH, DEMO_EATERS } from "./demo-people.ts";
import { continueDemoWeek, demoWeekJob } from "./demo-week.ts";
import { isSkipped } from "./diary-habit.ts";
import { finishClient, isUnfinished, listCoachClients } from "./fill-clients.ts";
import { missingDates } from "./fill-diary.ts";
import { loadDemoWorld } from "./load-demo-world.ts";
import { DEMO_GUEST } from "./simple-guest.ts";

const KEYS = [...DEMO_EATERS, DEMO_COACH, DEMO_GUEST].map(({ key }) => key);
const TABLES = [
  "organisations",
  "users",
  "feature_flags",
  "user_profiles",
  "user_weights",
  "user_sleeps",
  "user_stresses",
  "user_distances",
  "user_ingredients_to_avoid",
  "nutrition_day_plans",
  "meal_slot_specifications",
  "weekly_nutrition_plans",
  "calendar_days",
  "recipe_meals",
  "calendar_items",
  "planning_runs",
  "simple_recipe_meals",
  "customers",
  "subscriptions",
  "conversations",
  "messages",
  "check_ins",
  "check_in_answers",
  "check_in_rest_answers",
  "check_in_schedules",
  "client_shares",
  "user_favourite_simple_recipes",
];

const TODAY = "2026-03-18";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: { demo: true } });
  await loadDemoWorld(app.app.services);
  // The product makes the plans and diaries of all clients in the background; here those of a few will do.
  await finish(...FINISHED);
});
afterAll(() => app.close());

/** Clients of every kind: in the third month, on each special plan, about to gain, and gone. */
const FINISHED = ["Pieter", "Sophie", "Ruud", "Hanna", "Grace", "Joris", "Karin", "Esra", "Daan", "Tom"];

const finish = async (...names: string[]): Promise<void> => {
  const clients = await inSystemScope(app.app.services.db, listCoachClients);
  for (const known of clients)
    if (names.includes(known.client.firstName)) await finishClient(app.app.services, known);
};

/** Those whom the background has still to serve, after the people who can be entered. */
const unfinishedClients = (today: string) =>
  inSystemScope(app.app.services.db, async (trx) =>
    (await listCoachClients(trx))
      .filter((known) => isUnfinished(known, today))
      .map(({ client }) => client.key),
  );

/** An organisation's version, its last column, tells how often it was written. */
const withoutVersions = (rows: [string, string][]) =>
  rows.map(([table, all]) => [table, table === "organisations" ? all.replaceAll(/,\d+\)/g, ")") : all]);

const everything = (of: TestApp) =>
  inSystemScope(of.app.services.db, async (trx) => {
    const rows: [string, string][] = [];
    for (const table of TABLES) {
      const { rows: found } = await sql<{
        all: string;
      }>`select coalesce(string_agg(t::text, '|' order by t::text), '') as all
        from ${sql.table(table)} t`.execute(trx);
      rows.push([table, found[0]?.all ?? ""]);
    }
    return rows;
  });

async function enter(key: string): Promise<Person> {
  const { body } = await app.post(`dev/people/${key}/enter/`);
  const person = { id: 0, email: "", token: body.auth_token as string };
  const me = await app.get("users/me/", { as: person });
  return { ...person, id: me.body.id, email: me.body.email };
}

const week = (from: number, days: number) =>
  Array.from({ length: days }, (_, at) => addDays(TODAY, from + at));

interface Day {
  readonly date: string;
  readonly note: string | null;
  readonly calendar_items: readonly {
    readonly id: number;
    readonly status: string;
    readonly meal_moment: string;
    readonly content_type: string;
    readonly meal: { readonly kcal?: number };
  }[];
}
async function diaryOf(person: Person): Promise<Day[]> {
  const range = `date__gte=${addDays(TODAY, -60)}&date__lte=${addDays(TODAY, 20)}`;
  const { body } = await app.get(`calendarDay/?${range}&page_size=100`, { as: person });
  return body.results as Day[];
}

describe("the demo world", () => {
  it("lists its six people, each with words in both languages", async () => {
    const { body } = await app.get("dev/people/");
    expect(body.people.map(({ key }: { key: string }) => key)).toEqual(KEYS);
    expect(body.people.map(({ name }: { name: string }) => name)).toContain("Iris Bakker");
    for (const language of ["en", "nl"] as const)
      expect(Object.keys(phrasesOf(language).signIn.demo.people)).toEqual(KEYS);
  });

  it.each(DEMO_EATERS)("gives $key a plan, a month behind and a week ahead", async ({ key, habit }) => {
    const days = await diaryOf(await enter(key));
    const past = week(-30, 30).filter((date) => !isSkipped(habit, date));
    expect(past.length).toBeGreaterThan(25);
    expect(days.map(({ date }) => date)).toEqual([...past, ...week(0, 8)]);
    const meals = days.flatMap((day) => day.calendar_items.map((item) => ({ ...item, date: day.date })));
    expect(meals.length / days.length).toBeGreaterThanOrEqual(3.5);
    const count = (isCounted: (meal: (typeof meals)[number]) => boolean) => meals.filter(isCounted).length;
    const eaten = count(({ date, status }) => date < TODAY && status === "EATEN");
    const share = eaten / count(({ date }) => date < TODAY);
    expect(share).toBeGreaterThan(0.8);
    expect(share).toBeLessThan(1);
    expect(count(({ date, status }) => date === TODAY && status === "EATEN")).toBeGreaterThan(0);
    expect(count(({ date, status }) => date === TODAY && status === "PLANNED")).toBeGreaterThan(0);
    expect(count(({ date, status }) => date > TODAY && status === "EATEN")).toBe(0);
    // Nobody eats by the plan alone.
    expect(count(({ content_type }) => content_type === "quickaddmeal")).toBeGreaterThan(0);
    expect(count(({ content_type }) => content_type === "singlefoodmeal")).toBeGreaterThan(2);
    const recipes = meals.filter(({ content_type }) => content_type === "recipemeal");
    expect(recipes.length / meals.length).toBeGreaterThan(0.7);
  });

  it.each(DEMO_EATERS.map(({ key }) => key))("gives %s a month of believable measurements", async (key) => {
    const as = await enter(key);
    const list = async (path: string) =>
      (await app.get(`${path}/?page_size=100`, { as })).body.results as {
        value: number;
        created_at: string;
      }[];
    const weights = await list("userWeight");
    const { weight } = (await app.get("users/me/", { as })).body.intake;
    expect(weights.length).toBeGreaterThan(22);
    expect(Math.abs((weights[0]?.value ?? 0) - weight)).toBeLessThan(1);
    const days = weights.map(({ created_at }) => created_at.slice(0, 10));
    expect(new Set(days).size).toBe(days.length);
    expect((days.at(-1) ?? TODAY) <= addDays(TODAY, -29)).toBe(true);
    for (const [at, { value }] of weights.entries())
      expect(Math.abs(value - (weights[at + 1]?.value ?? value))).toBeLessThan(1.6);
    const sleeps = (await list("UserSleep")).map(({ value }) => value);
    expect(Math.min(...sleeps)).toBeGreaterThan(5);
    expect(Math.max(...sleeps)).toBeLessThan(9.5);
    expect(new Set((await list("UserStress")).map(({ value }) => value)).size).toBeGreaterThan(2);
    expect((await list("UserDistance")).length).toBeGreaterThan(3);
  });

  it("makes each of them someone else", async () => {
    const emma = (await app.get("users/me/", { as: await enter("emma") })).body;
    expect(JSON.stringify(emma)).toContain("FF_FEMALE_HORMONES");
    for (const [key, status] of [
      ["emma", 200],
      ["daniel", 200],
      ["priya", 200],
      ["sanne", 403],
    ] as const)
      expect([key, (await app.get("recipeInspiration/", { as: await enter(key) })).status]).toEqual([
        key,
        status,
      ]);
    const priya = await enter("priya");
    const profile = (await app.get("users/userProfile/", { as: priya })).body;
    expect(JSON.stringify(profile)).toContain('"diet":"VEGAN"');
    expect(JSON.stringify(profile)).toContain('"personal_weight_unit":"POUNDS"');
    const sanne = await enter("sanne");
    const client = (await app.get("users/me/", { as: sanne })).body;
    expect([client.locale, client.coach.first_name]).toEqual(["nl", "Iris"]);
    const notes = (await diaryOf(sanne)).filter(({ note }) => note !== null);
    expect(notes.length).toBeGreaterThan(2);
    expect(notes.at(-1)?.date).toBe(TODAY);
    const plans = (await app.get("users/nutritionDayPlan/", { as: sanne })).body.results;
    expect(plans.map(({ name }: { name: string }) => name)).toEqual(["Rustdag", "Trainingsdag"]);
    expect(plans[1].days).toEqual(["tuesday", "thursday", "saturday"]);
    expect(plans[1].kcal - plans[0].kcal).toBe(300);
  });

  it("COACH-001 COACH-078 COACH-177 gives the coach 26 clients at different points, and a board with reasons, labels and a view", async () => {
    const iris = await enter("iris");
    const list = async (query: string) =>
      (await app.get(`users/paginatedclients/${query}`, { as: iris })).body.results as {
        id: number;
        first_name: string;
        is_unpaid: boolean;
        intake: { weekly_nutrition_plan: unknown; diet: string; diet_type: string } | null;
        recent_weights: readonly { readonly value: number }[];
      }[];
    const active = await list("");
    const gone = await list("?account_enabled=false");
    expect([active.length, gone.map(({ first_name }) => first_name)]).toEqual([24, ["Karin", "Olivia"]]);
    const named = (name: string) => active.find(({ first_name }) => first_name === name);
    expect(named("Lotte")?.intake).toBeNull();
    expect(named("Ruben")?.intake?.weekly_nutrition_plan).toBeNull();
    const left = await unfinishedClients(TODAY);
    for (const name of ["Lotte", "Ruben", ...FINISHED]) expect(left).not.toContain(name);
    expect(left).toHaveLength(13);
    const moved = (name: string) => {
      const weights = named(name)?.recent_weights ?? [];
      return (weights.at(-1)?.value ?? 0) - (weights[0]?.value ?? 0);
    };
    expect(Math.abs(moved("Chantal"))).toBeLessThan(0.8);
    expect(moved("Pieter")).toBeLessThan(-1.5);
    expect(moved("Joris")).toBeGreaterThan(1);
    expect(active.filter(({ is_unpaid }) => is_unpaid).map(({ first_name }) => first_name)).toEqual([
      "Chantal",
    ]);
    expect(named("Samira")?.recent_weights.length).toBeLessThan(2);
    expect([named("Grace")?.intake?.diet, named("Ruud")?.intake?.diet_type]).toEqual(["VEGAN", "KETO"]);
    const { body: board } = await app.get("clients/triage/", { as: iris });
    expect(new Set([...board.reasons, "HELP", "CHECK_IN", "NO_FITS"])).toEqual(new Set(TRIAGE_REASONS));
    expect([board.labels, board.saved_views[0]?.count]).toEqual([["Marathon", "Nachtdienst", "Sport"], 2]);
    // CHECK-021: two of them wait for an answer to their check-in.
    expect((await app.get("clients/check-ins/", { as: iris })).body.count).toBe(2);
  });

  it("gives a client a month that the coach can read, and the same one each time it is made", async () => {
    const iris = await enter("iris");
    const clients = (await app.get("users/paginatedclients/?search=Pieter", { as: iris })).body.results;
    const { id } = clients[0];
    const read = async () => {
      const query = `user=${id}&date__gte=${addDays(TODAY, -40)}&page_size=100`;
      const { body } = await app.get(`calendarDay/?${query}`, { as: iris });
      return (body.results as Day[]).map((day) => [
        day.date,
        day.note,
        day.calendar_items.map((item) => [item.meal_moment, item.content_type, item.status, item.meal.kcal]),
      ]);
    };
    const before = await read();
    expect(before.length).toBeGreaterThan(26);
    expect(before.some(([, note]) => note !== null)).toBe(true);
    expect(JSON.stringify(before)).toMatch(/"recipemeal","EATEN",\d/);
    await inSystemScope(app.app.services.db, async (trx) => {
      await trx.deleteFrom("calendar_days").where("user_id", "=", id).execute();
      await trx.deleteFrom("planning_runs").where("user_id", "=", id).execute();
    });
    await finish("Pieter");
    expect(await read()).toEqual(before);
  });

  it("gives noor the simple system: answers, saved recipes and a week of texts to cook by", async () => {
    const noor = await enter("noor");
    const me = (await app.get("users/me/", { as: noor })).body;
    expect(me.organisation.recipe_system_type).toBe("SIMPLE");
    expect(me.intake.preferred_meal_times).toEqual(["BREAKFAST", "LUNCH", "DINNER"]);
    const days = await diaryOf(noor);
    expect(days.map(({ date }) => date)).toEqual(week(0, 7));
    expect(days.every((day) => day.calendar_items.length === 3)).toBe(true);
    const saved = await app.get("simpleRecipe/?isFavorite=true", { as: noor });
    expect(saved.body.count).toBe(4);
    const offered = await app.get("simpleRecipe/?page_size=100", { as: noor });
    expect(JSON.stringify(offered.body)).not.toContain("PEANUTS");
  });

  it("is loaded once: a repeat changes no row", async () => {
    const before = await everything(app);
    await loadStartData(app.app.services);
    await loadDemoWorld(app.app.services);
    await finish(...FINISHED);
    expect(await everything(app)).toEqual(before);
  });

  it("PLAN-166 is made as of the date that is set, and of today where none is", async () => {
    const { services } = app.app;
    const fixed = { ...services, settings: { ...services.settings, demoDate: "2026-01-14" } };
    expect([demoToday(fixed), demoToday(services)]).toEqual(["2026-01-14", TODAY]);
    expect(demoNow(fixed).toISOString()).toBe("2026-01-14T09:00:00.000Z");
    expect(demoNow(services)).toEqual(services.clock.now());
  });

  it("PLAN-165 gives a world that an older version made what was added since, and nothing that someone changed", async () => {
    const { db } = app.app.services;
    const before = await everything(app);
    const setLogo = (logo: string | null) =>
      inSystemScope(db, (trx) =>
        trx.updateTable("organisations").set({ logo }).where("subdomain", "=", "bakker").execute(),
      );
    await setLogo(null);
    await inSystemScope(db, async (trx) => {
      await trx.deleteFrom("subscriptions").execute();
      await trx.deleteFrom("customers").execute();
    });
    const old = new Map(await everything(app));
    const present = before.filter(([table, rows]) => old.get(table) === rows).map(([table]) => table);
    const poorer = ["organisations", "customers", "subscriptions"];
    expect(TABLES.filter((table) => !present.includes(table))).toEqual(poorer);
    await loadDemoWorld(app.app.services);
    expect(withoutVersions(await everything(app))).toEqual(withoutVersions(before));
    // What the coach and the payment provider changed stays.
    await setLogo("/media/iris.svg");
    await inSystemScope(db, (trx) => trx.updateTable("subscriptions").set({ status: "active" }).execute());
    const changed = await everything(app);
    expect(changed).not.toEqual(before);
    await loadDemoWorld(app.app.services);
    expect(await everything(app)).toEqual(changed);
  });

  it("plans the missing days of a week that has run out, and leaves what people did", async () => {
    const person = await enter("sanne");
    const before = await diaryOf(person);
    const unticked = before
      .flatMap(({ calendar_items }) => calendar_items)
      .findLast(({ status }) => status === "EATEN");
    // Later that day she takes back a meal that she had ticked.
    app.clock.forward(60);
    await app.patch(`calendarItem/${unticked?.id}/`, { status: "PLANNED" }, { as: person });
    // One client besides is enough to see that theirs go on as well.
    await inSystemScope(app.app.services.db, (trx) =>
      trx
        .deleteFrom("users")
        .where("email", "like", "%@clients.demo.plateful.example")
        .where("first_name", "not in", ["Joris", "Karin"])
        .execute(),
    );
    app.clock.forward(4 * 86_400);
    await continueDemoWeek(app.app.services);
    const again = await enter("sanne");
    // The queue looks for work twice a second, and the clients come last.
    const left = async () => expect(await unfinishedClients(addDays(TODAY, 4))).toEqual([]);
    await vi.waitFor(left, { timeout: 25_000, interval: 100 });
    const after = await diaryOf(again);
    expect(after.map(({ date }) => date)).toEqual([...before.map(({ date }) => date), ...week(8, 4)]);
    const eaten = (days: readonly Day[]) =>
      days.flatMap((day) =>
        day.calendar_items.filter(({ status }) => status === "EATEN").map(({ id }) => id),
      );
    const kept = eaten(before).filter((id) => id !== unticked?.id);
    expect(eaten(after)).toEqual(expect.arrayContaining(kept));
    expect(eaten(after).length).toBeGreaterThan(kept.length + 8);
    expect(eaten(after)).not.toContain(unticked?.id);
    const rows = await everything(app);
    await demoWeekJob(app.app.services).work({});
    expect(await everything(app)).toEqual(rows);
  });

  it("counts the days that are missing", () => {
    const habit = { key: "anna", daysBack: 7, diligence: 1 };
    const missing = (last: string | null) => missingDates(habit, last, TODAY);
    expect(missing(null)).toHaveLength(15);
    expect(missing(addDays(TODAY, 7))).toEqual([]);
    expect(missing(addDays(TODAY, 5))).toEqual([addDays(TODAY, 6), addDays(TODAY, 7)]);
    expect(missing(addDays(TODAY, -40))).toHaveLength(15);
    const stopped = missingDates({ ...habit, stoppedDaysAgo: 3 }, null, TODAY);
    expect([stopped.length, stopped.at(-1)]).toEqual([5, addDays(TODAY, -3)]);
  });

  it.each([
    { production: true, demo: true },
    { production: false, demo: false },
  ])("does not exist with %j", async (settings) => {
    const other = await openTestApp({ loadData: true, settings });
    try {
      const users = await inSystemScope(other.app.services.db, (trx) =>
        trx.selectFrom("users").select("id").execute(),
      );
      expect(users).toEqual([]);
      expect((await other.get("dev/people/")).body).toEqual({ is_ready: true, people: [] });
      expect((await other.post("dev/people/emma/enter/")).status).toBe(404);
    } finally {
      await other.close();
    }
  });
});
