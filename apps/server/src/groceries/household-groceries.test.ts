import type { GroceryList } from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPlanner } from "../../test/factories.ts";
import { aHousemate, companyAt } from "../../test/household.ts";
import { type LinkedItem, mealAt, planDays } from "../../test/linked-diary.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const [WEDNESDAY, THURSDAY] = ["2026-03-18", "2026-03-19"] as const;
type Amounts = Record<string, number>;

/** The list of some days, once it is made. */
async function listOf(as: Person, start: string, end: string): Promise<GroceryList> {
  const made = await app.post("groceryList/", { start_date: start, end_date: end }, { as });
  for (let turn = 0; turn < 100; turn++) {
    const { body } = await app.get(`groceryList/${made.body.id}/`, { as });
    if (body.status !== "GENERATING") return body;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error("The list was not made.");
}

const amountsOf = async (as: Person, start: string, end: string): Promise<Amounts> =>
  Object.fromEntries((await listOf(as, start, end)).items.map(({ name, quantity }) => [name, quantity ?? 0]));

/** Leaves nothing but the named meals in the diary. */
async function keepOnly(as: Person, kept: readonly LinkedItem[]): Promise<void> {
  const { body } = await app.get("calendarDay/?page_size=50", { as });
  const ids = new Set(kept.map(({ id }) => id));
  for (const day of body.results)
    for (const item of day.calendar_items)
      if (!ids.has(item.id)) await app.delete(`calendarItem/${item.id}/`, { as });
}

/** Both lists hold the same things, one `factor` times as much of each; whole grams round a little. */
function expectScaled(amounts: Amounts, alone: Amounts, factor: number): void {
  expect(Object.keys(amounts).sort()).toEqual(Object.keys(alone).sort());
  expect(Object.keys(alone).length).toBeGreaterThan(1);
  for (const [thing, amount] of Object.entries(alone))
    expect(Math.abs((amounts[thing] ?? 0) - amount * factor), thing).toBeLessThanOrEqual(0.02 * factor);
}

const othersAt = (item: LinkedItem): number =>
  companyAt(item).reduce((sum, { portions }) => sum + portions, 0);

describe("a grocery list for a household", () => {
  it("PLAN-125 buys for everybody at the table, guests included", async () => {
    const anna = await aPlanner(app);
    await aHousemate(app, anna, { kcal: 1100 });
    await aHousemate(app, anna, { name: "Eve", kcal: 2600 });
    await planDays(app, anna, 1, WEDNESDAY);
    const dinner = await mealAt(app, anna, WEDNESDAY, "DINNER");
    expect(companyAt(dinner)).toHaveLength(2);
    await keepOnly(anna, [dinner]);
    const together = await amountsOf(anna, WEDNESDAY, WEDNESDAY);
    await app.put(`editRecipeMealPortions/${dinner.object_id}/`, { portions: 3 }, { as: anna });
    const withGuests = await amountsOf(anna, WEDNESDAY, WEDNESDAY);
    await app.put(`editRecipeMealPortions/${dinner.object_id}/`, { portions: 1 }, { as: anna });
    await app.put(`recipeMeal/${dinner.object_id}/company/`, { members: [] }, { as: anna });
    const alone = await amountsOf(anna, WEDNESDAY, WEDNESDAY);
    const share = othersAt(dinner) / dinner.meal.portions_multiplier;
    expectScaled(together, alone, 1 + share);
    expectScaled(withGuests, alone, 3 + share);
  });

  it("PLAN-182 says for how many people it buys, as the tables stood when it was made", async () => {
    const anna = await aPlanner(app);
    await aHousemate(app, anna, { kcal: 1100 });
    await aHousemate(app, anna, { name: "Eve" });
    expect((await listOf(anna, WEDNESDAY, WEDNESDAY)).people).toBeNull();
    await planDays(app, anna, 1, WEDNESDAY);
    const list = await listOf(anna, WEDNESDAY, WEDNESDAY);
    expect(list.people).toEqual({ fewest: 1, most: 3 });
    const dinner = await mealAt(app, anna, WEDNESDAY, "DINNER");
    await keepOnly(anna, [dinner]);
    await app.put(`editRecipeMealPortions/${dinner.object_id}/`, { portions: 2 }, { as: anna });
    expect((await listOf(anna, WEDNESDAY, WEDNESDAY)).people).toEqual({ fewest: 4, most: 4 });
    expect((await app.get(`groceryList/${list.id}/`, { as: anna })).body.people).toEqual(list.people);
  });

  it("PLAN-125 PLAN-099 buys on the day of cooking for all who eat of the left-overs, too", async () => {
    const anna = await aPlanner(app, { leftovers: "NEXT_LUNCH" });
    await aHousemate(app, anna, { kcal: 1300, meal_types: ["LUNCH", "DINNER"] });
    await planDays(app, anna, 2, WEDNESDAY);
    const dinner = await mealAt(app, anna, WEDNESDAY, "DINNER");
    const lunch = await mealAt(app, anna, THURSDAY, "LUNCH");
    expect([companyAt(dinner).length, companyAt(lunch).length]).toEqual([1, 1]);
    await keepOnly(anna, [dinner, lunch]);
    const all = await amountsOf(anna, WEDNESDAY, THURSDAY);
    for (const { object_id: id } of [dinner, lunch])
      await app.put(`recipeMeal/${id}/company/`, { members: [] }, { as: anna });
    await app.delete(`calendarItem/${lunch.id}/`, { as: anna });
    const alone = await amountsOf(anna, WEDNESDAY, WEDNESDAY);
    const own = dinner.meal.portions_multiplier;
    const later = lunch.meal.portions_multiplier + othersAt(lunch);
    expectScaled(all, alone, (own + othersAt(dinner) + later) / own);
  });
});
