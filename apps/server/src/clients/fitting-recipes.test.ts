import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProfile } from "../../test/factories.ts";
import { aHousemate } from "../../test/household.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let coach: Person;
let organisation: number;
beforeAll(async () => {
  app = await openTestApp();
  organisation = await app.anOrganisation();
  coach = await app.aCoach({ organisation_id: organisation });
});
afterAll(() => app.close());

interface Slot {
  readonly meal_slot: number | null;
  readonly meal_moment: string;
  readonly days: string[];
  readonly recipes: number;
  readonly allowed: number;
  readonly restrictions: { restriction: string; costs: number }[];
  readonly ingredients: { id: number; name: string; costs: number }[];
}

/** A client with a profile and the default week. */
async function aPlannedClient(fields: Record<string, unknown> = {}, columns: Record<string, unknown> = {}) {
  const person = await app.aClientOf(coach, columns);
  const profile = await aProfile(app, person, fields);
  await app.post(`users/userProfile/${profile}/create-default-nutrition-plan/`, {}, { as: person });
  return person;
}

const ask = (client: { id: number }, body: object = {}, as = coach, language = "en") =>
  app.post(`clients/${client.id}/fitting-recipes/`, body, { as, headers: { "accept-language": language } });

async function slotsFor(client: { id: number }, body: object = {}, as = coach): Promise<Slot[]> {
  const answer = await ask(client, body, as);
  expect(answer.status).toBe(200);
  return answer.body.slots;
}

const allowedOf = (slots: readonly Slot[]) =>
  Object.fromEntries(slots.map(({ meal_moment: moment, allowed }) => [moment, allowed]));
const costOf = (slot: Slot | undefined, restriction: string) =>
  slot?.restrictions.find((line) => line.restriction === restriction)?.costs ?? 0;

