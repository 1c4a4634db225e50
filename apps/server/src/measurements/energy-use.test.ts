import { addDays } from "@plateful/nutrition";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, aQuickAdd } from "../../test/factories.ts";
import { answersOf, aPlanned, complete, type Planned } from "../../test/planned-person.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
/** The day on which the clock of the tests stands. */
const TODAY = "2026-03-18";
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const PATH = "users/energyUse/";
const read = async (as: Person, query = "") => (await app.get(`${PATH}${query}`, { as })).body;

interface Weeks {
  /** Full days, from four weeks ago on. */
  readonly days?: number;
  readonly weighIns?: number;
  readonly kcal?: number;
  readonly perWeek?: number;
}

/** Four weeks of diary and weight: every day eaten, weighed on every day from the first on. */
async function logWeeks(person: Person, { days = 28, weighIns = 28, kcal = 2000, perWeek = 0 }: Weeks = {}) {
  for (let at = 0; at < days; at++) {
    const day = await aDay(app, person, addDays(TODAY, at - 28));
    const { item } = await aQuickAdd(app, person, day, "DINNER", kcal);
    await app.patch(`calendarItem/${item}/`, { status: "EATEN" }, { as: person });
  }
  for (let at = 0; at < weighIns; at++) {
    const value = 80 + (perWeek / 7) * at + (at % 2 === 0 ? 0.1 : -0.1);
    const created_at = `${addDays(TODAY, at - 28)}T07:00:00Z`;
    const made = await app.post("userWeight/", { value, created_at }, { as: person });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  }
}

/** Someone alone who loses half a kilogram a week by plan, and needs more than 2,400 kcal by the formulas. */
async function aLoser(weeks: Weeks = {}, weeklyGoal = "LOSE_0_5_KG_PER_WEEK"): Promise<Person> {
  const person = await app.aUser();
  const body = answersOf({ age: 30, weight: 80, activity: "ACTIVE" });
  const goals = { goal: "LOSE_WEIGHT", weeklyGoal };
  const made = await complete(app, person, { ...body, ...goals });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  await logWeeks(person, weeks);
  return person;
}

const decide = (as: Person, use: { learned: { kcal: number }; plan: { new_kcal: number } }, body: object) =>
  app.put(PATH, { seen_kcal: use.learned.kcal, seen_new_kcal: use.plan.new_kcal, ...body }, { as });

const kcalOfPlan = async (as: Person): Promise<number> => {
  const { body } = await app.get("users/nutritionDayPlan/", { as });
  const sum = (slots: { kcal: number }[]) => slots.reduce((total, { kcal }) => total + kcal, 0);
  return Math.round(sum(body.results[0].meal_slot_specifications));
};

