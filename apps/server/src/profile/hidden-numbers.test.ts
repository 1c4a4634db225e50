import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answersOf, aPlanned, complete, dayOf } from "../../test/planned-person.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({});
});
afterAll(() => app.close());

const hides = async (as: Person) => (await app.get("users/me/", { as })).body.hides_numbers;
const hide = (as: Person, value: boolean) => app.patch("users/me/", { hides_numbers: value }, { as });
const say = async (as: Person, conditions: readonly string[] | null) =>
  (await app.put("users/healthAnswers/", { conditions }, { as })).body.are_numbers_hidden;

describe("hidden numbers", () => {
  it("SAFE-020 are a setting of the person, for anybody, which is off at first", async () => {
    for (const person of [await app.aUser(), await app.aCoach()]) {
      expect(await hides(person)).toBe(false);
      expect((await hide(person, true)).body.hides_numbers).toBe(true);
      expect(await hides(person)).toBe(true);
      await app.patch("users/me/", { first_name: "Anna" }, { as: person });
      expect(await hides(person)).toBe(true);
      await hide(person, false);
      expect(await hides(person)).toBe(false);
    }
  });

  it("SAFE-020 are neither told to a coach or staff nor set by them", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const staff = await app.aUser({ is_staff: true });
    await hide(client, true);
    const read = await app.get(`auth/users/${client.id}/`, { as: staff });
    expect([read.status, read.body.hides_numbers]).toEqual([200, false]);
    const ofCoach = await app.get(`clients/${client.id}/`, { as: coach });
    expect([ofCoach.status, ofCoach.body.hides_numbers]).toEqual([200, false]);
    const changed = await app.patch(`auth/users/${client.id}/`, { hides_numbers: false }, { as: staff });
    expect(changed.status).toBe(200);
    expect(await hides(client)).toBe(true);
  });

  it("SAFE-021 are on once an eating disorder is said for the first time, and off once the person says so", async () => {
    const person = await app.aUser();
    expect(await say(person, ["DIABETES"])).toBe(false);
    expect(await say(person, null)).toBe(false);
    expect(await hides(person)).toBe(false);
    expect(await say(person, ["EATING_DISORDER", "DIABETES"])).toBe(true);
    expect(await hides(person)).toBe(true);
    await hide(person, false);
    expect(await say(person, ["EATING_DISORDER"])).toBe(false);
    expect(await hides(person)).toBe(false);
  });

  it("SAFE-021 stay on when the answers are deleted: nobody is shown numbers by taking an answer back", async () => {
    const person = await app.aUser();
    await say(person, ["EATING_DISORDER"]);
    expect((await app.delete("users/healthAnswers/", { as: person })).status).toBe(204);
    expect(await hides(person)).toBe(true);
  });

  it("SAFE-023 refuse a plan of one's own in words alone, in both languages; a coach reads the figures", async () => {
    const { person, coach, plan } = await aPlanned(app, { age: 30, weight: 70, activity: "ACTIVE" });
    await hide(person, true);
    const put = (as: Person, kcal: number, language: string, more: object = {}) =>
      app.put(
        `users/nutritionDayPlan/${plan}/slots/`,
        { slots: dayOf(kcal), ...more },
        { as, headers: { "accept-language": language } },
      );
    for (const [language, words] of [
      ["en", "This is less than is safe to live on. Choose a plan with more to eat."],
      ["nl", "Dit is minder dan veilig is. Kies een plan waarin je meer eet."],
    ] as const) {
      const refused = await put(person, 1300, language);
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining(words)]);
      expect(JSON.stringify(refused.body)).not.toMatch(/kcal|\d g/);
    }
    const share = await app.patch(`users/nutritionDayPlan/${plan}/`, { energy_balance: 55 }, { as: person });
    expect([share.status, JSON.stringify(share.body)]).toEqual([400, expect.not.stringMatching(/kcal/)]);
    const asked = await put(coach, 1300, "en");
    expect([asked.status, asked.body.findings?.[0]?.limit > 1300]).toEqual([409, true]);
    const uneven = { kcal: 2400, protein: 20, carbohydrates: 20, fat: 20 };
    const wrong = dayOf(2400).map((slot) => ({ ...slot, ...uneven, kcal: 1200 }));
    const ofCoach = await put(coach, 0, "en", { slots: wrong });
    expect([ofCoach.status, JSON.stringify(ofCoach.body)]).toEqual([
      400,
      expect.stringContaining("2400 kcal"),
    ]);

    const own = { calories: 1300, protein: 70, carbohydrates: 130, fat: 55 };
    const body = answersOf({ age: 30, weight: 70, activity: "ACTIVE" }, own);
    const again = await complete(app, person, body);
    expect([again.status, JSON.stringify(again.body)]).toEqual([
      400,
      expect.stringMatching(/than is safe to live on/),
    ]);
    expect(JSON.stringify(again.body)).not.toMatch(/kcal/);
    await hide(person, false);
    expect(JSON.stringify((await complete(app, person, body)).body)).toMatch(/kcal/);
  });
});
