import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProfile } from "../../../test/factories.ts";
import { HELD_ANSWERS } from "../../../test/held-answers.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import { inSystemScope } from "../database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Every row of every table, as a dump of the database shows it. */
async function dump(): Promise<string> {
  return inSystemScope(app.app.services.db, async (trx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(trx);
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ text: string | null }>`
        select string_agg(t::text, E'\n') as text from ${sql.table(name)} t`.execute(trx);
      texts.push(rows[0]?.text ?? "");
    }
    return texts.join("\n");
  });
}

const storedProfile = (person: Person) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx.selectFrom("user_profiles").selectAll().where("user_id", "=", person.id).executeTakeFirstOrThrow(),
  );

const CYCLE = {
  last_menstrual_period_start_date: "2026-03-02",
  menstrual_cycle_length: 31,
  diet_type: "CYCLE_DIET",
};

describe("encrypted columns", () => {
  it("DATA-034 DATA-063: a dump of the database has none of the planted values, and their owner has all of them", async () => {
    const coach = await app.aCoach();
    const anna = await app.aClientOf(coach);
    const planted = ["Zwarte bessen na de regels", "Sleeps badly, worried about 17 things", "klaproosje"];
    await aProfile(app, anna, CYCLE);
    const day = { date: "2026-03-18", note: planted[0] };
    const key = { "idempotency-key": "a-key-that-is-kept" };
    const made = await app.post("calendarDay/", day, { as: anna, headers: key });
    const noted = await app.post(
      "calendarDay/",
      { date: "2026-03-19", user: anna.id, note: planted[1] },
      { as: coach },
    );
    expect([made.status, noted.status]).toEqual([201, 201]);
    const answers = {
      ...HELD_ANSWERS,
      dietPreferences: { ...HELD_ANSWERS.dietPreferences, ingredientDislikes: ["CILANTRO"] },
    };
    const held = await app.put(
      "users/onboarding/answers/",
      { answers: { full: answers, simple: null } },
      { as: anna },
    );
    expect(held.status).toBe(204);

    const text = await dump();
    for (const value of planted) expect(text).not.toContain(value);
    expect(text).not.toContain("CILANTRO");
    const stored = await storedProfile(anna);
    expect(JSON.stringify(stored)).not.toMatch(/2026-03-02|CYCLE_DIET|MENOPAUSE/);
    expect([stored.menstrual_cycle_length, stored.is_on_menopause_diet]).toEqual([null, false]);

    const { intake } = (await app.get("auth/users/me/", { as: anna })).body;
    expect(intake).toMatchObject(CYCLE);
    const days = await app.get(`calendarDay/?user=${anna.id}`, { as: coach });
    expect(days.body.results.map(({ note }: { note: string }) => note)).toEqual(planted.slice(0, 2));
    const repeat = await app.post("calendarDay/", day, { as: anna, headers: key });
    expect([repeat.status, repeat.body]).toEqual([201, made.body]);
    const back = (await app.get("users/onboarding/answers/", { as: anna })).body.answers;
    expect(back).toEqual({ full: answers, simple: null });
  });

  it("DATA-063 G5: the export holds them in plain words", async () => {
    const anna = await app.aUser();
    await aProfile(app, anna, CYCLE);
    await app.post("calendarDay/", { date: "2026-03-18", note: "Tomorrow less salt" }, { as: anna });
    const { body } = await app.get("users/me/export/", { as: anna });
    expect(body.user_profiles).toMatchObject([CYCLE]);
    expect(body.calendar_days).toMatchObject([{ note: "Tomorrow less salt" }]);
    expect(JSON.stringify([body.user_profiles, body.calendar_days])).not.toMatch(/sealed_|"v1\./);
  });

  it("DATA-063: length does not tell one answer about the cycle from another", async () => {
    const lengths = [
      CYCLE,
      { diet_type: "MENOPAUSE", is_on_menopause_diet: true },
      { menstrual_cycle_length: 28 },
    ].map(async (fields) => {
      const person = await app.aUser();
      await aProfile(app, person, fields);
      return (await storedProfile(person)).sealed_cycle?.length;
    });
    expect(new Set(await Promise.all(lengths)).size).toBe(1);
  });

  it("DATA-063: a change of something else leaves the encrypted cycle and what it says as they are", async () => {
    const anna = await app.aUser();
    const id = await aProfile(app, anna, CYCLE);
    const { sealed_cycle: before } = await storedProfile(anna);
    await app.patch(`users/userProfile/${id}/`, { weight: 71, diet_type: "CYCLE_DIET" }, { as: anna });
    expect((await storedProfile(anna)).sealed_cycle).toBe(before);
    const changed = await app.patch(`users/userProfile/${id}/`, { menstrual_cycle_length: 26 }, { as: anna });
    expect(changed.body).toMatchObject({ ...CYCLE, menstrual_cycle_length: 26, weight: 71 });
    const plain = { diet_type: "KETO", menstrual_cycle_length: null, last_menstrual_period_start_date: null };
    expect((await app.patch(`users/userProfile/${id}/`, plain, { as: anna })).body).toMatchObject(plain);
    expect(await storedProfile(anna)).toMatchObject({ sealed_cycle: null, diet_type: "KETO" });
  });

  it("DATA-063: withdrawing the consent to the cycle erases what is encrypted too", async () => {
    const anna = await app.aUser();
    await aProfile(app, anna, CYCLE);
    await app.post("users/consents/withdraw/", { kinds: ["CYCLE"], given_in: "PROFILE" }, { as: anna });
    expect(await storedProfile(anna)).toMatchObject({ sealed_cycle: null, diet_type: "RECOMMENDED" });
    const refused = await app.patch(
      `users/userProfile/${(await storedProfile(anna)).id}/`,
      { menstrual_cycle_length: 30 },
      { as: anna },
    );
    expect([refused.status, refused.body.code]).toEqual([403, "consent_required"]);
  });
});
