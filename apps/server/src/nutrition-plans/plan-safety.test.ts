import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { macrosOf } from "../../test/factories.ts";
import { ONBOARDING_ANSWERS } from "../../test/onboarding-answers.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const PLANS = "users/nutritionDayPlan/";
const SLOTS = "users/mealSlotSpecification/";

/** Women of 170 cm and 30 years: 53.5 kg is BMI 18.5. The need follows from weight and activity. */
const BODIES = [
  ["BMI 15.6, very active", 45, "VERY_ACTIVE"],
  ["BMI 15.6, sedentary", 45, "SEDENTARY"],
  ["BMI 17.3", 50, "ACTIVE"],
  ["BMI 18.3", 53, "MILDLY_ACTIVE"],
  ["BMI 18.7, very active", 54, "VERY_ACTIVE"],
  ["BMI 20.8", 60, "SEDENTARY"],
  ["BMI 24.2", 70, "ACTIVE"],
  ["BMI 29.4", 85, "MILDLY_ACTIVE"],
  ["BMI 38.1", 110, "ACTIVE"],
  ["BMI 55.4", 160, "SEDENTARY"],
] as const;
const AGES = [18, 30, 45, 60, 75, 90] as const;

type Body = Readonly<{ age: number; weight: number; activity: string }>;
const PEOPLE: readonly (readonly [string, Body])[] = BODIES.flatMap(([name, weight, activity]) =>
  AGES.map((age) => [`${name}, ${age} years`, { age, weight, activity }] as const),
);

const answersOf = ({ age, weight, activity }: Body, own?: object) => ({
  ...ONBOARDING_ANSWERS,
  goal: "RECOMPOSITION",
  weeklyGoal: null,
  activityLevel: activity,
  biometricData: { gender: "FEMALE", age },
  physicalStats: { heightInCm: 170, weightInKg: weight, goalWeight: 60 },
  dietPreferences: {
    ...ONBOARDING_ANSWERS.dietPreferences,
    ...(own === undefined ? {} : { dietType: "CHOOSE_YOUR_OWN", userProvidedMacros: own }),
  },
});
const complete = (person: Person, body: object) =>
  app.post("users/onboarding/complete/", body, { as: person });

const slot = (meal_moment: string, kcal: number) => ({
  ...{ meal_moment, meal_type: meal_moment, kcal, size: 50 },
  ...macrosOf(kcal),
});
const dayOf = (kcal: number) => [slot("LUNCH", kcal / 2), slot("DINNER", kcal / 2)];
/** Energy of four sorts with a gram of each macro too many to be true. */
const ABSURD = { kcal: 625, protein: 500, carbohydrates: 500, fat: 500 };

interface Planned {
  readonly person: Person;
  readonly coach: Person;
  readonly plan: number;
  readonly slots: readonly { id: number; kcal: number }[];
}

/** Someone who answered the questions, with a coach who treats them. */
async function aPlanned(body: Body): Promise<Planned> {
  const coach = await app.aCoach();
  const person = await app.aClientOf(coach);
  const made = await complete(person, answersOf(body));
  expect(made.status).toBe(200);
  const plan = made.body.nutrition_day_plan_id;
  const { meal_slot_specifications: slots } = (await app.get(`${PLANS}${plan}/`, { as: person })).body;
  return { person, coach, plan, slots };
}

/** The least energy by the table of the issue, worked out apart from the product: from the figures that it shows. */
async function leastBy({ weight }: Body, { person }: Planned): Promise<number> {
  const profile = (await app.get("users/userProfile/", { as: person })).body.results[0];
  const { tdee_kcal } = (await app.post("calculations/energy/", { intake_id: profile.id }, { as: person }))
    .body;
  if (weight <= 18.5 * 1.7 ** 2) return Math.max(1250, tdee_kcal);
  const steps = [1, 0.75, 0.5, 0.25].map((kg) => (kg * 7700) / 7);
  const deficit = steps.find((each) => tdee_kcal - each >= 1250) ?? 0;
  return Math.max(1250, tdee_kcal - deficit);
}

const read = async ({ person, plan }: Planned) => (await app.get(`${PLANS}${plan}/`, { as: person })).body;

