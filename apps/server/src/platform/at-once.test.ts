import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("calls at once", () => {
  it("DIARY-027 fifty creations of one day make one row; the others hear that it exists", async () => {
    const anna = await app.aUser();
    const body = { date: "2026-03-18", calendar_items: [] };
    const answers = await Promise.all(times(50).map(() => app.post("calendarDay/", body, { as: anna })));
    const made = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 400);
    expect([made.length, refused.length]).toEqual([1, 49]);
    for (const answer of refused)
      expect(answer.body).toEqual({ non_field_errors: ["The fields user, date must make a unique set."] });
    const { body: list } = await app.get("calendarDay/", { as: anna });
    expect(list.results.map(({ id }: { id: number }) => id)).toEqual([made[0]?.body.id]);
  });

  it("DATA-032 twenty calls with one key have one effect and equal answers", async () => {
    const anna = await app.aUser();
    const options = { as: anna, headers: { "idempotency-key": "one-key-for-all" } };
    const answers = await Promise.all(times(20).map(() => app.post("quickAddMeal/", { kcal: 250 }, options)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await app.get("quickAddMeal/", { as: anna })).body.count).toBe(1);
  });

  it("DATA-033 changes of different fields at once are all kept", async () => {
    const anna = await app.aUser();
    const changes = [{ first_name: "An" }, { last_name: "Bakker" }, { locale: "nl" }];
    await Promise.all(changes.map((change) => app.patch("auth/users/me/", change, { as: anna })));
    const { body } = await app.get("auth/users/me/", { as: anna });
    expect(body).toMatchObject({ first_name: "An", last_name: "Bakker", locale: "nl" });
  });
});