describe("what fits a client", () => {
  it("PLAN-140 PLAN-141 counts per meal of the week what fits, the same as the empty day says", async () => {
    const anna = await aPlannedClient({ diet: "VEGAN", food_intolerances_lactose: true });
    const slots = await slotsFor(anna);
    expect(slots.map(({ meal_moment: moment }) => moment)).toEqual([
      "BREAKFAST",
      "LUNCH",
      "AFTERNOON_SNACK",
      "DINNER",
    ]);
    const { body } = await app.get("users/plan-diagnosis/?date=2026-03-18", { as: anna });
    for (const [at, slot] of slots.entries()) {
      const { meal_slot, recipes, allowed, restrictions } = slot;
      expect(slot.days).toHaveLength(7);
      expect({ meal_slot, recipes, allowed, restrictions }).toMatchObject(
        Object.fromEntries(Object.entries(body.slots[at]).filter(([key]) => key !== "meal_moment")) as object,
      );
    }
    expect(costOf(slots[3], "DIET")).toBeGreaterThan(0);
  });

  it("PLAN-140 PLAN-131 counts what suits the whole table, and says what those who eat along cost", async () => {
    const anna = await aPlannedClient();
    const { DINNER: dinnerAlone = 0, LUNCH: lunchAlone } = allowedOf(await slotsFor(anna));
    await aHousemate(app, anna, { diet: "VEGAN", weekdays: ["friday"] });
    const slots = await slotsFor(anna);
    const dinner = slots.find(({ meal_moment: moment }) => moment === "DINNER");
    expect(dinner?.allowed).toBeLessThan(dinnerAlone);
    expect((dinner?.allowed ?? 0) + costOf(dinner, "HOUSEHOLD")).toBe(dinnerAlone);
    expect(allowedOf(slots).LUNCH).toBe(lunchAlone);
    const { body } = await app.post("clients/fitting-recipes/", {}, { as: coach });
    const fits = body.clients.find(({ id }: { id: number }) => id === anna.id)?.fits;
    expect(fits.find((fit: { meal_type: string }) => fit.meal_type === "DINNER")?.allowed).toBe(
      dinner?.allowed,
    );
  });

  it("PLAN-140 answers for a draft and stores nothing", async () => {
    const bea = await aPlannedClient();
    const before = await slotsFor(bea);
    const dinnerWith = async (draft: object) => (await slotsFor(bea, draft))[3];
    const drafts: [object, string][] = [
      [{ diet: "VEGAN" }, "DIET"],
      [{ food_intolerances_gluten: true }, "INTOLERANCES"],
      [{ food_intolerances_lactose: true }, "INTOLERANCES"],
      [{ food_intolerances_nut: true }, "INTOLERANCES"],
      [{ food_intolerances_crustaceans_shellfish: true }, "INTOLERANCES"],
      [{ food_allergens: ["MILK"] }, "ALLERGENS"],
      [{ food_allergens: ["SOY", "FISH"] }, "ALLERGENS"],
      [{ is_keto_user: true }, "KETO"],
      [{ whitelisted_recipes: [1] }, "ORGANISATION"],
    ];
    for (const [draft, restriction] of drafts) {
      const dinner = await dinnerWith(draft);
      const fewer = (before[3]?.allowed ?? 0) - (dinner?.allowed ?? 0);
      expect([draft, fewer]).toEqual([draft, costOf(dinner, restriction)]);
      expect([draft, fewer > 0]).toEqual([draft, true]);
    }
    const all = await dinnerWith({ denylist_recipes: Array.from({ length: 9_999 }, (_, at) => at + 1) });
    expect(all?.allowed).toBe(0);
    expect(await slotsFor(bea)).toEqual(before);
    const profile = (await app.get("users/userProfile/", { as: bea })).body.results[0];
    expect([profile.diet, profile.food_intolerances_gluten, profile.is_keto_user]).toEqual([
      "OMNIVORE",
      false,
      false,
    ]);
  });

  it("PLAN-187 PLAN-140 tells allergies from intolerances, as stored and as drafted", async () => {
    const hal = await aPlannedClient({ food_intolerances_gluten: true, food_allergens: ["MILK"] });
    const [stored] = await slotsFor(hal);
    expect([costOf(stored, "INTOLERANCES") > 0, costOf(stored, "ALLERGENS") > 0]).toEqual([true, true]);
    const [without] = await slotsFor(hal, { food_allergens: [] });
    expect((without?.allowed ?? 0) - (stored?.allowed ?? 0)).toBe(costOf(stored, "ALLERGENS"));
    expect(costOf(without, "ALLERGENS")).toBe(0);
    const both = { food_intolerances_gluten: false, food_allergens: ["MILK", "GLUTEN"] };
    expect((await slotsFor(hal, both))[0]?.allowed).toBe(stored?.allowed);
    const { body } = await app.get("users/plan-diagnosis/?date=2026-03-18", { as: hal });
    const named = body.slots[0].restrictions.map((one: { restriction: string }) => one.restriction);
    expect(named).toEqual(expect.arrayContaining(["INTOLERANCES", "ALLERGENS"]));
    const refused = await ask(hal, { food_allergens: ["NUTS"] });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ["food_allergens"]]);
  });

  it("PLAN-140 names what each ingredient to avoid costs, in the reader's language", async () => {
    const cas = await aPlannedClient();
    const { results } = (await app.get("ingredientToAvoid/?page_size=100", { as: cas })).body;
    const idOf = (label: string) => results.find((one: { label: string }) => one.label === label).id;
    const drafted = { ingredients_to_avoid: [idOf("Tomato"), idOf("Mushroom")] };
    const before = allowedOf(await slotsFor(cas));
    const dinner = (await slotsFor(cas, drafted)).find(({ meal_moment: moment }) => moment === "DINNER");
    const tomato = dinner?.ingredients.find(({ name }) => name === "Tomato");
    const alone = allowedOf(await slotsFor(cas, { ingredients_to_avoid: [idOf("Mushroom")] }));
    expect(tomato?.costs).toBe((alone.DINNER ?? 0) - (dinner?.allowed ?? 0));
    expect(dinner?.allowed).toBeLessThan(before.DINNER ?? 0);
    const dutch = (await ask(cas, drafted, coach, "nl")).body.slots;
    const names = dutch.flatMap((slot: Slot) => slot.ingredients.map(({ name }) => name));
    expect(names).toContain("Tomaat");
    await app.post(
      "users/setIngredientsToAvoid/",
      { ingredient_to_avoid_ids: drafted.ingredients_to_avoid, user_id: cas.id },
      { as: coach },
    );
    expect((await slotsFor(cas)).find(({ meal_moment: moment }) => moment === "DINNER")).toEqual(dinner);
    expect(allowedOf(await slotsFor(cas, { ingredients_to_avoid: [] }))).toEqual(before);
  });

  it("PLAN-140 counts the meals of a drafted day, whether or not there is a plan", async () => {
    const dirk = await app.aClientOf(coach);
    expect(await slotsFor(dirk)).toEqual([]);
    const meal = (meal_moment: string, kcal: number) => ({
      meal_moment,
      kcal,
      protein: 20,
      carbohydrates: 40,
      fat: 10,
    });
    const slots = [meal("BREAKFAST", 400), meal("DINNER", 5000), meal("LUNCH", 0)];
    const [breakfast, dinner, ...none] = await slotsFor(dirk, { slots });
    expect(none).toEqual([]);
    expect(breakfast).toMatchObject({ meal_slot: null, days: [], meal_moment: "BREAKFAST" });
    expect(breakfast?.allowed).toBeGreaterThan(0);
    expect(dinner?.allowed).toBe(0);
    expect(costOf(dinner, "PORTION_SIZE")).toBe(dinner?.recipes);
  });

  it("PLAN-140 refuses what cannot be, in the reader's language", async () => {
    const eva = await aPlannedClient();
    const meal = { meal_moment: "LUNCH", kcal: 500, protein: 1, carbohydrates: 1, fat: 1 };
    const wrong: [object, object][] = [
      [{ diet: "CARNIVORE" }, { diet: ['"CARNIVORE" is geen geldige keuze.'] }],
      [
        { ingredients_to_avoid: [999_999] },
        { ingredients_to_avoid: ['Ongeldige sleutel "999999" - het object bestaat niet.'] },
      ],
      [{ slots: [meal, meal] }, { slots: { 1: expect.anything() } }],
      [{ slots: [{ ...meal, kcal: -1 }] }, { slots: { 0: { kcal: [expect.any(String)] } } }],
      [
        { denylist_recipes: Array.from({ length: 10_001 }, (_, at) => at + 1) },
        { denylist_recipes: [expect.any(String)] },
      ],
    ];
    for (const [body, message] of wrong) {
      const answer = await ask(eva, body, coach, "nl");
      expect([body, answer.status, answer.body]).toMatchObject([{}, 400, message]);
    }
  });

  it("PLAN-141 COACH-069 is for one's own clients, and notes that the coach looked", async () => {
    const fay = await aPlannedClient();
    const other = await app.aCoach();
    expect((await ask(fay, {}, other)).status).toBe(404);
    expect((await ask({ id: 999_999 })).status).toBe(404);
    expect((await ask(fay, {}, fay)).status).toBe(403);
    for (let look = 0; look < 3; look += 1) await ask(fay);
    const noted = await inSystemScope(app.app.services.db, (trx) =>
      trx.selectFrom("audit_log").select(["actor_id", "action"]).where("user_id", "=", fay.id).execute(),
    );
    expect(noted.filter(({ action }) => action.includes("fitting"))).toEqual([
      { actor_id: coach.id, action: "count-client-fitting-recipes" },
    ]);
  });

  it("PLAN-140 answers people about themselves", async () => {
    const gus = await aPlannedClient({ diet: "VEGETARIAN" });
    const own = await app.post("users/fitting-recipes/", { diet: "VEGAN", user: coach.id }, { as: gus });
    expect([own.status, own.body.slots]).toEqual([200, await slotsFor(gus, { diet: "VEGAN" })]);
    expect((await app.post("users/fitting-recipes/", {}, { as: await app.aUser() })).body.slots).toEqual([]);
  });
});
