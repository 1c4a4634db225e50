import type { CalendarDay, User } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import { aPerson } from "../../test/a-person.ts";
import { eatenMost } from "./eaten-most.ts";

let made = 0;
const client: User = aPerson();

/** A meal of a recipe. */
function meal(id: number, name: string, status: "EATEN" | "PLANNED" = "EATEN") {
  made += 1;
  const recipe_template = { id, name, image: null, picture_version: null };
  const amounts = { kcal: 400, protein: 20, carbohydrates: 40, fat: 10, fiber: null };
  return {
    ...{
      id: made,
      object_id: made,
      content_type: "recipemeal",
      meal_slot: null,
      meal_moment: "LUNCH",
      status,
    },
    ...{ locked: false, meal: { ...amounts, recipe_template, cooking: null } },
  };
}

const quick = () => ({
  ...meal(0, ""),
  ...{ content_type: "quickaddmeal", meal: { name: null, kcal: 100, protein: 1, carbohydrates: 1, fat: 1 } },
});

const dayOf = (date: string, ...calendar_items: readonly object[]) =>
  ({
    id: Number(date.slice(-2)),
    date,
    locked: false,
    locked_slots: [],
    calendar_items,
  }) as unknown as CalendarDay;

const DATES = ["2026-03-02", "2026-03-03", "2026-03-04"];
const shown = (...days: readonly CalendarDay[]) =>
  eatenMost(client, days, DATES).map(({ name, times }) => [name, times]);

describe("what was eaten most", () => {
  it("REPORT-008 counts what was eaten by recipe, most first and then by name", () => {
    const days = DATES.map((date) => dayOf(date, meal(1, "Soup"), meal(2, "Bread"), meal(3, "Pasta")));
    const more = dayOf("2026-03-02", meal(1, "Soup"), meal(1, "Soup"), meal(2, "Bread"), meal(3, "Pasta"));
    expect(shown(more, ...days.slice(1))).toEqual([
      ["Soup", 4],
      ["Bread", 3],
      ["Pasta", 3],
    ]);
    expect(eatenMost(client, days, DATES)[0]?.picture).toMatchObject({ id: 2 });
  });

  it("REPORT-008 leaves out what was only planned, has no name, or was eaten once", () => {
    const [first, second] = DATES.map((date) =>
      dayOf(date, meal(1, "Soup", "PLANNED"), quick(), ...(date === DATES[0] ? [meal(2, "Bread")] : [])),
    );
    expect(shown(first as CalendarDay, second as CalendarDay)).toEqual([]);
  });

  it("REPORT-008 names four at most, of the period alone", () => {
    const many = [1, 2, 3, 4, 5].flatMap((id) => [meal(id, `Meal ${id}`), meal(id, `Meal ${id}`)]);
    expect(shown(dayOf("2026-03-02", ...many))).toHaveLength(4);
    expect(shown(dayOf("2026-02-02", ...many))).toEqual([]);
  });
});
