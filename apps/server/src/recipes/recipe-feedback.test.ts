import { MAX_FEEDBACK_PER_RECIPE } from "@plateful/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FEEDBACK } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let recipe: number;
let other: number;
beforeAll(async () => {
  app = await openTestApp();
  const reader = await app.aUser();
  [recipe = 0, other = 0] = (await app.get("recipeTemplate/", { as: reader })).body.results.map(
    ({ id }: { id: number }) => id,
  );
});
afterAll(() => app.close());

const say = (as: Person, body: object = {}) =>
  app.post("recipeFeedbackLineItem/", { recipe, ...FEEDBACK, ...body }, { as });
const read = async (as: Person, query = "") =>
  (await app.get(`recipeFeedbackLineItem/${query}`, { as })).body.results;

describe("feedback on a recipe", () => {
  it("REC-093: is kept as it was said, read newest first and by recipe, changed and deleted", async () => {
    const person = await app.aUser();
    const first = await say(person);
    expect(first.status).toBe(201);
    const line = { id: first.body.id, user: person.id, recipe, ...FEEDBACK };
    expect(first.body).toEqual({ ...line, created: "2026-03-18T09:00:00.000Z" });
    const second = await say(person, { recipe: other, kind: "TIME", rating: null, text: " Too long " });
    expect(second.body).toMatchObject({ kind: "TIME", rating: null, text: "Too long" });
    expect((await read(person)).map(({ id }: { id: number }) => id)).toEqual([second.body.id, line.id]);
    expect(await read(person, `?recipe=${recipe}`)).toEqual([first.body]);

    const path = `recipeFeedbackLineItem/${line.id}/`;
    expect((await app.patch(path, { rating: 5 }, { as: person })).body).toEqual({ ...first.body, rating: 5 });
    const whole = { recipe: other, kind: "OTHER", text: "Fine" };
    expect((await app.put(path, whole, { as: person })).body).toMatchObject({ ...whole, rating: null });
    expect((await app.delete(path, { as: person })).status).toBe(204);
    expect((await app.get(path, { as: person })).status).toBe(404);
  });

  it("REC-093: refuses what says nothing, ratings outside 1 to 5, longer texts, other kinds and unknown recipes", async () => {
    const person = await app.aUser();
    const refusals: [object, string][] = [
      [{ rating: null, text: "  " }, "text"],
      [{ rating: 0 }, "rating"],
      [{ rating: 6 }, "rating"],
      [{ rating: 2.5 }, "rating"],
      [{ text: "x".repeat(1_001) }, "text"],
      [{ kind: "COLOUR" }, "kind"],
      [{ recipe: 2_000_000_000 }, "recipe"],
    ];
    for (const [body, field] of refusals) {
      const answer = await say(person, body);
      expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
    }
    const { body: kept } = await say(person, { rating: 1, text: "x".repeat(1_000) });
    const path = `recipeFeedbackLineItem/${kept.id}/`;
    expect((await app.patch(path, { rating: null, text: "" }, { as: person })).status).toBe(400);
    expect(await read(person)).toEqual([kept]);
  });

  it("REC-093: keeps at most fifty lines of one person on one recipe", async () => {
    const person = await app.aUser();
    const { body: first } = await say(person);
    await inSystemScope(app.app.services.db, (trx) =>
      sql`insert into recipe_feedback (user_id, recipe_id, kind, rating, text, created)
        select user_id, recipe_id, kind, rating, text, created
        from recipe_feedback, generate_series(2, ${MAX_FEEDBACK_PER_RECIPE}) where id = ${first.id}`.execute(
        trx,
      ),
    );
    expect((await say(person)).body).toEqual({
      non_field_errors: ["You have said 50 things about this recipe, which is the most. Delete one first."],
    });
    expect((await say(person, { recipe: other })).status).toBe(201);
  });

  it("REC-093: is read by the person's coach while the diary is shared, and by staff who may look; only the person writes", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const staff = await app.aUser({ is_staff: true });
    const { body: line } = await say(client);
    const path = `recipeFeedbackLineItem/${line.id}/`;
    const seenBy = async (as: Person) => [
      await read(as, `?user=${client.id}`),
      (await app.get(path, { as })).status,
    ];
    expect(await seenBy(coach)).toEqual([[line], 200]);
    expect((await app.patch(path, { rating: 1 }, { as: coach })).status).toBe(403);
    expect((await app.delete(path, { as: coach })).status).toBe(403);
    expect((await say(coach, { user: client.id })).status).toBe(403);

    expect((await app.get(path, { as: staff })).status).toBe(403);
    await app.post(`admin/people/${client.id}/health-data/`, { reason: "FAULT" }, { as: staff });
    expect(await seenBy(staff)).toEqual([[line], 200]);

    for (const stranger of [await app.aUser(), await app.aCoach()])
      expect(await seenBy(stranger)).toEqual([[], 404]);

    const sharing = { coach: coach.id, parts: ["PLAN"], text_version: 1, given_in: "PROFILE" };
    expect((await app.put("users/consents/sharing/", sharing, { as: client })).status).toBe(200);
    expect(await seenBy(coach)).toEqual([[], 404]);
    expect((await app.get(path, { as: client })).body).toEqual(line);
  });
});
