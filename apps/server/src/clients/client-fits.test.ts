import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProfile } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
let coach: Person;
let organisation: number;
beforeAll(async () => {
  app = await openTestApp();
  organisation = await app.anOrganisation();
  coach = await app.aCoach({ organisation_id: organisation });
});
afterAll(() => app.close());

interface Fit {
  readonly meal_type: string;
  readonly recipes: number;
  readonly allowed: number;
}
interface ClientFit {
  readonly id: number;
  readonly first_name: string;
  readonly fits: Fit[];
}

async function aPlannedClient(of: Person, fields: Record<string, unknown>, columns: Record<string, unknown>) {
  const person = await app.aClientOf(of, columns);
  const profile = await aProfile(app, person, fields);
  await app.post(`users/userProfile/${profile}/create-default-nutrition-plan/`, {}, { as: person });
  return person;
}

async function fitsOf(body: object = {}, as = coach): Promise<ClientFit[]> {
  const answer = await app.post("clients/fitting-recipes/", body, { as });
  expect(answer.status).toBe(200);
  return answer.body.clients;
}
const lunchesOf = (clients: readonly ClientFit[], id: number) =>
  clients.find((client) => client.id === id)?.fits.find(({ meal_type: type }) => type === "LUNCH");

describe("what fits all clients of a coach", () => {
  it("PLAN-142 gives each active client with a week the lowest figure of each type of meal", async () => {
    const anna = await aPlannedClient(coach, { diet: "VEGAN" }, { first_name: "Anna" });
    const bob = await aPlannedClient(coach, {}, { first_name: "Bob" });
    await app.aClientOf(coach, { first_name: "No plan" });
    const gone = await aPlannedClient(coach, {}, { first_name: "Gone" });
    await app.patch(`clients/${gone.id}/`, { account_enabled: false }, { as: coach });
    await aPlannedClient(await app.aCoach(), {}, { first_name: "Stranger" });
    const clients = await fitsOf();
    expect(clients.map(({ id }) => id)).toEqual([anna.id, bob.id]);
    const { slots } = (await app.post(`clients/${anna.id}/fitting-recipes/`, {}, { as: coach })).body;
    for (const { meal_type: type, allowed, recipes } of clients[0]?.fits ?? []) {
      const ofType = slots.filter((slot: { meal_moment: string }) => slot.meal_moment.includes(type));
      expect(allowed).toBe(Math.min(...ofType.map((slot: { allowed: number }) => slot.allowed)));
      expect(recipes).toBe(ofType[0].recipes);
    }
    expect(lunchesOf(clients, anna.id)?.allowed).toBeLessThan(lunchesOf(clients, bob.id)?.allowed ?? 0);
  });

  it("PLAN-142 takes the meal that the fewest recipes fit, where the days of a week differ", async () => {
    const busy = await app.aCoach();
    const client = await aPlannedClient(busy, {}, {});
    const usual = lunchesOf(await fitsOf({}, busy), client.id);
    const { intake } = (await app.get(`clients/${client.id}/`, { as: busy })).body;
    const plan = { name: "Large", client_intake: intake.id };
    const { id } = (await app.post("users/nutritionDayPlan/", plan, { as: busy })).body;
    const macros = { kcal: 9000, protein: 300, carbohydrates: 900, fat: 450 };
    const slots = [{ meal_type: "LUNCH", meal_moment: "LUNCH", ...macros }];
    await app.put(`users/nutritionDayPlan/${id}/slots/`, { slots }, { as: busy });
    const change = { nutrition_day_plan_id: id, days_to_update_to_nutrition_day_plan_id: ["friday"] };
    const week = intake.weekly_nutrition_plan.id;
    expect((await app.put(`users/weeklyNutritionPlan/${week}/`, change, { as: busy })).status).toBe(200);
    expect(usual?.allowed).toBeGreaterThan(0);
    expect(lunchesOf(await fitsOf({}, busy), client.id)).toEqual({ ...usual, allowed: 0 });
  });

  it("PLAN-142 PLAN-143 follows lists that are only drafted, and stored ones from the next call on", async () => {
    const own = await app.anOrganisation();
    const busy = await app.aCoach({ organisation_id: own });
    const client = await aPlannedClient(busy, {}, {});
    const lunches = (await app.get("recipeTemplate/?meal_types=LUNCH&source_provider=PLATEFUL", { as: busy }))
      .body.results;
    const ids = lunches.map(({ id }: { id: number }) => id) as number[];
    const before = lunchesOf(await fitsOf({}, busy), client.id);
    const drafted = lunchesOf(await fitsOf({ whitelisted_recipes: ids }, busy), client.id);
    expect(drafted?.allowed).toBeLessThanOrEqual(ids.length);
    expect(drafted?.allowed).toBeGreaterThan(0);
    expect(lunchesOf(await fitsOf({}, busy), client.id)).toEqual(before);
    const path = `users/organisation/${own}/`;
    const saved = await app.patch(path, { whitelisted_recipes: ids }, { as: busy });
    expect([saved.status, saved.body.whitelisted_recipes]).toEqual([200, ids]);
    expect(lunchesOf(await fitsOf({}, busy), client.id)).toEqual(drafted);
    expect(lunchesOf(await fitsOf({ denylist_recipes: ids }, busy), client.id)?.allowed).toBe(0);
    expect(lunchesOf(await fitsOf({ whitelisted_recipes: [] }, busy), client.id)).toEqual(before);
  });

  it("PLAN-143 plans by a changed list at once", async () => {
    const own = await app.anOrganisation();
    const busy = await app.aCoach({ organisation_id: own });
    const client = await aPlannedClient(busy, {}, {});
    const plan = async () => {
      const body = { date: "2026-03-18", user: client.id };
      const { body: day } = await app.post("autoPlanDay/", body, { as: busy });
      return day.calendar_items.map(
        (item: { meal: { recipe_template: { id: number } } }) => item.meal.recipe_template.id,
      ) as number[];
    };
    const denied = await plan();
    expect(denied).toHaveLength(4);
    await app.patch(`users/organisation/${own}/`, { denylist_recipes: denied }, { as: busy });
    const after = await plan();
    expect(after).toHaveLength(4);
    expect(after.filter((id) => denied.includes(id))).toEqual([]);
    await app.patch(
      `users/organisation/${own}/`,
      { denylist_recipes: [], whitelisted_recipes: denied },
      { as: busy },
    );
    expect((await plan()).every((id) => denied.includes(id))).toBe(true);
  });
});

