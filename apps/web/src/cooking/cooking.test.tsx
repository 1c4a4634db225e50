import type { RecipeMeal, RecipeTemplate } from "@plateful/contract";
import { COOKING_PHRASES } from "@plateful/phrases/cooking";
import { en } from "@plateful/phrases/en";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { PATHS } from "../lib/address/paths.ts";
import { forgetPreviousPerson } from "../lib/device/forget-person.ts";
import { todayOf } from "../lib/device/today.ts";
import { CookingScreen } from "./CookingScreen.tsx";
import { startTimer } from "./timers/cook-timer.ts";
import { TimerHost } from "./timers/TimerHost.tsx";
import { addTimer, keepStep, keptTimers, progressText, stepIn } from "./timers/timer-store.ts";

const words = COOKING_PHRASES.en;
const WHEN = "2026-03-18T12:00:00Z";
const serving = (food: string) => ({
  ...{
    id: 1,
    serving_description: "100 g",
    measurement_description: "g",
    measurement_description_plural: "g",
  },
  ...{ quantity: 100, one_serving_in_metric_value: 100, metric_unit: "g", kcal: 1, protein: 1 },
  ...{ carbohydrates: 1, fat: 1, fiber: null },
  food: { id: 1, name: food, brand_name: null, category: "VEGETABLES" },
});
const ingredient = (id: number, name: string) => ({
  id,
  name,
  quantity: 2,
  suggested_serving: serving(name),
});
const STEPS = [
  "Boil the potatoes for 15 minutes.",
  "Fry the leeks in half of the oil.",
  "Serve with the rest of the oil.",
];
const INGREDIENTS = [
  ingredient(1, "Potato"),
  ingredient(2, "Leek"),
  ingredient(3, "Oil"),
  ingredient(4, "Saffron"),
];
const RECIPE = {
  ...{ id: 12, name: "Potato pan", author: null, source_provider: "PLATEFUL", published: true, tags: [] },
  ...{ image: null, picture_version: "0123456789", preparation_time_min: 5, cooking_time_min: null },
  ...{ external_url: null, source_author: null, source_url: null, version: 1, organisation: null },
  ...{ kcal: 300, protein: 10, carbohydrates: 30, fat: 2, fiber: null, ingredients: INGREDIENTS },
  ...{ directions: STEPS.map((text) => ({ text })), created: WHEN, modified: WHEN, deleted_at: null },
} as unknown as RecipeTemplate;
const MEAL = {
  ...{ id: 7, user: 1, modified: WHEN, recipe_template: RECIPE, portions: 1, portion: 1 },
  ...{ planned_portions: 1, portions_multiplier: 1, kcal: 300, protein: 10, carbohydrates: 30, fat: 2 },
  ...{ fiber: null, ingredients: INGREDIENTS, directions: RECIPE.directions },
  cooking: { cook_portions: 1, leftover_of: null, leftovers: [], company: [] },
} as unknown as RecipeMeal;
const SIMPLE = {
  ...{ id: 3, name: "Leek soup", servings: 2, instructions: "1. Cut the leeks.\n2. Simmer for 20 minutes." },
  ...{ ingredients: ["2 leeks, in rings", "500 ml stock"], image: null, picture_version: null },
};

let asked: { path: string; method: string; body: unknown }[] = [];
let status = "PLANNED";
function answerTo(path: string): Response {
  if (path.includes("recipeTemplate/")) return Response.json(RECIPE);
  if (path.includes("/recipeMeal/")) return Response.json(MEAL);
  if (path.includes("simpleRecipe/")) return Response.json(SIMPLE);
  const item = { id: 70, content_type: "recipemeal", object_id: 7, status };
  const day = { id: 5, date: todayOf(new Date()), calendar_items: [item] };
  const results = path.includes("calendarDay/") ? [day] : [];
  return Response.json({ count: 0, total_pages: 1, next: null, previous: null, results });
}

