import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { aPlanner } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { haveBirthdays as haveAllBirthdays } from "./have-birthdays.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

const PATH = "users/userProfile/";
const read = async (as: Person) => (await app.get(PATH, { as })).body.results[0];
const change = async (as: Person, body: object) => app.patch(`${PATH}${(await read(as)).id}/`, body, { as });
const ageOf = async (as: Person) => {
  const { age, date_of_birth } = await read(as);
  return [age, date_of_birth];
};

/** What is stored of someone, also after a year in which every session has ended. */
const stored = ({ id }: Person) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx
      .selectFrom("user_profiles as p")
      .leftJoin("nutrition_day_plans as d", "d.intake_id", "p.id")
      .select(["p.age", "p.date_of_birth", "p.version", "d.safety"])
      .where("p.user_id", "=", id)
      .executeTakeFirstOrThrow(),
  );
const storedAge = async (person: Person) => (await stored(person)).age;
const haveBirthdays = () => haveAllBirthdays(app.app.services);

/** Someone born on this date, in a time zone. Today is 18 March 2026. */
async function born(date: string, time_zone = "Europe/Amsterdam") {
  const person = await app.aUser({ time_zone });
  await app.post(
    PATH,
    { gender: "FEMALE", weight: 70, height_in_cm: 170, date_of_birth: date },
    { as: person },
  );
  return person;
}

describe("a date of birth", () => {
  it("PROF-035 says the age, over an age that is sent with it", async () => {
    const anna = await born("1990-03-19");
    expect(await ageOf(anna)).toEqual([35, "1990-03-19"]);
    const changed = await change(anna, { date_of_birth: "1990-03-18", age: 20 });
    expect([changed.body.age, changed.body.date_of_birth]).toEqual([36, "1990-03-18"]);
    const replaced = await app.put(
      `${PATH}${changed.body.id}/`,
      { gender: "FEMALE", weight: 70, date_of_birth: "1980-01-01" },
      { as: anna },
    );
    expect([replaced.body.age, replaced.body.date_of_birth]).toEqual([46, "1980-01-01"]);
  });

  it("PROF-035 goes when it is removed, or when an age is sent that contradicts it", async () => {
    const anna = await born("1990-03-18");
    expect((await change(anna, { age: 36 })).body.date_of_birth).toBe("1990-03-18");
    expect((await change(anna, { weight: 71 })).body.date_of_birth).toBe("1990-03-18");
    expect((await change(anna, { age: 40 })).body.date_of_birth).toBeNull();
    await change(anna, { date_of_birth: "1990-03-18" });
    await change(anna, { date_of_birth: null });
    expect(await ageOf(anna)).toEqual([36, null]);
  });

  it("PROF-035 goes when the questions are answered again with another age", async () => {
    const anna = await aPlanner(app);
    await change(anna, { date_of_birth: "1990-03-18" });
    const answers = (age: number) => ({
      ...{ goal: "RECOMPOSITION", activityLevel: "SEDENTARY", biometricData: { gender: "FEMALE", age } },
      physicalStats: { heightInCm: 170, weightInKg: 68, goalWeight: 65 },
      dietPreferences: {
        ...{ dietType: "RECOMMENDED", mealTimes: ["BREAKFAST", "LUNCH", "DINNER"] },
        ...{ intolerances: ["NO_INTOLERANCE"], ingredientDislikes: [] },
      },
    });
    const same = await app.post("users/onboarding/complete/", answers(36), { as: anna });
    expect(same.status).toBeLessThan(300);
    expect(await ageOf(anna)).toEqual([36, "1990-03-18"]);
    await app.post("users/onboarding/complete/", answers(44), { as: anna });
    expect(await ageOf(anna)).toEqual([44, null]);
  });

  it.each([
    ["2008-03-19", "Enter the date of birth of a person of 18 to 120 years."],
    ["1905-03-18", "Enter the date of birth of a person of 18 to 120 years."],
    ["1990-02-30", "Date has wrong format. Use one of these formats instead: YYYY-MM-DD."],
  ])("PROF-035 refuses %s in words", async (date, message) => {
    const anna = await born("1990-03-18");
    const refused = await change(anna, { date_of_birth: date });
    expect([refused.status, refused.body]).toEqual([400, { date_of_birth: [message] }]);
  });

  it("PROF-035 is for the person alone: a coach reads the age, and neither reads nor changes the date", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const { body } = await app.post(
      PATH,
      { gender: "FEMALE", weight: 70, date_of_birth: "1990-03-18" },
      { as: client },
    );
    const seen = await app.get(`${PATH}${body.id}/`, { as: coach });
    expect([seen.body.age, seen.body.date_of_birth]).toEqual([36, null]);
    const rows = (await app.get("users/paginatedclients/", { as: coach })).body.results;
    expect(rows[0].intake.date_of_birth ?? null).toBeNull();
    await app.patch(`${PATH}${body.id}/`, { date_of_birth: "1980-01-01", weight: 71 }, { as: coach });
    expect(await ageOf(client)).toEqual([36, "1990-03-18"]);
    await app.put(`${PATH}${body.id}/`, { gender: "FEMALE", weight: 72, age: 36 }, { as: coach });
    expect(await ageOf(client)).toEqual([36, "1990-03-18"]);
    await app.patch(`${PATH}${body.id}/`, { age: 37 }, { as: coach });
    expect(await ageOf(client)).toEqual([37, null]);
  });
});