describe("changing the own organisation", () => {
  it("ORG-011 PLAN-143 is for its coaches and staff, and leaves alone what is for staff", async () => {
    const own = await app.anOrganisation({ subdomain: "fits", name: "Fits" });
    const busy = await app.aCoach({ organisation_id: own });
    const path = `users/organisation/${own}/`;
    const change = { name: "Fits well", denylist_recipes: [3], subdomain: "other", payment_required: true };
    const { status, body } = await app.patch(path, change, { as: busy });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: "Fits well",
      denylist_recipes: [3],
      whitelisted_recipes: [],
      subdomain: "fits",
      payment_required: false,
    });
    expect((await app.get("users/me/", { as: busy })).body.organisation.denylist_recipes).toEqual([3]);
    const member = await app.aClientOf(busy);
    const coached = await app.aCoach({ coach_id: busy.id });
    const refused = async (as: Person) => (await app.patch(path, { name: "Mine" }, { as })).status;
    expect([await refused(member), await refused(coached), await refused(await app.aCoach())]).toEqual([
      403, 404, 404,
    ]);
    const staff = await app.aUser({ is_staff: true });
    expect((await app.patch(path, { name: "By staff" }, { as: staff })).body.name).toBe("By staff");
    expect((await app.patch("users/organisation/999999/", {}, { as: staff })).status).toBe(404);
    const tooMany = { whitelisted_recipes: Array.from({ length: 10_001 }, (_, at) => at + 1) };
    expect((await app.patch(path, tooMany, { as: busy })).status).toBe(400);
  });
});

describe("recipes to choose for an organisation", () => {
  it("PLAN-144 lists recipes by meal and by id", async () => {
    const read = async (query: string) =>
      (await app.get(`recipeTemplate/?source_provider=PLATEFUL&${query}`, { as: coach })).body;
    const all = await read("");
    const soups = await read("meal_types=LUNCH&meal_types=BREAKFAST");
    expect(soups.count).toBeGreaterThan((await read("meal_types=BREAKFAST")).count);
    expect(soups.count).toBeLessThan(all.count);
    const [first, , third] = all.results;
    const chosen = await read(`id=${first.id}&id=${third.id}&id=999999`);
    expect(chosen.results.map(({ id }: { id: number }) => id)).toEqual([first.id, third.id]);
    expect((await app.get("recipeTemplate/?meal_types=BRUNCH", { as: coach })).status).toBe(400);
  });
});
