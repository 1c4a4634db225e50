import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, aPlanner, recipeId, slotsOf } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { untilServed } from "../../test/until-served.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** A porridge for breakfast, in a size that no quarter of is planned. */
async function aBreakfast(as: Person) {
  const slot = (await slotsOf(app, as)).BREAKFAST ?? 0;
  const day = await aDay(app, as);
  const body = {
    recipe_template: await recipeId(app, as, "porridge"),
    portions_to_plan: 2,
    portions_multiplier: 1.15,
    calendar_day_id: day,
    meal_slot_specification_id: slot,
  };
  const item = (await app.post("planGeneratedRecipeMeal/", body, { as })).body;
  const meal = (await app.get(`recipeMeal/${item.object_id}/`, { as })).body;
  return { day, item, meal };
}

const eat = (as: Person, id: number, portion: number) => app.patch(`recipeMeal/${id}/`, { portion }, { as });
const quantities = ({ ingredients }: { ingredients: { quantity: number }[] }) =>
  ingredients.map(({ quantity }) => quantity);

describe("the portion that is eaten of a planned meal", () => {
  it("REC-105 is a quarter to four times of what was planned: figures and ingredients follow, and come back as they were", async () => {
    const anna = await aPlanner(app);
    const { meal } = await aBreakfast(anna);
    expect(meal).toMatchObject({ portion: 1, portions_multiplier: 1.15 });
    for (const portion of [0.25, 0.5, 1.75, 4]) {
      const { status, body } = await eat(anna, meal.id, portion);
      expect(status).toBe(200);
      expect(body).toMatchObject({ portion, portions: 2 });
      expect(body.kcal).toBeCloseTo(meal.kcal * portion, 3);
      expect(body.fat).toBeCloseTo(meal.fat * portion, 3);
      const wanted = quantities(meal).map((quantity) => quantity * portion);
      quantities(body).forEach((quantity, at) => {
        expect(quantity).toBeCloseTo(wanted[at] ?? 0, 4);
      });
    }
    const { body: back } = await eat(anna, meal.id, 1);
    expect(back).toMatchObject({ portion: 1, portions_multiplier: 1.15 });
    expect(back.kcal).toBeCloseTo(meal.kcal, 3);
  });

  it("REC-117 is set on two devices at once: figures and ingredients are those of one portion", async () => {
    const anna = await aPlanner(app);
    const { meal } = await aBreakfast(anna);
    const wished = [0.5, 2, 0.25, 4, 1.5, 3, 0.75, 1.25];
    await Promise.all(
      wished.map((portion, at) =>
        untilServed(() =>
          at % 2 === 0
            ? eat(anna, meal.id, portion)
            : app.put(`editRecipeMealPortions/${meal.id}/`, { portions: 1 + at }, { as: anna }),
        ),
      ),
    );
    const { body } = await app.get(`recipeMeal/${meal.id}/`, { as: anna });
    const factor = (body.portion * body.portions) / meal.portions;
    quantities(body).forEach((quantity, at) => {
      expect(quantity).toBeCloseTo((quantities(meal)[at] ?? 0) * factor, 3);
    });
    expect(body.kcal).toBeCloseTo(meal.kcal * body.portion, 3);
  });

  it("REC-105 is counted in quarters", async () => {
    const anna = await aPlanner(app);
    const { meal } = await aBreakfast(anna);
    for (const wrong of [0, 0.2, 0.3, 4.25, -1])
      expect((await eat(anna, meal.id, wrong)).status, String(wrong)).toBe(400);
  });

  it("REC-105 can be changed of what was eaten, stays with a copy, and starts again with another recipe", async () => {
    const anna = await aPlanner(app);
    const { day, item, meal } = await aBreakfast(anna);
    await app.patch(`calendarItem/${item.id}/`, { status: "EATEN" }, { as: anna });
    expect((await eat(anna, meal.id, 0.5)).body.portion).toBe(0.5);
    const target = await aDay(app, anna, "2026-03-25");
    const copy = { user: anna.id, from_calendar_day_id: day, to_date: "2026-03-25" };
    expect((await app.post("copyMealsFromDate/", copy, { as: anna })).status).toBeLessThan(300);
    const [copied] = (await app.get(`calendarDay/${target}/`, { as: anna })).body.calendar_items;
    expect(copied.meal).toMatchObject({ portion: 0.5, portions_multiplier: 0.575 });
    const other = { recipe_template: await recipeId(app, anna, "porridge"), portions_multiplier: 2 };
    const { body } = await app.patch(`recipeMeal/${meal.id}/`, other, { as: anna });
    expect(body).toMatchObject({ portion: 1, portions_multiplier: 2 });
  });

  it("REC-105 comes back with a meal that was swapped and is put back", async () => {
    const anna = await aPlanner(app);
    const { day, item, meal } = await aBreakfast(anna);
    const { body: half } = await eat(anna, meal.id, 0.5);
    const before = {
      calendar_item: item.id,
      recipe_template: meal.recipe_template.id,
      ...{ portions: 2, portions_multiplier: 0.575, portion: 0.5 },
    };
    const swap = { recipe_template: meal.recipe_template.id, portions_multiplier: 2 };
    expect((await app.post(`calendarItem/${item.id}/swap/`, swap, { as: anna })).status).toBe(200);
    const back = await app.post(`calendarDay/${day}/restore-meals/`, { meals: [before] }, { as: anna });
    expect(back.status).toBe(200);
    expect(back.body.calendar_items[0].meal).toMatchObject({ portion: 0.5, portions_multiplier: 0.575 });
    expect(back.body.calendar_items[0].meal.kcal).toBeCloseTo(half.kcal, 0);
  });
});
