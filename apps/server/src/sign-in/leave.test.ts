import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { TestBrowser } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { listPersonalTables } from "./accounts/personal-data-store.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const remove = (as: Person, confirmation: unknown, language: "en" | "nl" = "en") =>
  app.delete("auth/users/me/", { as, language, body: { confirmation } });

/** Rows in many tables: profile, plan, diary, recipe, weight. */
function aLife(userId: number) {
  return inSystemScope(app.app.services.db, async (trx) => {
    const owner = { user_id: userId };
    const macros = { kcal: 400, protein: 20, carbohydrates: 40, fat: 15 };
    const intake = await trx
      .insertInto("user_profiles")
      .values({ ...owner, gender: "MALE", weight: 80 })
      .returning("id")
      .executeTakeFirstOrThrow();
    const plan = await trx
      .insertInto("nutrition_day_plans")
      .values({ ...owner, intake_id: intake.id, name: "Plan 1" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id } = plan;
    const days = {
      monday: id,
      tuesday: id,
      wednesday: id,
      thursday: id,
      friday: id,
      saturday: id,
      sunday: id,
    };
    await trx
      .insertInto("weekly_nutrition_plans")
      .values({ ...owner, intake_id: intake.id, ...days })
      .execute();
    const recipe = await trx
      .insertInto("recipe_templates")
      .values({ author_id: userId, name_en: "My soup", name_nl: "Mijn soep", ...macros })
      .returning("id")
      .executeTakeFirstOrThrow();
    const meal = await trx
      .insertInto("recipe_meals")
      .values({ ...owner, recipe_template_id: recipe.id, ...macros })
      .returning("id")
      .executeTakeFirstOrThrow();
    const day = await trx
      .insertInto("calendar_days")
      .values({ ...owner, date: "2026-03-18", note: "My private note" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const item = { meal_moment: "LUNCH", content_type: "recipemeal", object_id: meal.id };
    await trx
      .insertInto("calendar_items")
      .values({ ...owner, calendar_day_id: day.id, ...item })
      .execute();
    await trx
      .insertInto("user_weights")
      .values({ ...owner, value: 80.4, created_at: app.clock.now() })
      .execute();
    return recipe.id;
  });
}

describe("leaving", () => {
  it("PROF-014 demands the keyword of the language, exactly, and deletes nothing without it", async () => {
    const person = await app.aUser();
    for (const [keyword, language] of [
      ["", "en"],
      ["delete", "en"],
      ["Delete", "en"],
      ["VERWIJDER", "en"],
      ["DELETE", "nl"],
      ["verwijder", "nl"],
      ["DELETE ME", "en"],
    ] as const) {
      const answer = await remove(person, keyword, language);
      expect([keyword, answer.status, Object.keys(answer.body)]).toEqual([keyword, 400, ["confirmation"]]);
    }
    expect((await app.delete("users/me/", { as: person })).status).toBe(400);
    expect((await app.get("users/me/", { as: person })).status).toBe(200);
    expect((await remove(person, " VERWIJDER ", "nl")).status).toBe(204);
    expect((await remove(await app.aUser(), "DELETE\n")).status).toBe(204);
  });

  it("PROF-015 refuses a coach with active clients, and no longer once they are switched off", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const refused = await remove(coach, "DELETE");
    expect([refused.status, refused.body.code]).toEqual([409, "has_active_clients"]);
    await inSystemScope(app.app.services.db, (trx) =>
      trx.updateTable("users").set({ account_enabled: false }).where("id", "=", client.id).execute(),
    );
    expect((await remove(coach, "DELETE")).status).toBe(204);
    const later = await app.anotherSession(client);
    expect((await app.get("users/me/", { as: later })).body.coach).toBeNull();
  });

  it("PROF-015 ends all sessions and erases every row of the person at once", async () => {
    const person = await app.aUser();
    const other = await app.aUser();
    await aLife(person.id);
    await aLife(other.id);
    const browser = new TestBrowser(app);
    const code = await browser.codeFor(person.email);
    const second = await browser.post("users/verifyOTP/", { email: person.email, otp: code });
    const elsewhere = { ...person, token: second.body.auth_token };
    expect((await remove(person, "DELETE")).status).toBe(204);
    for (const as of [person, elsewhere]) expect((await app.get("users/me/", { as })).status).toBe(401);

    const left = await inSystemScope(app.app.services.db, async (trx) => {
      const counts: Record<string, unknown[]> = {};
      for (const table of [...(await listPersonalTables(trx)), "sessions", "sign_in_requests"])
        if (table !== "audit_log")
          counts[table] = await trx
            .selectFrom(table as "user_weights")
            .selectAll()
            .where("user_id", "=", person.id)
            .execute();
      counts.users = await trx.selectFrom("users").selectAll().where("id", "=", person.id).execute();
      counts.recipes = await trx
        .selectFrom("recipe_templates")
        .selectAll()
        .where("author_id", "=", person.id)
        .execute();
      return counts;
    });
    expect(Object.entries(left).filter(([, rows]) => rows.length > 0)).toEqual([]);
    expect(Object.keys(left).length).toBeGreaterThan(17);
    const mails = await browser.mailsTo(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Your Plateful account has been deleted"]);
    const kept = (await app.get("users/me/export/", { as: other })).body;
    expect([kept.user_weights.length, kept.calendar_days.length]).toEqual([1, 1]);
  });

  it("PROF-016 gives a person all own data as a file, and nobody else's", async () => {
    const person = await app.aUser();
    const other = await app.aUser();
    await aLife(person.id);
    await aLife(other.id);
    expect((await app.get("users/me/export/")).status).toBe(401);
    const answer = await app.get("users/me/export/?format=json", { as: person });
    expect(answer.status).toBe(200);
    expect(answer.headers["content-disposition"]).toBe('attachment; filename="plateful-data.json"');
    expect(answer.body).toMatchObject({
      user: { id: person.id, email: person.email, intake: { weight: 80 } },
      devices: [{ label: "Test" }],
      calendar_days: [{ note: "My private note" }],
      user_weights: [{ value: 80.4 }],
      recipe_templates: [{ name_en: "My soup" }],
    });
    const tables = await inSystemScope(app.app.services.db, (trx) => listPersonalTables(trx));
    expect(Object.keys(answer.body)).toEqual(expect.arrayContaining(tables));
    const text = JSON.stringify(answer.body);
    expect(text).not.toContain(other.email);
    expect(text).not.toContain("token_hash");
    for (const rows of Object.values(answer.body))
      for (const row of Array.isArray(rows) ? rows : []) expect(row.user_id ?? person.id).toBe(person.id);
  });

  it("PROF-016 gives three exports a day", async () => {
    const person = await app.aUser();
    const ask = () => app.get("users/me/export/", { as: person });
    for (let count = 1; count <= 3; count++) expect((await ask()).status).toBe(200);
    const full = await ask();
    expect([full.status, full.body.code]).toEqual([429, "throttled"]);
    expect(Number(full.headers["retry-after"])).toBe(86_400);
    app.clock.forward(86_401);
    expect((await ask()).status).toBe(200);
  });
});
