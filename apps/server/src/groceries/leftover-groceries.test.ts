import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPlanner } from "../../test/factories.ts";
import { type LinkedItem, mealAt, planDays } from "../../test/linked-diary.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const [WEDNESDAY, THURSDAY] = ["2026-03-18", "2026-03-19"] as const;

/** The list of some days, once it is made. */
async function listOf(as: Person, start: string, end: string) {
  const made = await app.post("groceryList/", { start_date: start, end_date: end }, { as });
  for (let turn = 0; turn < 100; turn++) {
    const { body } = await app.get(`groceryList/${made.body.id}/`, { as });
    if (body.status !== "GENERATING") return body;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error("The list was not made.");
}
type Amounts = Record<string, number>;
const amountsOf = (list: { items: { name: string; quantity: number }[] }): Amounts =>
  Object.fromEntries(list.items.map(({ name, quantity }) => [name, quantity]));

/** Wednesday's dinner and what is left of it for Thursday's lunch; nothing else stands on these days. */
async function onlyTheDish() {
  const anna = await aPlanner(app, { leftovers: "NEXT_LUNCH" });
  const days = await planDays(app, anna, 2);
  const dinner = await mealAt(app, anna, WEDNESDAY, "DINNER");
  const lunch = await mealAt(app, anna, THURSDAY, "LUNCH");
  const others = days.flatMap(({ calendar_items: items }) => items);
  for (const { id } of others)
    if (id !== dinner.id && id !== lunch.id) await app.delete(`calendarItem/${id}/`, { as: anna });
  return { anna, dinner, lunch };
}

/** What the dinner alone asks for: the same recipe for someone else. */
async function aloneAmounts(dinner: LinkedItem): Promise<Amounts> {
  const ben = await aPlanner(app);
  const { body: day } = await app.post("calendarDay/", { date: WEDNESDAY, calendar_items: [] }, { as: ben });
  const { body: slots } = await app.get("users/mealSlotSpecification/", { as: ben });
  const slot = slots.results.find((one: { meal_moment: string }) => one.meal_moment === "DINNER");
  await app.post(
    "planGeneratedRecipeMeal/",
    {
      recipe_template: dinner.meal.recipe_template.id,
      portions_to_plan: 1,
      portions_multiplier: dinner.meal.portions_multiplier,
      calendar_day_id: day.id,
      meal_slot_specification_id: slot.id,
    },
    { as: ben },
  );
  return amountsOf(await listOf(ben, WEDNESDAY, WEDNESDAY));
}

/** Both lists hold the same things, one `factor` times as much of each; whole grams round a little. */
function expectScaled(amounts: Amounts, alone: Amounts, factor: number): void {
  expect(Object.keys(amounts).sort()).toEqual(Object.keys(alone).sort());
  expect(Object.keys(alone).length).toBeGreaterThan(1);
  for (const [thing, amount] of Object.entries(alone))
    expect(Math.abs((amounts[thing] ?? 0) - amount * factor), thing).toBeLessThanOrEqual(0.02 * factor);
}

describe("a grocery list with left-overs", () => {
  it("PLAN-099 buys once, on the day of cooking, for all that is eaten of it", async () => {
    const { anna, dinner, lunch } = await onlyTheDish();
    const alone = await aloneAmounts(dinner);
    const factor = 1 + lunch.meal.portions_multiplier / dinner.meal.portions_multiplier;
    const both = await listOf(anna, WEDNESDAY, THURSDAY);
    expectScaled(amountsOf(both), alone, factor);
    expect(both.edge_leftovers).toEqual([]);
    // More people at dinner: lunch stays what it was.
    await app.put(`editRecipeMealPortions/${dinner.object_id}/`, { portions: 3 }, { as: anna });
    expectScaled(amountsOf(await listOf(anna, WEDNESDAY, THURSDAY)), alone, factor + 2);
  });

  it("PLAN-100 buys along what is eaten later, and nothing for what was cooked before, and says so", async () => {
    const { anna, dinner, lunch } = await onlyTheDish();
    const factor = 1 + lunch.meal.portions_multiplier / dinner.meal.portions_multiplier;
    const edge = {
      date: THURSDAY,
      meal_moment: "LUNCH",
      cooked_date: WEDNESDAY,
      cooked_moment: "DINNER",
    };
    const first = await listOf(anna, WEDNESDAY, WEDNESDAY);
    expectScaled(amountsOf(first), await aloneAmounts(dinner), factor);
    expect(first.edge_leftovers).toEqual([edge]);
    const second = await listOf(anna, THURSDAY, THURSDAY);
    expect(second.items).toEqual([]);
    expect(second.edge_leftovers).toEqual([edge]);
    // Cooked already: there is nothing left to buy for it, nor to say.
    await app.patch(`calendarItem/${dinner.id}/`, { status: "EATEN" }, { as: anna });
    const later = await listOf(anna, WEDNESDAY, WEDNESDAY);
    expect([later.items, later.edge_leftovers]).toEqual([[], []]);
    // Cooked on its own, it is bought on its own day.
    await app.delete(`calendarItem/${dinner.id}/`, { as: anna });
    const own = await listOf(anna, THURSDAY, THURSDAY);
    expectScaled(amountsOf(own), await aloneAmounts(lunch), 1);
    expect(own.edge_leftovers).toEqual([]);
  });

  it("PLAN-099 does not buy again what was eaten of it already", async () => {
    const { anna, dinner, lunch } = await onlyTheDish();
    await app.patch(`calendarItem/${lunch.id}/`, { status: "EATEN" }, { as: anna });
    const list = await listOf(anna, WEDNESDAY, THURSDAY);
    expectScaled(amountsOf(list), await aloneAmounts(dinner), 1);
  });
});