describe("the energy use that is learned", () => {
  it("SAFE-014 says what is missing, and offers nothing from it", async () => {
    // The weight that was told when the plan was made is the seventh weigh-in.
    const anna = await aLoser({ days: 12, weighIns: 6 });
    expect(await read(anna)).toMatchObject({
      ...{ state: "NOT_ENOUGH", missing: ["FULL_DAYS", "WEIGH_INS"], learned: null, plan: null },
      ...{ from: "2026-02-18", until: "2026-03-17", decided_by: "PERSON" },
      evidence: { full_days: 12, weigh_ins: 7, weigh_in_span: 29, longest_gap: 22 },
    });
    expect(await read(await app.aUser())).toMatchObject({ state: "NO_PLAN", first_estimate_kcal: null });
  });

  it("SAFE-014 proposes a plan at the chosen pace, which changes only when it is accepted, and is quiet for four weeks", async () => {
    const anna = await aLoser({ kcal: 2000 });
    const use = await read(anna);
    expect(use.state).toBe("PROPOSED");
    expect(use.learned.eaten_kcal).toBe(2000);
    // 2000 kcal keep the weight, which is less than the formulas think.
    expect(use.learned.kcal).toBeLessThan(use.first_estimate_kcal - 100);
    expect(use.plan.new_kcal).toBe(use.learned.kcal - 550);
    const before = await kcalOfPlan(anna);
    expect(before).toBe(use.plan.kcal);
    const confirmed = { decision: "ACCEPTED", confirmed_findings: ["PROTEIN_HIGH"] };
    for (const seen of [{ seen_kcal: use.learned.kcal + 1 }, { seen_new_kcal: use.plan.new_kcal + 1 }]) {
      const stale = await decide(anna, use, { ...confirmed, ...seen });
      expect([stale.status, stale.body.code]).toEqual([409, "conflict"]);
    }
    expect(await kcalOfPlan(anna)).toBe(before);
    const accepted = await decide(anna, use, confirmed);
    expect(accepted.body).toMatchObject({ state: "ACCEPTED", decided_on: TODAY });
    expect(await kcalOfPlan(anna)).toBe(use.plan.new_kcal);
    expect((await decide(anna, use, { decision: "ACCEPTED" })).status).toBe(409);
    // The plan that was left is among its versions, as with every other change.
    const { body } = await app.get("users/nutritionDayPlan/", { as: anna });
    const { versions } = (
      await app.get(`users/nutritionDayPlan/${body.results[0].id}/versions/`, { as: anna })
    ).body;
    expect(versions.map(({ kcal }: { kcal: number }) => Math.round(kcal))).toEqual([
      use.plan.new_kcal,
      before,
    ]);
  });

  it("SAFE-014 keeps the plan for four weeks once someone said so, and asks no sooner", async () => {
    const anna = await aLoser();
    const before = await kcalOfPlan(anna);
    const use = await read(anna);
    expect((await decide(anna, use, { decision: "KEPT" })).body).toMatchObject({
      state: "KEPT",
      decided_on: TODAY,
    });
    expect(await kcalOfPlan(anna)).toBe(before);
    const stateAt = async (date: string) => {
      app.clock.set(`${date}T10:00:00Z`);
      const { state } = await read(anna);
      app.clock.set(`${TODAY}T09:00:00Z`);
      return state;
    };
    expect(await stateAt(addDays(TODAY, 27))).toBe("KEPT");
    expect(await stateAt(addDays(TODAY, 28))).toBe("NOT_ENOUGH");
  });

  it("SAFE-013 asks first where a rail is crossed that may be, and stores nothing until then", async () => {
    const anna = await aLoser({ kcal: 1900 });
    const before = await kcalOfPlan(anna);
    const use = await read(anna);
    const asked = await decide(anna, use, { decision: "ACCEPTED" });
    expect([asked.status, asked.body.code]).toEqual([409, "confirmation_needed"]);
    expect(asked.body.findings.map(({ code }: { code: string }) => code)).toEqual(["PROTEIN_HIGH"]);
    expect(await kcalOfPlan(anna)).toBe(before);
    expect((await read(anna)).state).toBe("PROPOSED");
  });

  it("SAFE-013 never goes below the floor, and lowers nothing for who said that they must not lose weight", async () => {
    const anna = await aLoser({ kcal: 1800 }, "LOSE_1_KG_PER_WEEK");
    const { plan } = await read(anna);
    expect(plan.new_kcal).toBeGreaterThanOrEqual(1250);
    expect(plan.limited_by).toBe("FLOOR");
    const answers = { conditions: ["PREGNANT"] };
    const said = await app.put("users/healthAnswers/", answers, { as: anna });
    expect(said.status).toBe(200);
    const after = await read(anna);
    expect(after.plan.new_kcal).toBeGreaterThanOrEqual(after.plan.kcal);
    expect(after).toMatchObject({ state: "FITS", plan: { limited_by: "CARE" } });
  });

  it("SAFE-015 leaves the decision about a client to their coach, who sees the figure where diary, weight and plan are shared", async () => {
    const planned: Planned = await aPlanned(app, { age: 30, weight: 80, activity: "MILDLY_ACTIVE" });
    const { person, coach } = planned;
    await logWeeks(person, { kcal: 1700 });
    const use = await read(person);
    expect(use).toMatchObject({ state: "PROPOSED", decided_by: "COACH" });
    const before = await kcalOfPlan(person);
    for (const decision of ["ACCEPTED", "KEPT"])
      expect((await decide(person, use, { decision })).status).toBe(403);
    expect(await kcalOfPlan(person)).toBe(before);
    const seen = await app.get(`${PATH}?user=${person.id}`, { as: coach });
    expect([seen.status, seen.body.learned]).toEqual([200, use.learned]);
    const other = await app.aCoach();
    expect((await app.get(`${PATH}?user=${person.id}`, { as: other })).status).toBe(404);
    const parts = ["PLAN", "DIARY", "MEASUREMENTS"];
    for (const withheld of ["DIARY", "MEASUREMENTS"]) {
      const shared = { coach: coach.id, parts: parts.filter((part) => part !== withheld) };
      const chosen = { ...shared, text_version: 1, given_in: "PROFILE" };
      expect((await app.put("users/consents/sharing/", chosen, { as: person })).status).toBeLessThan(300);
      expect((await app.get(`${PATH}?user=${person.id}`, { as: coach })).status).toBe(404);
    }
  });

  it("SAFE-015 tells a coach nothing of health answers by the figure", async () => {
    const { person, coach } = await aPlanned(app, { age: 30, weight: 80, activity: "MILDLY_ACTIVE" });
    await logWeeks(person, { kcal: 1700 });
    const before = (await app.get(`${PATH}?user=${person.id}`, { as: coach })).body;
    await app.put("users/healthAnswers/", { conditions: ["EATING_DISORDER"] }, { as: person });
    expect((await app.get(`${PATH}?user=${person.id}`, { as: coach })).body).toEqual(before);
    expect((await read(person)).plan.limited_by).toBe("CARE");
  });
});
