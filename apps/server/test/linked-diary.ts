import type { Person, TestApp } from "./test-app.ts";

interface LinkedMeal {
  calendar_item: number;
  date: string;
  meal_moment: string;
  is_frozen: boolean;
}

/** A meal of the diary as far as left-overs are concerned. */
export interface LinkedItem {
  id: number;
  object_id: number;
  meal_slot: number;
  meal_moment: string;
  status: string;
  meal: {
    kcal: number;
    portions: number;
    portions_multiplier: number;
    recipe_template: { id: number; name: string; fridge_days: number | null; freezes: boolean };
    cooking: {
      cook_portions: number;
      leftover_of: LinkedMeal | null;
      leftovers: LinkedMeal[];
      cook_on?: string;
      also_cook?: {
        calendar_item: number;
        name: string;
        cook_portions: number;
        meals: { date: string; meal_moment: string; is_frozen: boolean }[];
      }[];
    };
  };
}
export interface LinkedDay {
  id: number;
  date: string;
  calendar_items: LinkedItem[];
}

/** Days until which what is left of a recipe can be eaten, where there is a freezer. */
export const keptDays = ({ fridge_days: days, freezes }: LinkedItem["meal"]["recipe_template"]): number =>
  freezes ? 3 : (days ?? 1);

/** Plans days again; a Wednesday is the first of them. */
export async function planDays(
  app: TestApp,
  as: Person,
  days = 3,
  start = "2026-03-18",
): Promise<LinkedDay[]> {
  const body = { num_days: days, start_date_inclusive: start, delete_existing_plans: true };
  const answer = await app.post("autoPlanDays/", body, { as });
  if (answer.status !== 200) throw new Error(`Not planned: ${JSON.stringify(answer.body)}`);
  return answer.body.calendar_days;
}

export const diaryOf = async (app: TestApp, as: Person): Promise<LinkedDay[]> =>
  (await app.get("calendarDay/?page_size=100", { as })).body.results;

/** What stands on a date at a moment, as it is now. */
export async function mealAt(app: TestApp, as: Person, date: string, moment: string): Promise<LinkedItem> {
  const item = (await diaryOf(app, as))
    .find((day) => day.date === date)
    ?.calendar_items.find(({ meal_moment }) => meal_moment === moment);
  if (item === undefined) throw new Error(`Nothing stands at ${moment} of ${date}.`);
  return item;
}
