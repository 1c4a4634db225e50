import type { Macros } from "@plateful/nutrition";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProfile } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestAnswer, type TestApp } from "../../../test/test-app.ts";
import { untilServed } from "../../../test/until-served.ts";
import { routes } from "../../routes.ts";
import { inSystemScope } from "../database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const tag = (version: number) => ({ "if-match": `"v${version}"` });

/** Something versioned: how it is read and written, by whom, and a field that a write sets. */
interface Subject {
  readonly read: string;
  readonly write?: string;
  readonly as: Person;
  readonly body: (value: number) => Record<string, unknown>;
  readonly valueOf: (state: Record<string, never>) => unknown;
}

async function aCoachedWeek() {
  const organisation = await app.anOrganisation();
  const coach = await app.aCoach({ organisation_id: organisation });
  const client = await app.aClientOf(coach);
  const intake = await aProfile(app, client);
  await app.post(`users/userProfile/${intake}/create-default-nutrition-plan/`, {}, { as: coach });
  const { body } = await app.get(`users/userProfile/${intake}/`, { as: coach });
  const week = body.weekly_nutrition_plan;
  return { organisation, coach, client, intake, week: week.id as number, plan: week.monday };
}

const portionOf = ({ kcal, protein, carbohydrates, fat }: Macros, part: number): Macros => ({
  ...{ kcal: kcal * part, protein: protein * part },
  ...{ carbohydrates: carbohydrates * part, fat: fat * part },
});

const named = (value: number) => ({ name: `Name ${value}` });
const nameOf = (state: { name?: unknown }) => state.name;

const SUBJECTS: Readonly<Record<string, () => Promise<Subject>>> = {
  "a day plan": async () => {
    const { coach, plan } = await aCoachedWeek();
    return { read: `users/nutritionDayPlan/${plan.id}/`, as: coach, body: named, valueOf: nameOf };
  },
  "a week": async () => {
    const { coach, plan, week } = await aCoachedWeek();
    const body = () => ({
      nutrition_day_plan_id: plan.id,
      days_to_update_to_nutrition_day_plan_id: ["monday"],
    });
    return { read: `users/weeklyNutritionPlan/${week}/`, as: coach, body, valueOf: () => undefined };
  },
  "a meal slot": async () => {
    const { client, plan } = await aCoachedWeek();
    const [slot] = plan.meal_slot_specifications;
    const read = `users/mealSlotSpecification/${slot.id}/`;
    // So little more energy that the macros still add up to it.
    const body = (value: number) => ({ kcal: slot.kcal + value });
    return { read, as: client, body, valueOf: (state) => state["kcal"] };
  },
  "a profile": async () => {
    const { client, intake } = await aCoachedWeek();
    const read = `users/userProfile/${intake}/`;
    return {
      read,
      as: client,
      body: (value) => ({ weight: 60 + value }),
      valueOf: (state) => state["weight"],
    };
  },
  "one's own account": async () => {
    const as = await app.aUser();
    const body = (value: number) => ({ last_name: `Bos ${value}` });
    return { read: "auth/users/me/", as, body, valueOf: (state) => state["last_name"] };
  },
  "a client": async () => {
    const { coach, client } = await aCoachedWeek();
    const body = (value: number) => ({ last_name: `Bos ${value}` });
    return { read: `clients/${client.id}/`, as: coach, body, valueOf: (state) => state["last_name"] };
  },
  "a recipe of one's own": async () => {
    const organisation = await app.anOrganisation({ feature_flag_create_your_own_recipes: true });
    const as = await app.aUser({ organisation_id: organisation });
    const made = await app.post("recipeTemplate/", { name: "Soup", tags: ["DINNER"] }, { as });
    return { read: `recipeTemplate/${made.body.id}/`, as, body: named, valueOf: nameOf };
  },
  "a simple recipe": async () => {
    const { coach } = await aCoachedWeek();
    const body = { name: "Soup", servings: 2, ingredients: ["1 onion"] };
    const made = await app.post("simpleRecipe/", body, { as: coach });
    return { read: `simpleRecipe/${made.body.id}/`, as: coach, body: named, valueOf: nameOf };
  },
  "an organisation": async () => {
    const { coach, organisation } = await aCoachedWeek();
    return { read: `users/organisation/${organisation}/`, as: coach, body: named, valueOf: nameOf };
  },
  "an organisation among those of staff": async () => {
    const as = await app.aUser({ is_staff: true });
    const id = await app.anOrganisation();
    return { read: `admin/organisations/${id}/`, as, body: named, valueOf: nameOf };
  },
};

const write = ({ read, as, body }: Subject, value: number, headers: Record<string, string>) =>
  untilServed(() => app.patch(read, body(value), { as, headers }));

/** An answer without what differs from one reading to the next. */
const stateOf = ({ body }: TestAnswer) => ({ ...body, last_active_at: null });

