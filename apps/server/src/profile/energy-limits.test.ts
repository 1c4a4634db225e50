import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anExercise, aProfile } from "../../test/factories.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let rowing: number;
beforeAll(async () => {
  app = await openTestApp();
  rowing = await anExercise(app);
});
afterAll(() => app.close());

const EXERCISES = "users/exerciseInstance/";
const TOO_MUCH = { sessions_per_week: ["All exercise together is at most 40 hours a week."] };
const TOO_HIGH = {
  non_field_errors: ["This comes to more energy than a plan can hold. Check weight, activity and exercise."],
};

describe("the limits of exercise and energy", () => {
  it("COACH-108 refuses 600 minutes 21 times a week, alone and as the sum of several exercises", async () => {
    const anna = await app.aUser();
    const intake = await aProfile(app, anna);
    const add = (minutes_per_session: number, sessions_per_week: number) =>
      app.post(EXERCISES, { exercise: rowing, intake, minutes_per_session, sessions_per_week }, { as: anna });
    expect((await add(600, 21)).body).toEqual(TOO_MUCH);
    const first = await add(120, 15);
    expect(first.status).toBe(201);
    expect((await add(61, 10)).body).toEqual(TOO_MUCH);
    expect((await add(60, 10)).status).toBe(201);
    const more = await app.patch(`${EXERCISES}${first.body.id}/`, { sessions_per_week: 16 }, { as: anna });
    expect(more.body).toEqual(TOO_MUCH);
    const { body } = await app.get(`${EXERCISES}?intake=${intake}`, { as: anna });
    expect(body.results.map((one: { sessions_per_week: number }) => one.sessions_per_week)).toEqual([15, 10]);
  });

  it("COACH-108 refuses the same while it is only calculated", async () => {
    const anna = await app.aUser();
    const intake_id = await aProfile(app, anna);
    const exercise = { exercise: rowing, minutes_per_session: 600, sessions_per_week: 21 };
    const body = { intake_id, exercise_instances: [exercise] };
    const refused = await app.post("calculations/energy/", body, { as: anna });
    expect([refused.status, refused.body]).toEqual([400, { exercise_instances: TOO_MUCH.sessions_per_week }]);
  });

  it("COACH-108 refuses what comes to more than 10,000 kcal a day, and stores none of it", async () => {
    const anna = await app.aUser();
    const intake = await aProfile(app, anna, { weight: 120 });
    const fast = await anExercise(app, 0.25, "Sprinting");
    const body = { exercise: fast, intake, minutes_per_session: 120, sessions_per_week: 20 };
    expect((await app.post(EXERCISES, body, { as: anna })).body).toEqual(TOO_HIGH);
    const half = await app.post(EXERCISES, { ...body, sessions_per_week: 10 }, { as: anna });
    expect(half.status).toBe(201);
    const heavier = await app.patch(`users/userProfile/${intake}/`, { weight: 300 }, { as: anna });
    expect(heavier.body).toEqual(TOO_HIGH);
    const { body: profile } = await app.get(`users/userProfile/${intake}/`, { as: anna });
    expect(profile.weight).toBe(120);
    expect(profile.tdee_kcal).toBeLessThan(10_000);
  });

  it("COACH-108 the database keeps it too; who is above it already can change other things, and the exercise", async () => {
    const anna = await app.aUser();
    const intake = await aProfile(app, anna);
    const made = await app.post(
      EXERCISES,
      { exercise: rowing, intake, minutes_per_session: 60, sessions_per_week: 3 },
      { as: anna },
    );
    const much = (sessions: number) =>
      inSystemScope(app.app.services.db, (trx) =>
        trx
          .updateTable("exercise_instances")
          .set({ minutes_per_session: 600, sessions_per_week: sessions })
          .where("id", "=", made.body.id)
          .execute(),
      );
    await expect(much(21)).rejects.toThrow("exercise_instances_week_in_range");
    const [fast] = [await anExercise(app, 5, "Flying")];
    await inSystemScope(app.app.services.db, (trx) =>
      trx
        .updateTable("exercise_instances")
        .set({ exercise_id: fast, minutes_per_session: 200 })
        .where("id", "=", made.body.id)
        .execute(),
    );
    const diet = await app.patch(`users/userProfile/${intake}/`, { diet: "VEGAN" }, { as: anna });
    expect(diet.status).toBe(200);
    const less = await app.patch(`${EXERCISES}${made.body.id}/`, { minutes_per_session: 10 }, { as: anna });
    expect(less.status).toBe(200);
  });
});

describe("the protein profile of one client", () => {
  const aClientOfLow = async () => {
    const organisation = await app.anOrganisation({ protein_profile: "LOW" });
    const coach = await app.aCoach({ organisation_id: organisation });
    const client = await app.aClientOf(coach);
    const intake = await aProfile(app, client, { main_goal: "GAIN_MUSCLE" });
    return { coach, client, intake, path: `users/userProfile/${intake}/` };
  };
  const proteinOf = async ({ coach, intake }: Awaited<ReturnType<typeof aClientOfLow>>) => {
    const body = { intake_id: intake, energy_balance: 110, meals: [] };
    return (await app.post("calculations/day-plan-preview/", body, { as: coach })).body.computedDailyMacros
      .protein;
  };

  it("COACH-109 follows the organisation until the coach sets it, and follows it again when it is taken back", async () => {
    const one = await aClientOfLow();
    // 0.83 g per kg over the lean share of 70 kg at 20 percent: 1.04 g per kg.
    expect(await proteinOf(one)).toBeCloseTo(72.6, 0);
    const set = await app.patch(one.path, { protein_profile: "HIGH" }, { as: one.coach });
    expect([set.status, set.body.protein_profile]).toEqual([200, "HIGH"]);
    expect(await proteinOf(one)).toBeCloseTo(126, 0);
    const made = await app.post(`${one.path}create-default-nutrition-plan/`, {}, { as: one.client });
    expect(made.status).toBe(201);
    const { body } = await app.get(one.path, { as: one.client });
    expect(body.weekly_nutrition_plan.monday.protein).toBeCloseTo(126, 0);
    await app.patch(one.path, { protein_profile: null }, { as: one.coach });
    expect(await proteinOf(one)).toBeCloseTo(72.6, 0);
  });

  it("COACH-109 is for the coach to say: what the client sends of it is left out", async () => {
    const one = await aClientOfLow();
    const sent = await app.patch(one.path, { protein_profile: "HIGH", diet: "VEGAN" }, { as: one.client });
    expect([sent.status, sent.body.protein_profile, sent.body.diet]).toEqual([200, null, "VEGAN"]);
    expect((await app.patch(one.path, { protein_profile: "SOME" }, { as: one.coach })).status).toBe(400);
  });
});