/** Every way in that somebody has who wants a day of too little, with what the server may answer. */
const WAYS: readonly (readonly [string, (of: Planned, body: Body, kcal: number) => Promise<number[]>])[] = [
  [
    "onboarding with own numbers",
    async ({ person }, body, kcal) => {
      const own = { calories: Math.max(1250, kcal), ...macrosOf(Math.max(1250, kcal)) };
      return [(await complete(person, answersOf(body, own))).status];
    },
  ],
  [
    "all slots of the day",
    async ({ person, plan }, _body, kcal) => [
      (await app.put(`${PLANS}${plan}/slots/`, { slots: dayOf(kcal) }, { as: person })).status,
      (await app.put(`${PLANS}${plan}/slots/`, { slots: dayOf(120) }, { as: person })).status,
    ],
  ],
  [
    "one slot after the other",
    async ({ person, slots }) => {
      const low = { kcal: 60, protein: 3, carbohydrates: 7.5, fat: 2 };
      const answers = [];
      for (const { id } of slots)
        answers.push((await app.patch(`${SLOTS}${id}/`, low, { as: person })).status);
      for (const { id } of slots.slice(0, -1))
        answers.push((await app.delete(`${SLOTS}${id}/`, { as: person })).status);
      // The first may still be safe; what counts is the day that is left.
      expect(answers).toContain(400);
      return [];
    },
  ],
  [
    "a plan of one's own",
    async ({ person }, _body, kcal) => [
      (await app.post(PLANS, { name: "Low", slots: dayOf(kcal), days: ["monday"] }, { as: person })).status,
    ],
  ],
  [
    "a share of the need",
    async ({ person, plan }) => [
      (await app.patch(`${PLANS}${plan}/`, { energy_balance: 10 }, { as: person })).status,
    ],
  ],
  [
    "macros that do not add up",
    async ({ person, coach, plan }) => {
      const slots = ["LUNCH", "DINNER"].map((moment) => ({ ...slot(moment, 625), ...ABSURD }));
      const confirmed = {
        confirmed_findings: ["PROTEIN_HIGH", "DAY_TOO_LOW"],
        confirmation_reason: "Because",
      };
      return [
        (await app.put(`${PLANS}${plan}/slots/`, { slots }, { as: person })).status,
        (await app.put(`${PLANS}${plan}/slots/`, { slots, ...confirmed }, { as: coach })).status,
      ];
    },
  ],
  [
    "a coach who confirms nothing",
    async ({ coach, plan, slots }, _body, kcal) => {
      const low = { ...macrosOf(60), kcal: 60 };
      await app.patch(`${SLOTS}${slots.at(-1)?.id}/`, low, { as: coach });
      return [
        (await app.put(`${PLANS}${plan}/slots/`, { slots: dayOf(kcal) }, { as: coach })).status,
        (await app.patch(`${PLANS}${plan}/`, { energy_balance: 10 }, { as: coach })).status,
      ];
    },
  ],
];

describe("people at risk", () => {
  it.each(PEOPLE)("SAFE-004 nobody gets an unsafe plan by any way in: %s", async (_name, body) => {
    const planned = await aPlanned(body);
    const least = await leastBy(body, planned);
    const isSafe = async () => Math.round((await read(planned)).kcal) >= Math.round(least);
    expect(await isSafe()).toBe(true);
    for (const [way, tries] of WAYS) {
      const low = Math.floor(least) - 5;
      // A form that keeps 1250 kcal cannot be asked for less, which is enough for some.
      for (const status of await tries(planned, body, low))
        expect([400, 409], way).toContain(low < 1250 && status === 200 ? 400 : status);
      expect([way, await isSafe()]).toEqual([way, true]);
    }
    const plans = (await app.get(PLANS, { as: planned.person })).body.results;
    for (const { kcal } of plans) expect(kcal === 0 || Math.round(kcal) >= Math.round(least)).toBe(true);
  });
});

const woman = { age: 30, weight: 70, activity: "ACTIVE" };

describe("a confirmation", () => {
  it("SAFE-004 a coach goes below a rail only with the findings and a reason, which plan and log keep", async () => {
    const planned = await aPlanned(woman);
    const { coach, person, plan } = planned;
    const put = (more: object) =>
      app.put(`${PLANS}${plan}/slots/`, { slots: dayOf(1100), ...more }, { as: coach });
    const asked = await put({});
    expect([asked.status, asked.body.code, asked.body.reason_needed]).toEqual([
      409,
      "confirmation_needed",
      true,
    ]);
    expect(asked.body.findings.map(({ code }: { code: string }) => code)).toEqual([
      "DAY_TOO_LOW",
      "DEFICIT_TOO_LARGE",
    ]);
    const confirmed_findings = ["DAY_TOO_LOW", "DEFICIT_TOO_LARGE"];
    expect((await put({ confirmed_findings: ["DAY_TOO_LOW"], confirmation_reason: "x" })).status).toBe(409);
    const mute = await put({ confirmed_findings });
    expect([mute.status, Object.keys(mute.body)]).toEqual([400, ["confirmation_reason"]]);
    const reason = "Very low calorie diet before an operation, with the hospital";
    const saved = await put({ confirmed_findings, confirmation_reason: reason });
    expect(saved.status).toBe(200);
    expect((await read(planned)).safety).toMatchObject({ confirmed: confirmed_findings, reason, note: null });
    const logged = await inSystemScope(app.app.services.db, (trx) =>
      trx
        .selectFrom("audit_log")
        .selectAll()
        .where("user_id", "=", person.id)
        .where("action", "=", "confirm-plan")
        .execute(),
    );
    expect(logged.map(({ actor_id, reason: why }) => [actor_id, why])).toEqual([
      [coach.id, `DAY_TOO_LOW DEFICIT_TOO_LARGE: ${reason}`],
    ]);
    const safe = await app.put(`${PLANS}${plan}/slots/`, { slots: dayOf(2000) }, { as: coach });
    expect(safe.body.safety).toBeNull();
    // An earlier version is held against the rails as anything else.
    const { versions } = (await app.get(`${PLANS}${plan}/versions/`, { as: coach })).body;
    const low = versions.find(({ kcal }: { kcal: number }) => kcal === 1100);
    const restore = (more: object, as: Person) =>
      app.post(`${PLANS}${plan}/restore/`, { number: low.number, ...more }, { as });
    expect((await restore({}, person)).status).toBe(400);
    expect((await restore({}, coach)).status).toBe(409);
    expect((await restore({ confirmed_findings, confirmation_reason: reason }, coach)).status).toBe(200);
  });

  it("SAFE-004 a person confirms much protein, and never what is refused; words come in both languages", async () => {
    const planned = await aPlanned(woman);
    const { person, plan } = planned;
    const slots = ["LUNCH", "DINNER"].map((moment) => ({
      ...slot(moment, 1000),
      ...{ protein: 100, carbohydrates: 90, fat: 26.7 },
    }));
    const put = (more: object) => app.put(`${PLANS}${plan}/slots/`, { slots, ...more }, { as: person });
    const asked = await put({});
    expect(asked.body).toMatchObject({
      reason_needed: false,
      findings: [{ code: "PROTEIN_HIGH", limit: 154 }],
    });
    expect((await put({ confirmed_findings: ["PROTEIN_HIGH"] })).body.safety).toMatchObject({
      confirmed: ["PROTEIN_HIGH"],
      reason: null,
    });
    const low = { slots: dayOf(1249), confirmed_findings: ["DAY_TOO_LOW", "DEFICIT_TOO_LARGE"] };
    const refused = (language: string) =>
      app.put(`${PLANS}${plan}/slots/`, low, { as: person, headers: { "accept-language": language } });
    expect((await refused("en")).body.non_field_errors[0]).toContain("1250 kcal");
    expect((await refused("nl")).body.non_field_errors[0]).toContain("te weinig ruimte");
  });
});

