import { COOKING_PHRASES } from "@plateful/phrases/cooking";
import { en } from "@plateful/phrases/en";
import { PREPARATION_PHRASES } from "@plateful/phrases/preparation";
import { addDays } from "@plateful/planning";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { todayOf } from "../lib/device/today.ts";
import { PreparationScreen } from "./PreparationScreen.tsx";
import { keepProgress, type Progress, progressIn } from "./progress-store.ts";

const words = PREPARATION_PHRASES.en;
const WHEN = "2026-03-18T12:00:00Z";
const MINUTE = 60_000;
const today = () => todayOf(new Date());

const serving = (food: string, id: number) => ({
  ...{ id, serving_description: "100 g", measurement_description: "g", measurement_description_plural: "g" },
  ...{ quantity: 100, one_serving_in_metric_value: 100, metric_unit: "g", kcal: 1, protein: 1 },
  ...{
    carbohydrates: 1,
    fat: 1,
    fiber: null,
    food: { id, name: food, brand_name: null, category: "VEGETABLES" },
  },
});
const ingredient = (id: number, name: string) => ({
  id,
  name,
  quantity: 2,
  suggested_serving: serving(name, id),
});

interface Dish {
  readonly id: number;
  readonly name: string;
  readonly steps: readonly string[];
  readonly foods: readonly string[];
  readonly fridge?: number | null;
  readonly freezes?: boolean;
}
const SOUP: Dish = {
  ...{ id: 1, name: "Leek soup", foods: ["Leek", "Stock"], fridge: 2 },
  steps: ["Cut the leeks into thin rings.", "Simmer them in the stock for 20 minutes with the lid on."],
};
const BAKE: Dish = {
  ...{ id: 2, name: "Potato bake with cheese", foods: ["Potato", "Cheese"], fridge: 1, freezes: true },
  steps: [
    "Heat the oven to 200 °C. Slice the potatoes into an oven dish.",
    "Bake for 40 minutes with the cheese.",
  ],
};
const SALAD: Dish = {
  ...{ id: 3, name: "Salad", foods: ["Lettuce"], fridge: 0 },
  steps: ["Toss the lettuce."],
};

const recipeOf = ({ id, name, foods, steps, fridge = null, freezes = false }: Dish) => ({
  ...{
    id: id + 100,
    name,
    author: null,
    source_provider: "PLATEFUL",
    published: true,
    tags: [{ name: "DINNER" }],
    image: null,
  },
  ...{ picture_version: "0123456789", preparation_time_min: 20, cooking_time_min: 30, active_time_min: 12 },
  ...{
    waiting_time_min: 0,
    fridge_days: fridge,
    freezes,
    external_url: null,
    source_author: null,
    source_url: null,
  },
  ...{ version: 1, organisation: null, kcal: 300, protein: 10, carbohydrates: 30, fat: 2, fiber: null },
  ...{ created: WHEN, modified: WHEN, deleted_at: null, directions: steps.map((text) => ({ text })) },
  ingredients: foods.map((food, at) => ingredient(id * 10 + at, food)),
});
const mealOf = (dish: Dish, portions = 1) => {
  const recipe = recipeOf(dish);
  return {
    ...{ id: dish.id, user: 1, modified: WHEN, recipe_template: recipe, portions, portion: 1 },
    ...{ planned_portions: 1, portions_multiplier: 1, kcal: 300, protein: 10, carbohydrates: 30, fat: 2 },
    ...{ fiber: null, ingredients: recipe.ingredients, directions: recipe.directions },
    cooking: { cook_portions: portions, leftover_of: null, leftovers: [], company: [] },
  };
};

let plan: readonly { dish: Dish; inDays: number }[] = [];
let fails: RegExp | null = null;

