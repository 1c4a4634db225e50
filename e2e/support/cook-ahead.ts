import type { BrowserContext } from "@playwright/test";
import { aPersonWithPlan, isoToday } from "./people.ts";

interface Recipe {
  readonly id: number;
  readonly fridge_days: number | null;
  readonly waiting_time_min: number;
}

/** A planned day, two dinners of the next days that keep until then, and one that is eaten as soon as it is made. */
export async function aCook(context: BrowserContext): Promise<void> {
  const person = await aPersonWithPlan(context);
  const today = { num_days: 1, start_date_inclusive: isoToday(), delete_existing_plans: true };
  await person.api("POST", "autoPlanDays/", today);
  const { results } = await person.api<{ results: Recipe[] }>("GET", "recipeTemplate/?page_size=100");
  const usual = results.filter(({ waiting_time_min: stands }) => stands === 0);
  const keep = usual.filter(({ fridge_days: days }) => (days ?? 0) >= 2).slice(0, 2);
  const fresh = usual.filter(({ fridge_days: days }) => days === 0).slice(0, 1);
  const recipes = [...keep, ...fresh];
  for (const [at, recipe] of recipes.entries()) {
    const day = await person.api<{ id: number }>("POST", "calendarDay/", { date: isoToday(at + 1) });
    const meal = await person.api<{ id: number }>("POST", "recipeMeal/", {
      ...{ recipe_template: recipe.id, portions: 1 },
    });
    await person.api("POST", "calendarItem/", {
      ...{ calendar_day: day.id, meal_moment: "DINNER", object_id: meal.id, content_type: "recipemeal" },
    });
  }
}