describe("a day that is made meal by meal", () => {
  it("SAFE-004 grows meal by meal, says that it is unfinished, and never becomes less", async () => {
    const { person } = await aPlanned(woman);
    const { id } = (await app.post(PLANS, { name: "New" }, { as: person })).body;
    const add = (moment: string, kcal: number) =>
      app.post(SLOTS, { ...slot(moment, kcal), nutrition_day_plan: id }, { as: person });
    const first = await add("LUNCH", 900);
    expect(first.status).toBe(201);
    const note = async () => (await app.get(`${PLANS}${id}/`, { as: person })).body.safety?.note ?? null;
    expect(await note()).toBe("UNFINISHED");
    expect(
      (await app.patch(`${SLOTS}${first.body.id}/`, { ...macrosOf(60), kcal: 60 }, { as: person })).status,
    ).toBe(400);
    expect((await add("DINNER", 900)).status).toBe(201);
    expect(await note()).toBeNull();
    expect((await app.delete(`${SLOTS}${first.body.id}/`, { as: person })).status).toBe(400);
  });
});

describe("a profile that changes", () => {
  it("SAFE-006 pauses the loss of a plan that is no longer safe, says so, and keeps the version before", async () => {
    const planned = await aPlanned(woman);
    const { person, plan, coach } = planned;
    const loses = await app.put(`${PLANS}${plan}/slots/`, { slots: dayOf(1500) }, { as: person });
    expect(loses.status).toBe(200);
    const profile = (await app.get("users/userProfile/", { as: person })).body.results[0];
    const changed = await app.patch(`users/userProfile/${profile.id}/`, { weight: 50 }, { as: person });
    expect(changed.status).toBe(200);
    const { tdee_kcal } = (await app.post("calculations/energy/", { intake_id: profile.id }, { as: person }))
      .body;
    const after = (await app.get(`${PLANS}${plan}/`, { as: coach })).body;
    expect(after).toMatchObject({
      kcal: Math.round(tdee_kcal),
      energy_balance: 100,
      safety: { note: "LOSS_PAUSED" },
    });
    const { versions } = (await app.get(`${PLANS}${plan}/versions/`, { as: person })).body;
    expect(versions.map(({ kcal }: { kcal: number }) => kcal).slice(0, 2)).toEqual([after.kcal, 1500]);
  });

  it("SAFE-006 leaves a plan alone that stays safe, or that a coach confirmed", async () => {
    const planned = await aPlanned(woman);
    const { person, plan, coach } = planned;
    const profile = (await app.get("users/userProfile/", { as: person })).body.results[0];
    await app.patch(`users/userProfile/${profile.id}/`, { weight: 69 }, { as: person });
    expect((await read(planned)).safety).toBeNull();
    const confirmed_findings = ["DAY_TOO_LOW", "DEFICIT_TOO_LARGE"];
    const body = { slots: dayOf(1200), confirmed_findings, confirmation_reason: "Agreed with the clinic" };
    expect((await app.put(`${PLANS}${plan}/slots/`, body, { as: coach })).status).toBe(200);
    await app.patch(`users/userProfile/${profile.id}/`, { weight: 68 }, { as: person });
    expect((await read(planned)).kcal).toBe(1200);
  });
});