describe("a birthday", () => {
  it("PROF-036 makes people a year older when their day begins where they live", async () => {
    const amsterdam = await born("1990-03-19");
    const auckland = await born("1990-03-19", "Pacific/Auckland");
    // The 19th begins at 11:00 UTC in Auckland and at 23:00 UTC in Amsterdam.
    app.clock.set("2026-03-18T10:59:00Z");
    expect(await haveBirthdays()).toBe(0);
    app.clock.set("2026-03-18T11:00:00Z");
    expect(await haveBirthdays()).toBe(1);
    expect([await storedAge(auckland), await storedAge(amsterdam)]).toEqual([36, 35]);
    app.clock.set("2026-03-18T22:59:00Z");
    expect(await haveBirthdays()).toBe(0);
    app.clock.set("2026-03-18T23:00:00Z");
    expect(await haveBirthdays()).toBe(1);
    expect(await storedAge(amsterdam)).toBe(36);
    expect(await haveBirthdays()).toBe(0);
  });

  it("PROF-036 happens also when it passed while the product was off, once a year, and up to 120 years", async () => {
    const anna = await born("1990-04-01");
    const old = await born("1906-03-25");
    app.clock.set("2028-07-01T12:00:00Z");
    await haveBirthdays();
    expect([await storedAge(anna), await storedAge(old)]).toEqual([38, 120]);
    await haveBirthdays();
    expect(await storedAge(anna)).toBe(38);
    app.clock.set("2029-04-01T12:00:00Z");
    await haveBirthdays();
    expect(await storedAge(anna)).toBe(39);
  });

  it("PROF-036 changes nothing without a date of birth", async () => {
    const anna = await born("1990-05-01");
    await change(anna, { date_of_birth: null });
    app.clock.set("2026-05-02T12:00:00Z");
    await haveBirthdays();
    expect(await stored(anna)).toMatchObject({ age: 35, date_of_birth: null });
  });

  it("PROF-036 changes nothing of someone whose data may not be used", async () => {
    const anna = await born("1990-05-01");
    const withdrawn = { decision: "WITHDRAWN", given_in: "PROFILE", decided_at: app.clock.now() };
    await inSystemScope(app.app.services.db, (trx) =>
      trx
        .insertInto("consents")
        .values({ user_id: anna.id, kind: "BODY_AND_PLAN", ...withdrawn })
        .execute(),
    );
    app.clock.set("2026-05-02T12:00:00Z");
    await haveBirthdays();
    expect(await storedAge(anna)).toBe(35);
  });

  it("PROF-036 SAFE-006 holds the plan against the new age", async () => {
    const anna = await aPlanner(app, { height_in_cm: 170, date_of_birth: "1990-06-01" });
    const before = await stored(anna);
    // A plan from before the guard-rails.
    await inSystemScope(app.app.services.db, (trx) =>
      trx
        .updateTable("meal_slot_specifications")
        .set({ kcal: 200, protein: 10, carbohydrates: 25, fat: 6.67 })
        .where("user_id", "=", anna.id)
        .execute(),
    );
    app.clock.set("2026-06-01T12:00:00Z");
    await haveBirthdays();
    const after = await stored(anna);
    expect([before.age, before.safety, after.age]).toEqual([35, null, 36]);
    expect(after.safety).toMatchObject({ note: "LOSS_PAUSED" });
    expect(after.version).toBeGreaterThan(before.version);
  });
});
