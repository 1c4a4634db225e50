import type { NutrientMeals } from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPlanner } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it("tries", async () => {
  const anna = await aPlanner(app, { age: 34 });
  const dates = Array.from({ length: 12 }, (_, at) => `2026-03-${String(13 + at).padStart(2, "0")}`);
  for (const date of dates) {
    const { body: day } = await app.post("autoPlanDay/", { date }, { as: anna });
    if (date <= "2026-03-17") for (const { id } of day.calendar_items) await app.patch(`calendarItem/${id}/`, { status: "EATEN" }, { as: anna });
  }
  for (let i = 0; i < 3; i++) {
    const start = performance.now();
    const { status, body } = await app.get("users/nutrient-meals/?from=2026-03-13&until=2026-03-17", { as: anna });
    console.log(performance.now() - start, status, body.advice, JSON.stringify(body.short));
    for (const m of body.meals) console.log(m.date, m.meal_moment, m.replaces?.name, "->", m.recipe_template.name, m.portions_multiplier, m.kcal, JSON.stringify(m.gains));
  }
  const start = performance.now();
  const { body } = await app.get(`calendarDay/?date__gte=2026-03-19&date__lte=2026-03-19`, { as: anna });
  const s2 = performance.now();
  await app.get(`calendarItem/${body.results[0].calendar_items[1].id}/swaps/`, { as: anna });
  console.log("swaps", performance.now() - s2);
});