function answerTo(path: string): Response {
  if (fails?.test(path)) return Response.json({}, { status: 500 });
  const id = Number(/\/recipeMeal\/(\d+)\//.exec(path)?.[1]);
  const dish = plan.find((one) => one.dish.id === id)?.dish;
  if (dish !== undefined) return Response.json(mealOf(dish));
  const dates = [...new Set(plan.map(({ inDays }) => addDays(today(), inDays)))];
  const results = dates.map((date, at) => ({
    ...{ id: at + 1, user: 1, date, note: null, locked: false, locked_slots: [] },
    calendar_items: plan
      .filter(({ inDays }) => addDays(today(), inDays) === date)
      .map((one) => ({
        ...{ id: one.dish.id + 70, calendar_day: at + 1, meal_slot: null, meal_moment: "DINNER" },
        ...{ object_id: one.dish.id, status: "PLANNED", eaten_at_time: null, locked: false, modified: WHEN },
        ...{ content_type: "recipemeal", meal: mealOf(one.dish) },
      })),
  }));
  return Response.json({ count: results.length, total_pages: 1, next: null, previous: null, results });
}

beforeEach(() => {
  localStorage.clear();
  plan = [
    { dish: SOUP, inDays: 1 },
    { dish: BAKE, inDays: 2 },
    { dish: SALAD, inDays: 1 },
  ];
  fails = null;
  vi.stubGlobal("__APP_VERSION__", "test");
  vi.stubGlobal("__CONTRACT__", "same");
  vi.stubGlobal("fetch", async (path: string) => {
    const answer = answerTo(path);
    answer.headers.set("x-contract", "same");
    return answer;
  });
});
afterEach(() => {
  cleanup();
  keepProgress(null);
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = () => openScreen(aPerson(), PreparationScreen, null, "/planner/cook", "/planner/cook");
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const kept = (): Progress | null => progressIn(localStorage.getItem("plateful-own-preparation"), Date.now());
const tasks = () =>
  within(within(screen.getByRole("region", { name: words.plan })).getByRole("list"))
    .getAllByRole("listitem")
    .map(({ textContent }) => (textContent ?? "").replace(/^\d\d:\d\d, /, ""));
/** As if it had begun so many minutes ago. */
const begunAgo = (minutes: number, doneAfter: Readonly<Record<string, number>> = {}) => {
  const startedAt = Date.now() - minutes * MINUTE;
  const done = Object.fromEntries(Object.entries(doneAfter).map(([id, at]) => [id, startedAt + at * MINUTE]));
  keepProgress({ startedAt, date: today(), meals: [1, 2], done });
};

describe("a preparation", () => {
  it("PLAN-250 says first what comes of it, and how many meals are left out and why", async () => {
    open();
    expect(await screen.findByText(words.meals({ count: 2 }))).toBeTruthy();
    expect(screen.getByText(words.leftOut({ count: 1 }))).toBeTruthy();
    expect(screen.getByText(new RegExp(words.why.AT_ONCE))).toBeTruthy();
    expect(screen.getByText(words.fridge({ count: 1 }))).toBeTruthy();
    expect(screen.getByText(/^Freezer: 1, label /)).toBeTruthy();
  });

  it("PLAN-250 lists its tasks by their beginning, each with its lane and how far it is", async () => {
    open();
    await screen.findByText(words.meals({ count: 2 }));
    expect(tasks().map((text) => text.replace(/(:).*?(, [a-z ]+)$/, "$1$2"))).toEqual([
      "Board:, to come",
      "Board:, to come",
      "Oven:, to come",
      "Hob:, to come",
      "Hob:, to come",
      `Board: ${words.free}`,
      "Board:, to come",
    ]);
    expect(tasks()[2]).toContain("Potato bake200 °C40 min");
  });

  it("PLAN-242 names dishes in short on the cards, and says below what to do first", async () => {
    open();
    await screen.findByText(words.meals({ count: 2 }));
    expect(screen.queryAllByText("Potato bake with cheese", { selector: "ol b" })).toEqual([]);
    expect(screen.getByText(`${words.firstLabel} · Potato bake`)).toBeTruthy();
    expect(
      screen.getByRole("button", { name: new RegExp(`${words.firstLabel}.*${BAKE.steps[0]}`) }),
    ).toBeTruthy();
  });

  it("PLAN-248 cooks for the days that are chosen", async () => {
    open();
    await screen.findByText(words.meals({ count: 2 }));
    const chips = within(screen.getByRole("group", { name: words.whichDays })).getAllByRole("button");
    expect(chips.map((chip) => chip.getAttribute("aria-pressed"))).toEqual([
      ...["true", "true", "true", "true", "false", "false"],
    ]);
    fireEvent.click(chips[1] as HTMLElement);
    expect(await screen.findByText(words.meals({ count: 1 }))).toBeTruthy();
  });

  it("PLAN-252 says the amounts of a task as cooking does", async () => {
    open();
    await screen.findByText(words.meals({ count: 2 }));
    fireEvent.click(screen.getAllByText("Leek soup", { selector: "ol b" })[0] as HTMLElement);
    const sheet = await screen.findByRole("dialog");
    expect(within(sheet).getByText(SOUP.steps[0] ?? "")).toBeTruthy();
    const lists = within(sheet).getAllByRole("list", { name: COOKING_PHRASES.en.amounts });
    expect(lists.map(({ textContent }) => textContent)).toEqual(["Leek200 g"]);
  });

  it("PLAN-250 begins, goes on with a press, and takes a press back", async () => {
    open();
    await screen.findByText(words.meals({ count: 2 }));
    press(words.start);
    expect(kept()?.meals).toEqual([1, 2]);
    expect(await screen.findByText(`${words.nowLabel} · Potato bake`)).toBeTruthy();
    press(words.next);
    await waitFor(() => expect(Object.keys(kept()?.done ?? {})).toEqual(["meal-2/0"]));
    expect(localStorage.getItem("plateful-own-cooking-timers")).toContain("Potato bake");
    press(words.back);
    await waitFor(() => expect(kept()?.done).toEqual({}));
  });

  it("PLAN-250 is at the same task after a reload, and forgets what was left half a day ago", async () => {
    begunAgo(13, { "meal-2/0": 12 });
    open();
    expect(await screen.findByText(new RegExp(`^${words.nowCount({ count: 2 })} · `))).toBeTruthy();
    expect(screen.queryByRole("group", { name: words.whichDays })).toBeNull();
    expect(progressIn(JSON.stringify(kept()), Date.now() + 12 * 3_600_000)).toBeNull();
    expect(progressIn("nonsense", 0)).toBeNull();
  });

  it("PLAN-250 says how much later everything is", async () => {
    begunAgo(18.5);
    open();
    const late = await screen.findByText(words.late({ minutes: 7 }));
    expect(late.getAttribute("role")).toBe("status");
  });

  it("PLAN-251 ends with a label for each box, and forgets the preparation", async () => {
    begunAgo(60, { "meal-2/0": 12, "meal-1/0": 20, "meal-1/1": 24, boxes: 59 });
    open();
    const title = await screen.findByRole("heading", { level: 2, name: words.done });
    expect(document.activeElement).toBe(title);
    const labels = screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
    expect(labels[0]).toMatch(/^Leek soupDinner, \w+day1 portionEat by /);
    expect(labels[1]).toMatch(/^Potato bake with cheeseDinner, \w+day1 portionEat by /);
    expect(screen.getByRole("heading", { level: 3, name: words.intoFreezer })).toBeTruthy();
    press(words.finish);
    expect(kept()).toBeNull();
  });

  it("PLAN-253 says why there is nothing to cook ahead", async () => {
    plan = [{ dish: SALAD, inDays: 1 }];
    open();
    expect(await screen.findByText(words.nothingKeeps)).toBeTruthy();
    expect(screen.getByText("Salad")).toBeTruthy();
    cleanup();
    plan = [];
    open();
    expect(await screen.findByText(words.nothingPlanned)).toBeTruthy();
  });

  it("PLAN-253 says that something could not be read, and tries again", async () => {
    fails = /recipeMeal/;
    open();
    expect(await screen.findByText(en.general.errorLoadingData)).toBeTruthy();
    fails = null;
    press(en.general.tryAgain);
    expect(await screen.findByText(words.meals({ count: 2 }))).toBeTruthy();
  });
});
