import { endpoints } from "@plateful/contract";
import { macroKcal, RAIL_FINDINGS } from "@plateful/nutrition";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildWorld, type World } from "../../test/access-world.ts";
import { aShop, beginCheckout, providerOf } from "../../test/billing-factories.ts";
import { ONBOARDING_ANSWERS } from "../../test/onboarding-answers.ts";
import { placed } from "../../test/placed.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { requestOf, write } from "../../test/write-calls.ts";
import { inSystemScope } from "./database/scope.ts";

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  world = await buildWorld(app);
});
afterAll(() => app.close());

/** The clock of the tests: 2026-03-18, 10:00 in Amsterdam. */
const TODAY = "2026-03-18";
const LEFT_OUT = Symbol("left out");

interface Limit {
  readonly calls: readonly string[];
  readonly field: string;
  /** At the bounds and within; all are accepted. */
  readonly within: readonly unknown[];
  /** Just outside; all are refused at the field. */
  readonly outside: readonly unknown[];
  /** What is sent beside a value, so that the guard-rails have nothing against the whole. */
  readonly beside?: (value: number) => object;
}

const range = (calls: string, field: string, min: number, max: number, step = 0.01): Limit => ({
  calls: calls.split(" "),
  field,
  within: [min, max, (min + max) / 2],
  outside: [min - step, max + step, -max - step],
});

const PROFILE = "create-user-profile replace-user-profile change-user-profile";
const measured = (noun: string) => `create-${noun} replace-${noun} change-${noun}`;
const SLOT = "create-meal-slot-specification replace-meal-slot-specification change-meal-slot-specification";
const PLAN = "create-nutrition-day-plan replace-nutrition-day-plan change-nutrition-day-plan";
const QUICK = "create-quick-add-meal replace-quick-add-meal change-quick-add-meal";
const EXERCISE = "create-exercise-instance replace-exercise-instance change-exercise-instance";
const MEMBER = "create-household-member change-household-member";

const LITTLE = { protein: 50, carbohydrates: 100, fat: 40 };
const energyBeside = (macros: typeof LITTLE) => ({ ...macros, kcal: macroKcal(macros) });
/** Grams within their own bounds, whatever the energy. */
function macrosBeside(kcal: number): object {
  const inBounds = Math.min(10_000, Math.max(0, kcal));
  return { protein: 0.06 * inBounds, carbohydrates: 0.08 * inBounds, fat: (0.44 * inBounds) / 9 };
}