for (const [what, make] of Object.entries(SUBJECTS))
  describe(what, () => {
    it(`E7: DATA-053 of thirty changes of ${what} from one version, one is accepted`, async () => {
      const subject = await make();
      const { body: before, headers } = await app.get(subject.read, { as: subject.as });
      expect(headers.etag).toMatch(new RegExp(`^"v${before.version}-`));
      const answers = await Promise.all(times(30, (value) => write(subject, value, tag(before.version))));
      const accepted = answers.filter(({ status }) => status === 200);
      const refused = answers.filter(({ status }) => status === 409);
      expect([accepted.length, refused.length]).toEqual([1, 29]);
      const now = await app.get(subject.read, { as: subject.as });
      expect(now.body.version).toBeGreaterThan(before.version);
      expect(subject.valueOf(now.body)).toEqual(subject.valueOf(accepted[0]?.body));
      for (const { body } of refused) {
        expect(body.code).toBe("conflict");
        expect(stateOf({ ...now, body: body.current })).toEqual(stateOf(now));
      }
      const next = await write(subject, 31, { "if-match": String(now.headers.etag) });
      expect(next.status).toBe(200);
      expect(next.headers.etag).toMatch(new RegExp(`^"v${next.body.version}-`));
    });

    it(`DATA-053 DATA-032 a repeat of an accepted change of ${what} is answered as the first time`, async () => {
      const subject = await make();
      const { body: before } = await app.get(subject.read, { as: subject.as });
      const headers = { ...tag(before.version), "idempotency-key": "one-save-of-mine" };
      const first = await write(subject, 1, headers);
      expect(first.status).toBe(200);
      const repeat = await write(subject, 1, headers);
      expect([repeat.status, repeat.body]).toEqual([200, first.body]);
      expect((await write(subject, 1, tag(before.version))).status).toBe(409);
      // Refused calls keep no key.
      const refused = { ...tag(before.version), "idempotency-key": "another-save" };
      expect((await write(subject, 1, refused)).status).toBe(409);
      expect((await write(subject, 1, { ...refused, ...tag(first.body.version) })).status).toBe(200);
    });

    it(`DATA-053 a change of ${what} without a version is carried out, and * names any`, async () => {
      const subject = await make();
      expect((await write(subject, 1, {})).status).toBe(200);
      expect((await write(subject, 2, { "if-match": "*" })).status).toBe(200);
      expect((await write(subject, 3, { "if-match": '"nonsense"' })).status).toBe(409);
      const { version } = (await app.get(subject.read, { as: subject.as })).body;
      expect((await write(subject, 4, { "if-match": `"v9999", W/"v${version}-abc"` })).status).toBe(200);
    });
  });

describe("versions", () => {
  it("DATA-053 every call that declares a current state is bound to a version", () => {
    const versioned = routes.filter(({ endpoint }) => endpoint.current !== undefined);
    expect(versioned.length).toBeGreaterThan(25);
    for (const { versioned: binding, endpoint } of versioned) expect(binding, endpoint.name).toBeDefined();
  });

  it("E7: coach and client on one plan: the second is shown what the first saved", async () => {
    const { coach, client, plan } = await aCoachedWeek();
    const path = `users/nutritionDayPlan/${plan.id}/`;
    const [seen] = [await app.get(path, { as: client })];
    const slots = plan.meal_slot_specifications.map(
      ({ id: _id, nutrition_day_plan: _p, version: _v, ...slot }: Record<string, unknown>) => slot,
    );
    const smaller = slots.map((slot: Macros) => ({ ...slot, ...portionOf(slot, 0.9) }));
    const headers = { "if-match": String(seen.headers.etag) };
    const saved = await app.put(`${path}slots/`, { slots: smaller }, { as: coach, headers });
    expect(saved.status).toBe(200);
    const late = await app.put(`${path}slots/`, { slots, name: "Mine" }, { as: client, headers });
    expect(late.status).toBe(409);
    expect(late.body.current).toEqual(saved.body);
    expect((await app.get(path, { as: client })).body).toEqual(saved.body);
  });

  it("DATA-053 a part raises the version of its whole", async () => {
    const { coach, client, intake, plan } = await aCoachedWeek();
    const versionOf = async (path: string) => (await app.get(path, { as: coach })).body.version as number;
    const path = `users/nutritionDayPlan/${plan.id}/`;
    const before = await versionOf(path);
    const [slot] = plan.meal_slot_specifications;
    const more = { kcal: slot.kcal + 1 };
    await app.patch(`users/mealSlotSpecification/${slot.id}/`, more, { as: client });
    const afterSlot = await versionOf(path);
    expect(afterSlot).toBeGreaterThan(before);
    const body = { client_intake: intake, name: "Two", days: ["friday"] };
    expect((await app.post("users/nutritionDayPlan/", body, { as: coach })).status).toBe(201);
    expect(await versionOf(path)).toBeGreaterThan(afterSlot);
  });

  it("DATA-034 a coach who is shown a client's profile by a conflict leaves a trace", async () => {
    const { coach, client, intake } = await aCoachedWeek();
    const headers = tag(9999);
    const refused = await app.patch(`users/userProfile/${intake}/`, { weight: 80 }, { as: coach, headers });
    expect([refused.status, refused.body.current.weight]).toEqual([409, 70]);
    // Whoever is not the person reads no dates of a cycle, here either.
    expect(refused.body.current.menstrual_cycle_length).toBeNull();
    const entries = await inSystemScope(app.app.services.db, (trx) =>
      trx.selectFrom("audit_log").select("action").where("user_id", "=", client.id).execute(),
    );
    expect(entries.map(({ action }) => action)).toContain("change-user-profile");
  });

  it("DATA-053 A2: a version tells nobody about what they may not change", async () => {
    const { plan, intake, organisation } = await aCoachedWeek();
    const stranger = await app.aCoach();
    const options = { as: stranger, headers: tag(9999) };
    for (const path of [
      `users/nutritionDayPlan/${plan.id}/`,
      `users/userProfile/${intake}/`,
      `users/organisation/${organisation}/`,
    ]) {
      const answer = await app.patch(path, { name: "Mine" }, options);
      expect([answer.status, answer.body], path).toEqual([404, { detail: "Not found." }]);
    }
  });
});
