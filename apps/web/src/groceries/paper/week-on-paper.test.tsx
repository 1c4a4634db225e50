import type { CalendarDay } from "@plateful/contract";
import { en } from "@plateful/phrases/en";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPerson, aProfile } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { setToken } from "../../lib/device/session.ts";
import { WeekOnPaperScreen } from "./WeekOnPaperScreen.tsx";

const words = en.groceries.paper;
const today = "2026-03-25";
const open = (change: Parameters<typeof aPerson>[0] = {}) =>
  openScreen(
    aPerson({ intake: aProfile(), ...change }),
    () => <WeekOnPaperScreen />,
    null,
    `/?date=${today}`,
  );
const linked = (is_frozen: boolean) => ({
  ...{ calendar_item: 2, recipe_meal: 2, date: "2026-03-26", meal_moment: "DINNER", portions: 1 },
  ...{ portions_multiplier: 1, company: [], is_frozen },
});
const meal = (id: number, name: string, cooking: object) => ({
  ...{ id, calendar_day: 1, content_type: "recipemeal", meal_slot: null, meal_moment: "DINNER" },
  ...{ object_id: id, status: "PLANNED", locked: false, eaten_at_time: null, modified: "" },
  meal: {
    ...{ id, user: 1, modified: "", portions: 1, portion: 1, planned_portions: 1, portions_multiplier: 1 },
    ...{ kcal: 612.4, protein: 30, carbohydrates: 60, fat: 20, fiber: null },
    recipe_template: { id, name, image: null, picture_version: null },
    cooking: { cook_portions: 3, leftover_of: null, leftovers: [], company: [], ...cooking },
  },
});
const DAY = {
  ...{ id: 1, user: 1, date: today, note: null, locked: false, locked_slots: [] },
  calendar_items: [
    meal(1, "Lentil stew", { leftovers: [linked(false), linked(true)] }),
    meal(2, "Old stew", { cook_portions: 0, leftover_of: linked(true) }),
  ],
} as unknown as CalendarDay;
const item = (id: number, name: string, checked = false) => ({
  ...{ id, name, category: "DAIRY", checked, quantity: 300, unit: "g", is_own: false, at_home: false },
  pack: { count: 2, size: 200, unit: "g", kind: "PACK" },
  ...{
    ticked_by: null,
    left_over: null,
    is_likely_at_home: false,
    at_home_until: null,
    dishes: [],
    cents: null,
    used_cents: null,
  },
});
const LIST = {
  ...{ id: 1, user: 1, start_date: today, end_date: today, status: "READY", dishes: [] },
  items: [item(1, "Feta"), item(2, "Brie", true)],
  ...{ edge_leftovers: [], people: null, shop: null, created: "2026-03-18T09:00:00.000Z" },
};

let [days, lists]: [object[], object[]] = [[DAY], [LIST]];
beforeEach(() => {
  [days, lists] = [[DAY], [LIST]];
  setToken("a token");
  vi.stubGlobal("__APP_VERSION__", "test");
  vi.stubGlobal("__CONTRACT__", "same");
  vi.stubGlobal("fetch", async (path: string) => {
    const results = path.includes("calendarDay/") ? days : path.includes("groceryList/") ? lists : [];
    const body = { count: results.length, total_pages: 1, next: null, previous: null, results };
    return Response.json(body, { headers: { "x-contract": "same" } });
  });
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});
const text = (element: Element | null) => element?.textContent?.replaceAll("\u00a0", " ");

it("PLAN-226 shows each meal of the week with how it is cooked, and a button that prints it", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  open();
  const stew = (await screen.findByText("Lentil stew")).closest("dd");
  expect(text(stew)).toBe(
    "Lentil stew612 kcalCook 3 portions: also for Thursday's dinner and Thursday's dinner. Freeze what is for Thursday's dinner",
  );
  expect(text(screen.getByText("Old stew").closest("dd"))).toContain(
    "From the freezer, left over from Thursday's dinner",
  );
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(8);
  fireEvent.click(screen.getByRole("button", { name: words.print }));
  expect(print).toHaveBeenCalledOnce();
});

it("PLAN-226 prints what is still to be bought in its packs, and says so where there is no list for these days", async () => {
  open();
  const feta = (await screen.findByText("Feta")).closest("li");
  expect(text(feta)).toBe("Feta300 g (2 packs of 200 g)");
  expect(screen.queryByText("Brie")).toBeNull();
  expect(screen.queryByText(words.noList)).toBeNull();
  cleanup();
  lists = [];
  open();
  await screen.findByText(words.noList);
});

it("PLAN-226 prints no energy for someone without numbers, and says when nothing is planned", async () => {
  open({ hides_numbers: true });
  const stew = (await screen.findByText("Lentil stew")).closest("dd");
  expect(within(stew ?? document.body).queryByText(/kcal/)).toBeNull();
  cleanup();
  days = [];
  open();
  await screen.findByText(words.empty);
});