/** The ranges of the specification (api.md 2, ledger ONB-020 to ONB-064), each with the calls that keep it. */
const LIMITS: readonly Limit[] = [
  range(PROFILE, "weight", 1, 300),
  range(PROFILE, "height_in_cm", 120, 250),
  range(PROFILE, "age", 18, 120, 1),
  range(PROFILE, "body_fat_percentage", 0.03, 0.6, 0.001),
  range(PROFILE, "goal_weekly_change_in_kg", -1, 1),
  { ...range(PROFILE, "goal_weight_in_kg", 80, 300), outside: [300.01, 0, -1] },
  { ...range(PROFILE, "menstrual_cycle_length", 21, 35, 1), within: [21, 35] },
  {
    calls: PROFILE.split(" "),
    field: "last_menstrual_period_start_date",
    within: [TODAY],
    outside: ["2026-03-19"],
  },
  range(measured("user-weight"), "value", 1, 300),
  { ...range(measured("user-sleep"), "value", 0.01, 16), outside: [0, 16.01, -1] },
  { ...range(measured("user-distance"), "value", 0.01, 300), outside: [0, 300.01, -1] },
  { ...range(measured("user-body-fat-percentage"), "value", 0.03, 0.6, 0.001), within: [0.03, 0.3, 0.6] },
  ...["user-weight", "user-sleep", "user-stress", "user-distance", "user-body-fat-percentage"].map(
    (noun) => ({
      calls: measured(noun).split(" "),
      field: "created_at",
      // A minute is taken for a difference of clocks.
      within: ["2026-03-18T09:00:00Z", "2026-03-18T09:01:00Z", "2020-02-29T00:00:00Z"],
      outside: ["2026-03-18T09:01:01Z", "2026-03-19T09:00:00Z", "2199-12-31T00:00:00Z"],
    }),
  ),
  range(PLAN, "energy_balance", 10, 500),
  { ...range(SLOT, "kcal", 0, 10_000), beside: macrosBeside },
  { ...range(SLOT, "protein", 0, 1000), beside: (protein) => energyBeside({ ...LITTLE, protein }) },
  {
    ...range(SLOT, "carbohydrates", 0, 1000),
    beside: (carbohydrates) => energyBeside({ ...LITTLE, carbohydrates }),
  },
  { ...range(SLOT, "fat", 0, 1000), beside: (fat) => energyBeside({ ...LITTLE, fat }) },
  { ...range(QUICK, "kcal", 0.01, 10_000), outside: [0, 10_000.01, -1] },
  range(QUICK, "protein", 0, 1000),
  { ...range(EXERCISE, "minutes_per_session", 1, 600), outside: [0, 600.01, -1] },
  { ...range(EXERCISE, "sessions_per_week", 1, 21), outside: [0, 21.01, -1] },
  range(MEMBER, "kcal", 600, 5000, 1),
  { ...range("auto-plan-days", "num_days", 1, 31, 1), within: [1, 31] },
  range("complete-onboarding", "physicalStats.heightInCm", 120, 250),
  range("complete-onboarding", "biometricData.age", 18, 120, 2),
  {
    calls: ["complete-onboarding"],
    field: "physicalStats.weightInKg",
    // Above the goal of 65 kg; a lighter person cannot want to lose weight down to it.
    within: [66, 300],
    outside: [44.99, 300.01],
  },
  // 18.5 x 1.70 m squared, rounded up to 0.1 kg (ledger ONB-021).
  {
    calls: ["complete-onboarding"],
    field: "physicalStats.goalWeight",
    within: [53.5, 69],
    outside: [53.4, 300.01, 0],
  },
  {
    calls: ["complete-onboarding"],
    field: "dietPreferences.userProvidedMacros",
    within: [{ calories: 1250, protein: 50, carbohydrates: 195, fat: 30 }],
    outside: [{ calories: 1249.99, protein: 50, carbohydrates: 195, fat: 30 }],
  },
];

/** Heavy enough for every height and age: other rules are not the subject. */
const HEAVY = { heightInCm: 170, weightInKg: 300, goalWeight: 290 };

/** Someone who needs no more than the least that the form takes. */
const SMALL = {
  ...{ goal: "RECOMPOSITION", weeklyGoal: null, activityLevel: "SEDENTARY" },
  biometricData: { gender: "FEMALE", age: 80 },
  physicalStats: { heightInCm: 150, weightInKg: 46, goalWeight: 45 },
};

/** The answers, so that nothing but the field under test can be refused. */
function answersFor(field: string): object {
  const ownPlan = ["dietPreferences", "dietType"];
  if (field === "dietPreferences.userProvidedMacros")
    return placed({ ...ONBOARDING_ANSWERS, ...SMALL }, ownPlan, "CHOOSE_YOUR_OWN", LEFT_OUT) as object;
  if (field === "physicalStats.heightInCm" || field === "biometricData.age")
    return { ...ONBOARDING_ANSWERS, physicalStats: HEAVY };
  return ONBOARDING_ANSWERS;
}

/** The bounds of forms are wider than the guard-rails (SAFE-004): a coach goes there, and says why. */
const CONFIRMED = { confirmed_findings: RAIL_FINDINGS, confirmation_reason: "To try the bounds" };
const BY_COACH: ReadonlySet<string> = new Set([...PLAN.split(" "), ...SLOT.split(" ")]);