beforeEach(() => {
  localStorage.clear();
  [asked, status] = [[], "PLANNED"];
  vi.stubGlobal("__APP_VERSION__", "test");
  vi.stubGlobal("__CONTRACT__", "same");
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    asked.push({ path, method, body: body === undefined ? null : JSON.parse(String(body)) });
    const answer = answerTo(path);
    answer.headers.set("x-contract", "same");
    return answer;
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const step = (text: string) => screen.findByRole("heading", { level: 2, name: text });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const amounts = () => screen.queryAllByRole("list", { name: words.amounts }).map((list) => list.textContent);
async function cookMeal(search = "") {
  const path = openScreen(
    aPerson(),
    CookingScreen,
    null,
    `/recipe-meals/7/cook${search}`,
    `${PATHS.recipeMeal}/cook`,
  );
  await screen.findByRole("heading", { level: 1, name: RECIPE.name });
  return path;
}
const aTimer = (change: { dish?: string; endedMinutesAgo: number; name?: string }) =>
  startTimer(
    {
      ...{ dish: change.dish ?? "meal-7", href: "/recipe-meals/7/cook", step: 0, at: 0 },
      ...{ name: change.name ?? "Potato", place: "HOB", seconds: 900 },
    },
    Date.now() - 900_000 - change.endedMinutesAgo * 60_000 - 5_000,
  );

describe("cooking", () => {
  it("REC-125 begins with the first step, and with the step that was left after a reload", async () => {
    await cookMeal();
    await step(STEPS[0] ?? "");
    press(words.next);
    await step(STEPS[1] ?? "");
    cleanup();
    await cookMeal();
    await step(STEPS[1] ?? "");
  });

  it("REC-126 shows one step at a time, says which, and puts the focus on it", async () => {
    await cookMeal();
    expect(screen.getByRole("status").textContent).toBe(words.stepOf({ step: 1, of: 3 }));
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("1");
    expect(screen.getByRole("button", { name: words.back }).hasAttribute("disabled")).toBe(true);
    press(words.next);
    const second = await step(STEPS[1] ?? "");
    expect(document.activeElement).toBe(second);
    expect(screen.queryByText(STEPS[0] ?? "")).toBeNull();
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("2");
  });

  it("REC-127 shows the amounts of this step alone, and with the first one what no step names", async () => {
    await cookMeal();
    expect(amounts()).toEqual(["Potato200 g"]);
    expect(screen.getByRole("list", { name: words.alsoNeeded }).textContent).toBe("Saffron200 g");
    press(words.next);
    await step(STEPS[1] ?? "");
    expect(screen.queryByRole("list", { name: words.alsoNeeded })).toBeNull();
    expect(amounts()).toEqual(["Leek200 gOil100 g"]);
  });

  it("REC-128 shows the share of an ingredient that a step asks for", async () => {
    keepStep("meal-7", 2);
    await cookMeal();
    expect(amounts()).toEqual(["Oil100 g"]);
  });

  it("REC-127 cooks for as many as the page showed", async () => {
    await cookMeal("?people=3");
    expect(amounts()).toEqual(["Potato600 g"]);
    expect(screen.getByText(en.recipes.peopleCount({ count: 3 }))).toBeTruthy();
  });

  it("REC-127 cooks a recipe of the library in the portion that its page showed", async () => {
    openScreen(aPerson(), CookingScreen, null, "/recipes/12/cook?people=2&size=1.5", `${PATHS.recipe}/cook`);
    await step(STEPS[0] ?? "");
    expect(amounts()).toEqual(["Potato600 g"]);
  });

  it("REC-125 cooks a simple recipe by its lines", async () => {
    openScreen(
      aPerson(),
      CookingScreen,
      null,
      "/simple-recipes/3/cook?people=4",
      `${PATHS.simpleRecipe}/cook`,
    );
    await step("Cut the leeks.");
    expect(amounts()).toEqual(["4 leeks, in rings"]);
    expect(screen.getByRole("list", { name: words.alsoNeeded }).textContent).toBe("1000 ml stock");
  });

  it("REC-130 starts a timer named after what cooks, which goes on across steps and a reload", async () => {
    await cookMeal();
    press(`${words.timers.start({ time: "15 min" })} Potato`);
    const timer = await screen.findByRole("region", { name: "Potato" });
    expect(within(timer).getByRole("img").getAttribute("aria-label")).toMatch(/^Potato: 1[45]:\d\d left$/);
    expect(screen.queryByRole("button", { name: /^Start \d/ })).toBeNull();
    press(words.next);
    cleanup();
    await cookMeal();
    await step(STEPS[1] ?? "");
    press(words.timers.pause({ name: "Potato" }));
    await screen.findByText(words.timers.paused);
    press(words.timers.addMinuteTo({ name: "Potato" }));
    press(words.timers.resume({ name: "Potato" }));
    await waitFor(() =>
      expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(/: 1[56]:\d\d left$/),
    );
  });

  it("REC-130 shows one timer as a plate and the others on lines, of which a press brings one to the front", async () => {
    addTimer(aTimer({ endedMinutesAgo: -5 }));
    addTimer({ ...aTimer({ endedMinutesAgo: -9, name: "Rice" }), id: "other", dish: "meal-8" });
    await cookMeal();
    expect(screen.getByRole("region", { name: "Potato" })).toBeTruthy();
    press(/^Rice · /);
    expect(await screen.findByRole("region", { name: "Rice" })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Potato · / })).toBeTruthy();
  });

  it("REC-131 says of a timer that has ended how long ago, until it is stopped", async () => {
    addTimer(aTimer({ endedMinutesAgo: 3 }));
    await cookMeal();
    expect(screen.getByRole("alert").textContent).toBe(words.timers.timeIsUp);
    expect(screen.getByText(words.timers.ago({ minutes: 3 }))).toBeTruthy();
    press(words.timers.stopNamed({ name: "Potato" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(keptTimers()).toEqual([]);
  });

  it("REC-132 shows its timers on other screens of the app, and leads back", async () => {
    addTimer(aTimer({ endedMinutesAgo: 3 }));
    const path = openScreen(aPerson(), TimerHost, null, "/", "/$");
    expect((await screen.findByRole("alert")).textContent).toBe(words.timers.ended({ name: "Potato" }));
    await waitFor(() => expect(keptTimers()[0]?.rang).toBe(true), { timeout: 4000 });
    press(words.timers.backToCooking);
    await waitFor(() => expect(path()).toBe("/recipe-meals/7/cook"));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("REC-134 is turned by the keys, and not by the space bar on a button", async () => {
    await cookMeal();
    fireEvent.keyDown(document.body, { key: "ArrowRight" });
    await step(STEPS[1] ?? "");
    fireEvent.keyDown(document.body, { key: "ArrowLeft" });
    await step(STEPS[0] ?? "");
    act(() => screen.getByRole("button", { name: words.close }).focus());
    fireEvent.keyDown(document.body, { key: " " });
    expect(screen.getByText(STEPS[0] ?? "")).toBeTruthy();
    act(() => (document.activeElement as HTMLElement).blur());
    fireEvent.keyDown(document.body, { key: " " });
    await step(STEPS[1] ?? "");
  });

  it("REC-134 is turned by a press on the text, and not by one that selects it", async () => {
    await cookMeal();
    const tap = async (text: string) => {
      const heading = await step(text);
      fireEvent.pointerDown(heading, { clientX: 50, clientY: 50 });
      fireEvent.pointerUp(heading, { clientX: 50, clientY: 50 });
    };
    await tap(STEPS[0] ?? "");
    const second = await step(STEPS[1] ?? "");
    getSelection()?.selectAllChildren(second);
    await tap(STEPS[1] ?? "");
    expect(screen.getByText(STEPS[1] ?? "")).toBeTruthy();
    getSelection()?.removeAllRanges();
  });

  it("REC-138 has an overview of all steps and ingredients, each step a way to it", async () => {
    await cookMeal();
    press(words.overview);
    const dialog = await screen.findByRole("dialog");
    for (const { name } of INGREDIENTS) expect(within(dialog).getByText(name)).toBeTruthy();
    expect(within(dialog).getByRole("button", { current: "step" }).textContent).toContain(STEPS[0]);
    fireEvent.click(within(dialog).getByRole("button", { name: new RegExp(STEPS[2] ?? "") }));
    await step(STEPS[2] ?? "");
  });

  it("REC-137 ends with the way to mark the meal as eaten, after which nothing is kept", async () => {
    keepStep("meal-7", 3);
    addTimer(aTimer({ endedMinutesAgo: -5 }));
    const path = await cookMeal();
    await step(words.end.title);
    fireEvent.click(await screen.findByRole("button", { name: words.end.eaten }));
    await waitFor(() => expect(path()).toContain("/planner"));
    const sent = asked.find(({ path: at }) => at.includes("calendarItem/70/"));
    expect([sent?.method, sent?.body]).toEqual(["PATCH", { status: "EATEN" }]);
    await waitFor(() => expect(keptTimers()).toEqual([]));
    expect(stepIn(progressText(), "meal-7", Date.now())).toBe(0);
  });

  it("REC-137 offers nothing to mark where the meal is eaten already, and leads back to the steps", async () => {
    status = "EATEN";
    keepStep("meal-7", 3);
    await cookMeal();
    await waitFor(() => expect(asked.some(({ path }) => path.includes("calendarDay/"))).toBe(true));
    await screen.findByRole("button", { name: en.recipes.feedback.say });
    expect(screen.queryByRole("button", { name: words.end.eaten })).toBeNull();
    press(words.end.back);
    await step(STEPS[2] ?? "");
  });

  it("REC-139 leaves nothing on the device for whoever signs in next", async () => {
    keepStep("meal-7", 1);
    addTimer(aTimer({ endedMinutesAgo: -5 }));
    await forgetPreviousPerson();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
