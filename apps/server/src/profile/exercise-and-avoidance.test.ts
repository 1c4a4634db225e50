import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anExercise, aProfile, ingredientsToAvoid } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
let anna: Person;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  anna = await app.aUser();
});

const INSTANCES = "users/exerciseInstance/";
const AVOID = "users/setIngredientsToAvoid/";

describe("weekly exercises", () => {
  it("ERR-022 ERR-023 refuses profiles and exercises of others, and amounts that cannot be", async () => {
    const exercise = await anExercise(app);
    const intake = await aProfile(app, anna);
    const body = { exercise, intake, minutes_per_session: 30, sessions_per_week: 1 };
    const other = await app.aCoach();
    const foreign = await app.post(INSTANCES, body, { as: other });
    expect(foreign.status).toBe(400);
    expect(foreign.body).toEqual({ intake: [`Invalid pk "${intake}" - object does not exist.`] });
    const unknown = await app.post(INSTANCES, { ...body, exercise: 999_999 }, { as: anna });
    expect(unknown.body).toEqual({ exercise: ['Invalid pk "999999" - object does not exist.'] });
    for (const wrong of [
      { minutes_per_session: 0 },
      { minutes_per_session: 601 },
      { sessions_per_week: 22 },
    ]) {
      const refused = await app.post(INSTANCES, { ...body, ...wrong }, { as: anna });
      expect(Object.keys(refused.body)).toEqual(Object.keys(wrong));
    }
    const made = await app.post(INSTANCES, body, { as: anna });
    for (const refused of [
      await app.get(`${INSTANCES}${made.body.id}/`, { as: other }),
      await app.patch(`${INSTANCES}${made.body.id}/`, { sessions_per_week: 2 }, { as: other }),
      await app.delete(`${INSTANCES}${made.body.id}/`, { as: other }),
    ])
      expect(refused.status).toBe(404);
    expect((await app.get(`${INSTANCES}?intake=${intake}`, { as: other })).body.count).toBe(0);
  });

  it("DATA-015 DATA-024 DATA-026 creates, reads, replaces, changes, lists and deletes, also by the alias", async () => {
    const exercise = await anExercise(app);
    const intake = await aProfile(app, anna);
    const body = { exercise, intake, minutes_per_session: 45, sessions_per_week: 3 };
    for (const root of [INSTANCES, "exerciseInstance/"]) {
      const made = await app.post(root, body, { as: anna });
      expect(made.status).toBe(201);
      expect(made.body).toEqual({ id: expect.any(Number), ...body });
      const path = `${root}${made.body.id}/`;
      const changed = await app.patch(path, { sessions_per_week: 2.5 }, { as: anna });
      expect(changed.body).toEqual({ ...made.body, sessions_per_week: 2.5 });
      const replaced = await app.put(path, { ...body, minutes_per_session: 60 }, { as: anna });
      expect(replaced.body).toEqual({ ...made.body, minutes_per_session: 60 });
      expect((await app.get(path, { as: anna })).body).toEqual(replaced.body);
      expect((await app.get(`${root}?intake=${intake}`, { as: anna })).body.results).toEqual([replaced.body]);
      expect((await app.delete(path, { as: anna })).status).toBe(204);
      expect((await app.get(path, { as: anna })).status).toBe(404);
    }
  });

  it("shows the exercises on the profile and counts them in its energy need", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const exercise = await anExercise(app, 0.1);
    const intake = await aProfile(app, client, { gender: "MALE", weight: 80 });
    const before = (await app.get(`users/userProfile/${intake}/`, { as: client })).body;
    const body = { exercise, intake, minutes_per_session: 45, sessions_per_week: 3 };
    const made = await app.post(INSTANCES, body, { as: coach });
    const after = (await app.get(`users/userProfile/${intake}/`, { as: client })).body;
    expect(after.exercise_instances).toEqual([made.body]);
    expect(after.tdee_kcal - before.tdee_kcal).toBeCloseTo(154.286, 2);
  });
});

describe("kinds of exercise", () => {
  it("DATA-015 lists and reads them in the caller's language", async () => {
    const id = await anExercise(app, 0.07, "Underwater hockey");
    const path = `users/exerciseTemplate/?search=${encodeURIComponent("WATER hock")}`;
    const english = await app.get(path, { as: anna });
    expect(english.body.results).toEqual([
      { id, exercise_name: "Underwater hockey", kcal_per_kg_per_min: 0.07 },
    ]);
    const dutch = await app.get(`users/exerciseTemplate/${id}/`, { as: anna, language: "nl" });
    expect(dutch.body.exercise_name).toBe("Underwater hockey (nl)");
    expect((await app.get("users/exerciseTemplate/?search=%25", { as: anna })).body.count).toBe(0);
    expect((await app.get("users/exerciseTemplate/999999/", { as: anna })).status).toBe(404);
    expect((await app.get("users/exerciseTemplate/")).status).toBe(401);
  });
});

describe("ingredients to avoid", () => {
  it("ONB-077 DATA-035 lists id, label and the translated name", async () => {
    const ids = await ingredientsToAvoid(app, { "Brussel Sprouts": "Spruitjes", Beef: "Rundvlees" });
    const dutch = await app.get("ingredientToAvoid/?search=spruit", { as: anna, language: "nl" });
    expect(dutch.body.results).toEqual([
      { id: ids["Brussel Sprouts"], label: "Brussel Sprouts", name: "Spruitjes" },
    ]);
    const english = await app.get("ingredientToAvoid/?search=Beef", { as: anna });
    expect(english.body.results).toContainEqual({ id: ids.Beef, label: "Beef", name: "Beef" });
  });

  it("DATA-035 replaces the whole set, refuses unknown ids, and changes nothing when repeated", async () => {
    const { Beef: beef, Honey: honey } = await ingredientsToAvoid(app, {
      Beef: "Rundvlees",
      Honey: "Honing",
    });
    const set = (ingredient_to_avoid_ids: unknown[]) =>
      app.post(AVOID, { ingredient_to_avoid_ids }, { as: anna });
    for (let time = 1; time <= 2; time += 1) {
      const answer = await set([honey, beef, honey]);
      expect(answer.status).toBe(200);
      expect(answer.body.ingredient_to_avoid_ids.sort()).toEqual([beef, honey].sort());
    }
    expect((await set([999_999])).body).toEqual({
      ingredient_to_avoid_ids: ['Invalid pk "999999" - object does not exist.'],
    });
    expect((await set([beef])).body).toEqual({ ingredient_to_avoid_ids: [beef] });
    expect((await set([])).body).toEqual({ ingredient_to_avoid_ids: [] });
  });

  it("DATA-035 ERR-024 lets the coach set a client's by user_id, and nobody else", async () => {
    const { Beef: beef } = await ingredientsToAvoid(app, { Beef: "Rundvlees" });
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const body = { ingredient_to_avoid_ids: [beef], user_id: client.id };
    expect((await app.post(AVOID, body, { as: coach })).body).toEqual({ ingredient_to_avoid_ids: [beef] });
    for (const stranger of [anna, await app.aCoach()]) {
      const refused = await app.post(AVOID, body, { as: stranger });
      expect(refused.status).toBe(403);
      expect(refused.body.code).toBe("permission_denied");
    }
  });
});