async function send(call: string, { field, beside }: Limit, value: unknown) {
  const endpoint = endpoints.find(({ name }) => name === call);
  if (endpoint === undefined) throw new Error(`There is no call ${call}.`);
  const usual = await requestOf(world, endpoint);
  const isByCoach = BY_COACH.has(call);
  const request = isByCoach ? { ...usual, as: world.people.coach } : usual;
  const base =
    call === "complete-onboarding"
      ? answersFor(field)
      : { ...usual.body, ...beside?.(Number(value)), ...(isByCoach ? CONFIRMED : {}) };
  const body = placed(base, field.split("."), value, LEFT_OUT);
  return (await write(world, endpoint, request, JSON.stringify(body))).answer;
}

/** All exercises of a profile share forty hours (COACH-108): what the calls before this one added is no part of it. */
const takeExerciseBack = () =>
  inSystemScope(app.app.services.db, async (trx) => {
    const { exercise } = world.things;
    await trx.deleteFrom("exercise_instances").where("id", "!=", exercise).execute();
    const usual = { minutes_per_session: 30, sessions_per_week: 1 };
    await trx.updateTable("exercise_instances").set(usual).where("id", "=", exercise).execute();
  });

/** Values that were taken or refused against the limit, with the answers. */
async function wrongAnswers(limit: Limit) {
  const { calls, within, outside } = limit;
  const wrong: unknown[] = [];
  const tryOne = async (call: string, value: unknown, isRight: (status: number) => boolean) => {
    if (call.endsWith("exercise-instance")) await takeExerciseBack();
    const { status, body } = await send(call, limit, value);
    if (!isRight(status)) wrong.push([call, value, status, body]);
  };
  for (const call of calls) {
    for (const value of within) await tryOne(call, value, (status) => status < 300);
    for (const value of outside) await tryOne(call, value, (status) => status === 400);
  }
  return wrong;
}

describe("what the specification limits", { timeout: 180_000 }, () => {
  for (const limit of LIMITS)
    it(`C7 ERR-021: ${limit.calls.join(", ")} take ${limit.field} up to its bounds and not beyond`, async () => {
      expect(await wrongAnswers(limit)).toEqual([]);
    });

  it("C7 CALC-020 ONB-023: no goal that cannot be safe is stored, and no plan falls below 1,250 kcal", async () => {
    const finish = async (answers: object) => {
      const as = await app.aUser();
      return app.post("users/onboarding/complete/", { ...ONBOARDING_ANSWERS, ...answers }, { as });
    };
    const light = await finish({ physicalStats: { heightInCm: 170, weightInKg: 53.4, goalWeight: 53 } });
    expect(light.status, "already at BMI 18.5").toBe(400);
    const small = {
      biometricData: { gender: "FEMALE", age: 80 },
      activityLevel: "SEDENTARY",
      physicalStats: { heightInCm: 150, weightInKg: 46, goalWeight: 45 },
    };
    const slow = await finish({ ...small, weeklyGoal: "LOSE_0_25_KG_PER_WEEK" });
    expect([slow.status, Object.keys(slow.body)]).toEqual([400, ["weeklyGoal"]]);
    const fast = await finish({ weeklyGoal: "LOSE_1_KG_PER_WEEK" });
    expect([fast.status, Object.keys(fast.body)]).toEqual([400, ["weeklyGoal"]]);
  });

  it("C7 BILL-029: what a subscription costs, and how long it is free, is not the buyer's to say", async () => {
    const shop = await aShop(app);
    const email = "buyer@example.org";
    const plain = await beginCheckout(app, shop, { email });
    const cheap = await beginCheckout(app, shop, {
      email,
      amount: 1,
      unit_amount: 1,
      price: 1,
      trial_days: 365,
      trial_period_days: 365,
    });
    expect([plain.status, cheap.status]).toEqual([201, 201]);
    /** What the provider was asked for, without the names of the order itself. */
    const orderOf = ({ body }: { readonly body: { readonly checkout_url: string } }) => {
      const id = body.checkout_url.split("/").at(-1) ?? "";
      return JSON.stringify(providerOf(app).state.sessions.get(id)).replaceAll(/cs_[0-9a-f]+/g, "cs");
    };
    expect(orderOf(cheap)).toEqual(orderOf(plain));
    const unknown = await beginCheckout(app, shop, { email, price_id: "price_of_another_shop" });
    expect(unknown.status).toBe(400);
  });
});
