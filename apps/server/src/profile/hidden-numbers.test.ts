import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
});
