import { addDays } from "@plateful/nutrition";
import { phrasesOf } from "@plateful/phrases/all";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { loadStartData } from "../start-data.ts";
import { DEMO_COACH, DEMO_EATERS } from "./demo-people.ts";
import { continueDemoWeek, demoWeekJob } from "./demo-week.ts";
import { missingDates } from "./fill-diary.ts";
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
  "user_favourite_simple_recipes",
];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ loadData: true, settings: { demo: true } });
});
afterAll(() => app.close());

/** Every row of the demo world as text. */
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

const TODAY = "2026-03-18";
const week = (from: number, days: number) =>
  Array.from({ length: days }, (_, at) => addDays(TODAY, from + at));

interface Day {
  readonly date: string;
  readonly note: string | null;
  readonly calendar_items: readonly { readonly status: string; readonly meal_moment: string }[];
}
async function diaryOf(person: Person): Promise<Day[]> {
  const range = `date__gte=${addDays(TODAY, -20)}&date__lte=${addDays(TODAY, 20)}`;
  const { body } = await app.get(`calendarDay/?${range}&page_size=100`, { as: person });
  return body.results as Day[];
}

describe("the demo world", () => {
  it("lists its six people, each with words in both languages", async () => {
    const { body } = await app.get("dev/people/");
    expect(body.map(({ key }: { key: string }) => key)).toEqual(KEYS);
    expect(body.map(({ name }: { name: string }) => name)).toContain("Iris Bakker");
    for (const language of ["en", "nl"] as const)
      expect(Object.keys(phrasesOf(language).signIn.demo.people)).toEqual(KEYS);
  });

  it.each(DEMO_EATERS.map(({ key }) => key))(
    "gives %s a plan, a week behind and a week ahead",
    async (key) => {
      const person = await enter(key);
      const days = await diaryOf(person);
      expect(days.map(({ date }) => date)).toEqual(week(-7, 15));
      const meals = days.flatMap((day) => day.calendar_items.map((item) => ({ ...item, date: day.date })));
      expect(meals.length / days.length).toBeGreaterThanOrEqual(3.5);
      const eaten = (date: string) =>
        meals.filter((meal) => meal.date === date && meal.status === "EATEN").length;
      const planned = (date: string) => meals.filter((meal) => meal.date === date).length;
      const past = week(-7, 7);
      const share =
        past.reduce((sum, date) => sum + eaten(date), 0) / past.reduce((sum, date) => sum + planned(date), 0);
      expect(share).toBeGreaterThan(0.8);
      expect(share).toBeLessThan(1);
      expect(eaten(TODAY)).toBeGreaterThan(0);
      expect(eaten(TODAY)).toBeLessThan(planned(TODAY));
      for (const date of week(1, 7)) expect(eaten(date)).toBe(0);
    },
  );

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
    expect(days.at(-1)).toBe(addDays(TODAY, -29));
    for (const [at, { value }] of weights.entries())
      expect(Math.abs(value - (weights[at + 1]?.value ?? value))).toBeLessThan(1.6);
    const sleeps = (await list("UserSleep")).map(({ value }) => value);
    expect(Math.min(...sleeps)).toBeGreaterThan(5);
    expect(Math.max(...sleeps)).toBeLessThan(9.5);
    expect(new Set((await list("UserStress")).map(({ value }) => value)).size).toBeGreaterThan(2);
    expect((await list("UserDistance")).length).toBeGreaterThan(3);
  });

  it("makes each of them somebody else", async () => {
    const emma = (await app.get("users/me/", { as: await enter("emma") })).body;
    expect(JSON.stringify(emma)).toContain("FF_FEMALE_HORMONES");
    const priya = await enter("priya");
    const profile = (await app.get("users/userProfile/", { as: priya })).body;
    expect(JSON.stringify(profile)).toContain('"diet":"VEGAN"');
    expect(JSON.stringify(profile)).toContain('"personal_weight_unit":"POUNDS"');
    const sanne = await enter("sanne");
    const client = (await app.get("users/me/", { as: sanne })).body;
    expect([client.locale, client.coach.first_name]).toEqual(["nl", "Iris"]);
    const notes = (await diaryOf(sanne)).filter(({ note }) => note !== null);
    expect(notes.map(({ date }) => date)).toEqual([addDays(TODAY, -3), TODAY]);
    const plans = (await app.get("users/nutritionDayPlan/", { as: sanne })).body.results;
    expect(plans.map(({ name }: { name: string }) => name)).toEqual(["Rustdag", "Trainingsdag"]);
    expect(plans[1].days).toEqual(["tuesday", "thursday", "saturday"]);
    expect(plans[1].kcal - plans[0].kcal).toBe(300);
  });

  it("COACH-001 gives the coach a list of clients: with and without a plan, here and gone", async () => {
    const iris = await enter("iris");
    const list = async (query: string) =>
      (await app.get(`users/paginatedclients/${query}`, { as: iris })).body.results as {
        first_name: string;
        intake: { weekly_nutrition_plan: unknown } | null;
        recent_weights: readonly unknown[];
      }[];
    const active = await list("");
    const names = active.map(({ first_name }) => first_name);
    expect(names).toEqual(["Anouk", "Bram", "Fatima", "Joris", "Lotte", "Mila", "Sanne", "Tom"]);
    const planned = active.filter(({ intake }) => intake?.weekly_nutrition_plan != null);
    expect(planned).toHaveLength(7);
    for (const { recent_weights: weights } of planned) expect(weights.length).toBeGreaterThan(2);
    expect((await list("?account_enabled=false")).map(({ first_name }) => first_name)).toEqual(["Karin"]);
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
    await continueDemoWeek(app.app.services);
    await demoWeekJob(app.app.services).work({});
    expect(await everything(app)).toEqual(before);
  });

  it("plans the missing days of a week that has run out, and leaves what is there", async () => {
    const person = await enter("sanne");
    const before = await diaryOf(person);
    app.clock.forward(4 * 86_400);
    await continueDemoWeek(app.app.services);
    const again = await enter("sanne");
    const continued = async () => {
      const days = await diaryOf(again);
      expect(days.map(({ date }) => date)).toEqual(week(-7, 19));
      return days;
    };
    // The queue looks for work twice a second; she is the last whose days are planned.
    const after = await vi.waitFor(continued, { timeout: 20_000, interval: 100 });
    const ids = (days: readonly Day[]) =>
      days.flatMap((day) => (day.calendar_items as unknown as { id: number }[]).map(({ id }) => id));
    expect(ids(after)).toEqual(expect.arrayContaining(ids(before)));
    const rows = await everything(app);
    await demoWeekJob(app.app.services).work({});
    expect(await everything(app)).toEqual(rows);
  });

  it("counts the days that are missing", () => {
    expect(missingDates(null, TODAY)).toHaveLength(15);
    expect(missingDates(addDays(TODAY, 7), TODAY)).toEqual([]);
    expect(missingDates(addDays(TODAY, 5), TODAY)).toEqual([addDays(TODAY, 6), addDays(TODAY, 7)]);
    expect(missingDates(addDays(TODAY, -40), TODAY)).toHaveLength(15);
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
      expect((await other.get("dev/people/")).status).toBe(404);
    } finally {
      await other.close();
    }
  });
});
