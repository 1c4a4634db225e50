import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** A profile with a week of one day plan that has one slot. */
function aWeek(userId: number) {
  return inSystemScope(app.app.services.db, async (trx) => {
    const owner = { user_id: userId };
    const intake = await trx
      .insertInto("user_profiles")
      .values({ ...owner, gender: "FEMALE", weight: 70, age: 30, height_in_cm: 170 })
      .returning("id")
      .executeTakeFirstOrThrow();
    const plan = await trx
      .insertInto("nutrition_day_plans")
      .values({ ...owner, intake_id: intake.id, name: "Plan 1" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const slot = { meal_moment: "LUNCH", meal_type: "LUNCH", order: 2, kcal: 600 };
    await trx
      .insertInto("meal_slot_specifications")
      .values({ ...owner, nutrition_day_plan_id: plan.id, ...slot, protein: 30, carbohydrates: 70, fat: 20 })
      .execute();
    const days = Object.fromEntries(WEEKDAYS.map((day) => [day, plan.id])) as Record<
      (typeof WEEKDAYS)[number],
      number
    >;
    const week = await trx
      .insertInto("weekly_nutrition_plans")
      .values({ ...owner, intake_id: intake.id, ...days })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { intakeId: intake.id, planId: plan.id, weekId: week.id };
  });
}

describe("accounts", () => {
  it("C5 AUTH-055: an address is one account however its letters are written, and never one that cannot be seen", async () => {
    const staff = await app.aUser({ is_staff: true });
    const names = { first_name: "Zoë", last_name: "Bos" };
    const local = `zoe${Math.random().toString(36).slice(2)}`;
    const make = (email: string) => app.post("users/user/", { email, ...names }, { as: staff });
    const composed = `${local}\u00e9@example.org`;
    const parts = `${local}e\u0301@example.org`;
    const first = await make(parts);
    expect([first.status, first.body.email]).toEqual([201, composed]);
    for (const twin of [composed, parts, ` ${composed.toUpperCase()} `, parts.toUpperCase()])
      expect([twin, (await make(twin)).body]).toEqual([
        twin,
        { email: ["A user with this email already exists."] },
      ]);
    for (const unseen of ["a\u200bb", "a\u202eb", "a\u00adb", "a\ufeffb", "a\u2066b"])
      expect([unseen, (await make(`${unseen}@example.org`)).status]).toEqual([unseen, 400]);
  });

  it("DATA-036 DATA-037 refuses accounts to people who are not signed in", async () => {
    for (const path of ["auth/users/", "auth/users/1/", "auth/users/me/", "users/me/", "users/user/"]) {
      const answer = await app.get(path);
      expect([path, answer.status, answer.headers["www-authenticate"]]).toEqual([path, 401, "Token"]);
    }
  });

  it("DATA-036 answers the current user alike at both addresses, by every method", async () => {
    const person = await app.aUser();
    const [canonical, alias] = ["auth/users/me/", "users/me/"];
    const read = await app.get(canonical, { as: person });
    expect(read.status).toBe(200);
    expect((await app.get(alias, { as: person })).body).toEqual(read.body);
    for (const [index, path] of [canonical, alias].entries()) {
      const names = { first_name: ` Eva${index} `, last_name: "Bos" };
      const replaced = await app.put(path, { ...names, time_zone: "Europe/Paris" }, { as: person });
      expect([replaced.status, replaced.body.first_name]).toEqual([200, `Eva${index}`]);
      expect((await app.put(path, { first_name: "Eva" }, { as: person })).body).toEqual({
        last_name: ["This field is required."],
      });
      const changed = await app.patch(path, { last_name: `Vos${index}` }, { as: person });
      expect(changed.body).toMatchObject({ last_name: `Vos${index}`, time_zone: "Europe/Paris" });
    }
    const gone = await app.delete(alias, { as: person, body: { confirmation: "DELETE" } });
    expect(gone.status).toBe(204);
    expect((await app.get(canonical, { as: person })).status).toBe(401);
  });

  it("DATA-013 DATA-014 nests the profile with the week and its whole day plans", async () => {
    const person = await app.aUser();
    expect((await app.get("users/me/", { as: person })).body.intake).toBeNull();
    const { intakeId, planId, weekId } = await aWeek(person.id);
    const { intake } = (await app.get("users/me/", { as: person })).body;
    expect(intake.id).toBe(intakeId);
    expect(Object.keys(intake.weekly_nutrition_plan)).toEqual(["id", "version", ...WEEKDAYS]);
    expect(intake.weekly_nutrition_plan.id).toBe(weekId);
    for (const day of WEEKDAYS)
      expect(intake.weekly_nutrition_plan[day]).toMatchObject({
        id: planId,
        name: "Plan 1",
        kcal: 600,
        days: WEEKDAYS,
        meal_slot_specifications: [{ meal_moment: "LUNCH", kcal: 600 }],
      });
  });

  it("DATA-036 answers a client with coach, organisation, flags and foods to avoid", async () => {
    const organisation_id = await app.anOrganisation({ name: "Vital", clients_are_diy: false });
    const coach = await app.aCoach({ organisation_id, first_name: "Cor" });
    const client = await app.aClientOf(coach);
    const alone = await app.aUser();
    await inSystemScope(app.app.services.db, async (trx) => {
      const flag = { users: [], organisations: [organisation_id] };
      await trx
        .insertInto("feature_flags")
        .values({ name: "FF_A", ...flag })
        .execute();
      await trx
        .insertInto("feature_flags")
        .values({ name: "FF_S", kind: "SWITCH", users: [client.id] })
        .execute();
      const avoided = await trx
        .insertInto("ingredients_to_avoid")
        .values({ label: "Test food", name_nl: "Testvoedsel" })
        .returning("id")
        .executeTakeFirstOrThrow();
      await trx
        .insertInto("user_ingredients_to_avoid")
        .values({ user_id: client.id, ingredient_to_avoid_id: avoided.id })
        .execute();
    });
    const { body } = await app.get("users/me/", { as: client });
    expect(body.coach).toMatchObject({ id: coach.id, first_name: "Cor", organisation: { name: "Vital" } });
    expect(body.coach).not.toHaveProperty("email");
    expect(body).toMatchObject({ is_diy: false, customer: [] });
    expect(body.feature_flags_for_user).toEqual({ flags: ["FF_A"], switches: ["FF_S"], samples: [] });
    expect(body.ingredients_to_avoid).toHaveLength(1);
    const lonely = (await app.get("users/me/", { as: alone })).body;
    expect(lonely).toMatchObject({ is_diy: true, coach: null, ingredients_to_avoid: [] });
    const own = ["FF_COPY_MEALS_TO_ANOTHER_DAY", "FF_RECIPE_INSPIRATION"];
    expect(lonely.feature_flags_for_user).toEqual({ flags: own, switches: [], samples: [] });
  });

  it("DATA-037 lets nobody make themselves coach, staff or paid, or take another address", async () => {
    const person = await app.aUser();
    const wish = {
      is_staff: true,
      is_coach: true,
      account_enabled: false,
      payment_status_override: "PAID",
      feature_flag_disable_product_logging: true,
      uses_imperial_measurements: true,
      email: "boss@example.org",
      organisation: 1,
      coach: 1,
    };
    for (const path of ["users/me/", `auth/users/${person.id}/`, `users/user/${person.id}/`]) {
      expect((await app.patch(path, wish, { as: person })).status).toBe(200);
      const { body } = await app.get("users/me/", { as: person });
      expect(body).toMatchObject({
        is_staff: false,
        is_coach: false,
        account_enabled: true,
        payment_status_override: null,
        feature_flag_disable_product_logging: false,
        uses_imperial_measurements: false,
        email: person.email,
        organisation: null,
        coach: null,
      });
    }
  });

  it("DATA-027 reads, replaces, changes and deletes one's own account at both addresses, and nobody else's", async () => {
    const other = await app.aUser();
    for (const base of ["users/user/", "auth/users/"]) {
      const own = await app.aUser();
      const names = { first_name: "Eva", last_name: "Bos" };
      const [mine, foreign] = [`${base}${own.id}/`, `${base}${other.id}/`];
      const listed = await app.get(base, { as: own });
      expect(listed.body.results.map(({ id }: { id: number }) => id)).toEqual([own.id]);
      expect((await app.get(mine, { as: own })).body).toMatchObject({ id: own.id, email: own.email });
      expect((await app.put(mine, names, { as: own })).body).toMatchObject(names);
      expect((await app.patch(mine, { last_name: "Vos" }, { as: own })).body.last_name).toBe("Vos");
      const confirmed = { as: own, body: { confirmation: "DELETE" } };
      expect((await app.get(foreign, { as: own })).status).toBe(404);
      expect((await app.put(foreign, names, { as: own })).status).toBe(404);
      expect((await app.patch(foreign, names, { as: own })).status).toBe(404);
      expect((await app.delete(foreign, confirmed)).status).toBe(404);
      expect((await app.get("users/me/", { as: other })).body.first_name).toBe("Anna");
      expect((await app.delete(mine, confirmed)).status).toBe(204);
      expect((await app.get("users/me/", { as: own })).status).toBe(401);
    }
  });

  it("DATA-027 lets staff make an account, which its owner then signs in to by e-mail", async () => {
    const staff = await app.aUser({ is_staff: true });
    const email = `Made.${staff.id}@Example.org`;
    const wish = { email, first_name: " Eva ", last_name: "Bos", locale: "nl" };
    const made = await app.post("users/user/", { ...wish, payment_status_override: "PAID" }, { as: staff });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      email: email.toLowerCase(),
      first_name: "Eva",
      locale: "nl",
      payment_status_override: "PAID",
      email_confirmed: false,
      account_enabled: true,
      is_coach: false,
    });
    expect((await app.get(`users/user/${made.body.id}/`, { as: staff })).body).toEqual(made.body);
    const noted = await inSystemScope(app.app.services.db, (trx) =>
      trx.selectFrom("audit_log").selectAll().where("user_id", "=", made.body.id).orderBy("id").execute(),
    );
    expect(noted[0]).toMatchObject({ actor_id: staff.id, action: "create-user" });

    const again = await app.post("users/user/", wish, { as: staff });
    expect([again.status, Object.keys(again.body)]).toEqual([400, ["email"]]);
    const empty = await app.post("users/user/", {}, { as: staff });
    expect(Object.keys(empty.body).sort()).toEqual(["email", "first_name", "last_name"]);
  });

  it("DATA-027 refuses to make accounts for people who are not staff", async () => {
    const coach = await app.aCoach();
    const person = await app.aUser();
    const wish = { email: `not.made.${person.id}@example.org`, first_name: "Eva", last_name: "Bos" };
    for (const as of [coach, person]) {
      const refused = await app.post("users/user/", wish, { as });
      expect([refused.status, refused.body.code]).toEqual([403, "permission_denied"]);
    }
    expect((await app.post("users/user/", wish)).status).toBe(401);
    const made = await inSystemScope(app.app.services.db, (trx) =>
      trx.selectFrom("users").select("id").where("email", "=", wish.email).execute(),
    );
    expect(made).toEqual([]);
  });

  it("DATA-037 shows every account to staff, and one's own to everybody else", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const staff = await app.aUser({ is_staff: true });
    for (const [as, id] of [
      [coach, client.id],
      [client, coach.id],
      [client, 999_999],
    ] as const) {
      const read = await app.get(`auth/users/${id}/`, { as });
      expect([read.status, read.body]).toEqual([404, { detail: "Not found." }]);
      expect((await app.patch(`users/user/${id}/`, { first_name: "X" }, { as })).status).toBe(404);
    }
    const own = await app.get("users/user/", { as: client });
    expect(own.body).toMatchObject({ count: 1, total_pages: 1, next: null, previous: null });
    expect(own.body.results[0].id).toBe(client.id);
    const found = await app.get(`auth/users/?search=${encodeURIComponent(client.email)}`, { as: staff });
    expect(found.body.results.map(({ id }: { id: number }) => id)).toEqual([client.id]);
    const paged = await app.get("auth/users/?page=2&page_size=1", { as: staff });
    expect(paged.body.next).toBe("http://localhost:3000/api/auth/users/?page=3&page_size=1");

    expect(
      (await app.patch(`users/user/${client.id}/`, { payment_status_override: "PAID" }, { as: staff })).body,
    ).toMatchObject({ payment_status_override: "PAID" });
    const off = await app.patch(`users/user/${client.id}/`, { account_enabled: false }, { as: staff });
    expect(off.body).toMatchObject({ account_enabled: false, payment_status_override: null });
    const self = await app.patch("users/me/", { account_enabled: false }, { as: staff });
    expect(self.body.account_enabled).toBe(true);
    const audit = await inSystemScope(app.app.services.db, (trx) =>
      trx.selectFrom("audit_log").selectAll().where("actor_id", "=", staff.id).execute(),
    );
    expect(audit.map(({ action }) => action)).toContain("change-user");
  });
});
