import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aProfile } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
let anna: Person;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  anna = await app.aUser();
  await aProfile(app, anna);
});

const PATH = "users/nutritionDayPlan/";
const headers = { "idempotency-key": "a-key-of-mine" };
const make = (body: object, as = anna) => app.post(PATH, body, { as, headers });
const countPlans = async (as = anna) => (await app.get(PATH, { as })).body.count;

describe("Idempotency-Key", () => {
  it("DATA-032 refuses another body under the same key", async () => {
    await make({ name: "One" });
    const other = await make({ name: "Two" });
    expect(other.status).toBe(409);
    expect(other.body.code).toBe("idempotency_conflict");
    expect(await countPlans()).toBe(1);
  });

  it("DATA-032 answers a repeat with the first answer, whatever happened since", async () => {
    const first = await make({ name: "One" });
    expect(first.status).toBe(201);
    await app.patch(`${PATH}${first.body.id}/`, { name: "Changed" }, { as: anna });
    const repeat = await make({ name: "One" });
    expect(repeat.status).toBe(201);
    expect(repeat.body).toEqual(first.body);
    const withoutSlash = await app.post(PATH.slice(0, -1), { name: "One" }, { as: anna, headers });
    expect(withoutSlash.body).toEqual(first.body);
    expect(await countPlans()).toBe(1);
  });

  it("DATA-032 lets one of several calls at once do the work", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => make({ name: "One" })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await countPlans()).toBe(1);
  });

  it("DATA-032 keeps the key in the transaction of the change: a refused call leaves it free", async () => {
    expect((await make({ name: "" })).status).toBe(400);
    expect((await make({ name: "One", client_intake: 999_999 })).status).toBe(400);
    expect((await make({ name: "One" })).status).toBe(201);
  });

  it("DATA-032 counts per person and per path, also of two objects of one kind", async () => {
    const other = await app.aUser();
    await aProfile(app, other);
    const [mine, theirs] = [await make({ name: "One" }), await make({ name: "One" }, other)];
    expect(theirs.body.id).not.toBe(mine.body.id);
    const coach = await app.aCoach();
    const weeks = [];
    for (const client of [await app.aClientOf(coach), await app.aClientOf(coach)]) {
      const path = `users/userProfile/${await aProfile(app, client)}/create-default-nutrition-plan/`;
      weeks.push((await app.post(path, {}, { as: coach, headers })).body.weekly_nutrition_plan_id);
    }
    expect(weeks[0]).not.toBe(weeks[1]);
  });

  it("DATA-032 forgets a key after 24 hours, and ignores what is no key", async () => {
    const first = await make({ name: "One" });
    app.clock.forward(24 * 3600 - 1);
    expect((await make({ name: "One" })).body.id).toBe(first.body.id);
    app.clock.forward(2);
    expect((await make({ name: "One" })).body.id).not.toBe(first.body.id);
    const short = { as: anna, headers: { "idempotency-key": "short" } };
    await app.post(PATH, { name: "A" }, short);
    await app.post(PATH, { name: "B" }, short);
    expect(await countPlans()).toBe(4);
  });
});
