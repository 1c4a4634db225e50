import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProfile } from "../../test/factories.ts";
import { openTestApp, type TestAnswer, type TestApp } from "../../test/test-app.ts";
import { untilServed } from "../../test/until-served.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** How often each status was answered. */
const tally = (answers: readonly TestAnswer[]): Readonly<Record<number, number>> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const fifty = (send: (index: number) => Promise<TestAnswer>) =>
  Promise.all(times(50).map((index) => untilServed(() => send(index))));

describe("fifty creations of one thing", () => {
  it("E6: DATA-012 one profile; the others hear that it exists", async () => {
    const as = await app.aUser();
    const answers = await fifty((at) =>
      app.post("users/userProfile/", { gender: "FEMALE", weight: 60 + at }, { as }),
    );
    expect(tally(answers)).toEqual({ 201: 1, 400: 49 });
    expect((await app.get("users/userProfile/", { as })).body.count).toBe(1);
  });

  it("E6: CALC-054 one default plan, which all are given", async () => {
    const as = await app.aUser();
    const path = `users/userProfile/${await aProfile(app, as)}/create-default-nutrition-plan/`;
    const answers = await fifty(() => app.post(path, {}, { as }));
    expect(tally(answers)).toEqual({ 200: 49, 201: 1 });
    expect(new Set(answers.map(({ body }) => body.weekly_nutrition_plan_id)).size).toBe(1);
    const counts = ["users/weeklyNutritionPlan/", "users/nutritionDayPlan/"].map((list) =>
      app.get(list, { as }),
    );
    expect((await Promise.all(counts)).map(({ body }) => body.count)).toEqual([1, 1]);
  });

  it("E6: COACH-060 one first plan; the others are told of its week", async () => {
    const as = await app.aUser();
    await aProfile(app, as);
    const headers = { "if-match": '"v0"' };
    const answers = await fifty((at) =>
      app.post("users/nutritionDayPlan/", { name: `Plan ${at}`, days: ["monday"] }, { as, headers }),
    );
    expect(tally(answers)).toEqual({ 201: 1, 409: 49 });
    const made = answers.find(({ status }) => status === 201)?.body.id;
    for (const { status, body } of answers) if (status === 409) expect(body.current.monday).toBe(made);
    expect((await app.get("users/nutritionDayPlan/", { as })).body.count).toBe(1);
  });

  it("E6: DATA-020 one favourite, which all are given", async () => {
    const as = await app.aUser();
    const { body } = await app.get("recipeTemplate/?page_size=1", { as });
    const recipe = body.results[0].id;
    const answers = await fifty(() => app.post("users/userfavouriterecipe/", { recipe }, { as }));
    expect(tally(answers)).toEqual({ 200: 49, 201: 1 });
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await app.get("users/userfavouriterecipe/", { as })).body.count).toBe(1);
  });

  it("E6: ORG-017 one organisation of a subdomain; the others hear that it is taken", async () => {
    const as = await app.aUser({ is_staff: true });
    const subdomain = `race-${randomBytes(4).toString("hex")}`;
    const answers = await fifty(() => app.post("admin/organisations/", { name: "Race", subdomain }, { as }));
    expect(tally(answers)).toEqual({ 201: 1, 400: 49 });
    for (const { status, body } of answers)
      if (status === 400) expect(Object.keys(body)).toEqual(["subdomain"]);
  });
});

describe("calls at once", () => {
  it("E6: DIARY-027 fifty creations of one day make one row; the others hear that it exists", async () => {
    const anna = await app.aUser();
    const body = { date: "2026-03-18", calendar_items: [] };
    const answers = await fifty(() => app.post("calendarDay/", body, { as: anna }));
    const made = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 400);
    expect([made.length, refused.length]).toEqual([1, 49]);
    for (const answer of refused)
      expect(answer.body).toEqual({ non_field_errors: ["The fields user, date must make a unique set."] });
    const { body: list } = await app.get("calendarDay/", { as: anna });
    expect(list.results.map(({ id }: { id: number }) => id)).toEqual([made[0]?.body.id]);
  });

  it("E9: DATA-032 twenty calls with one key have one effect and equal answers", async () => {
    const anna = await app.aUser();
    const options = { as: anna, headers: { "idempotency-key": "one-key-for-all" } };
    const post = () => app.post("quickAddMeal/", { kcal: 250 }, options);
    const answers = await Promise.all(times(20).map(() => untilServed(post)));
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
