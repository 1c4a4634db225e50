import type { DiarySlot } from "@plateful/planning";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPerson } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { beginFoodChoice, type FoodChoice } from "../../lib/address/food-choice.ts";
import { setToken } from "../../lib/device/session.ts";
import { StartOfSearch } from "./StartOfSearch.tsx";

const slot = { id: 4, mealMoment: "LUNCH" } as DiarySlot;
const MACROS = { kcal: 405, protein: 20, carbohydrates: 50, fat: 12, fiber: null };
const NOW = "2026-03-01T10:00:00Z";
const recipe = {
  ...{ id: 7, name: "Bean soup", author: null, source_provider: "PLATEFUL", published: true, tags: [] },
  ...{
    image: null,
    picture_version: null,
    preparation_time_min: 10,
    cooking_time_min: 20,
    active_time_min: 30,
    waiting_time_min: 0,
    fridge_days: null,
    freezes: false,
    external_url: null,
  },
  ...{ source_author: null, source_url: null, ingredients: [], directions: [], version: 1 },
  ...{ created: NOW, modified: NOW, deleted_at: null, organisation: null },
  ...MACROS,
};
const meal = {
  ...{ id: null, user: null, recipe_template: recipe, ingredients: [], directions: [], modified: null },
  ...{ portions: 1, portions_multiplier: 1, planned_portions: null },
  ...MACROS,
};
const banana = {
  suggested_serving: {
    ...{ id: 1, serving_description: "1 piece", measurement_description: "piece" },
    ...{ measurement_description_plural: "pieces", quantity: 1, one_serving_in_metric_value: 120 },
    ...{ metric_unit: "g", kcal: 100, protein: 1, carbohydrates: 22, fat: 0, fiber: 3 },
    food: { id: 10, name: "Banana", brand_name: null },
  },
  ...{ category: "FRUIT", quantity: 1, times: 4 },
};
let usual: object[] = [];
let left: { kcal: number; protein: number } | null = null;
const asked: URLSearchParams[] = [];

beforeEach(() => {
  setToken("a token");
  usual = [];
  left = { kcal: 412.4, protein: 20.2 };
  asked.length = 0;
  vi.stubGlobal("fetch", async (url: string) => {
    if (String(url).includes("favourite")) return Response.json({ foods: [] });
    if (!String(url).includes("generateMeals")) return Response.json({ usual, recent: [] });
    asked.push(new URL(url, "http://x").searchParams);
    return Response.json({ count: 1, total_pages: 1, next: null, previous: null, results: [meal] });
  });
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

const open = (more: Partial<FoodChoice> = {}, showsNumbers = true) => {
  beginFoodChoice({
    ...{ slots: [slot], slot, chooseMealMoment: true, isLogged: true, leftIn: () => left },
    place: { date: "2026-03-18", clientId: undefined },
    onChoose: async () => undefined,
    onPut: async () => async () => undefined,
    onDone: () => undefined,
    ...more,
  });
  openScreen(aPerson(), () => <StartOfSearch showsNumbers={showsNumbers} onOpen={() => undefined} />);
};
const recipes = () => screen.findByRole("region", { name: "Recipes that fit" }, { timeout: 30_000 });
const list = () => screen.findByRole("radio", { name: "Recent" }, { timeout: 30_000 });

it("FOOD-087 whoever has nothing usual yet begins with recipes for what the meal has room for", async () => {
  open();
  const section = await recipes();
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    ...{ meal_slot_specification: "4", date_to_plan_for: "2026-03-18", kcal: "412", protein: "20" },
  });
  const link = screen.getByRole("link", { name: /^Bean soup ?405 kcal$/ });
  expect(link.getAttribute("href")).toBe("/recipes/7?date=2026-03-18&slot=4");
  const follows = section.compareDocumentPosition(await list()) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows).toBeGreaterThan(0);
});

it("FOOD-087 with usual foods they come below the lists, and stay while foods are added", async () => {
  usual = [banana];
  open();
  const section = await recipes();
  const precedes = section.compareDocumentPosition(await list()) & Node.DOCUMENT_POSITION_PRECEDING;
  expect(precedes).toBeGreaterThan(0);
  left = { kcal: 20, protein: 0 };
  fireEvent.click(screen.getByRole("button", { name: "Add 1 piece of Banana" }));
  await screen.findByRole("button", { name: "Take Banana back" });
  expect(section.isConnected).toBe(true);
  expect(asked).toHaveLength(1);
});

it("FOOD-087 without numbers a recipe has a name and a picture alone", async () => {
  open({}, false);
  await recipes();
  screen.getByRole("link", { name: "Bean soup" });
  expect(screen.queryByText(/kcal/)).toBeNull();
});

it.each<[string, Partial<FoodChoice>, () => void]>([
  ["with little room", {}, () => (left = { kcal: 149, protein: 3 })],
  ["without a target", {}, () => (left = null)],
  ["in a meal that is not in the plan", { slot: { ...slot, id: -1 } }, () => undefined],
  ["in the diary of a client", { place: { date: "2026-03-18", clientId: 7 } }, () => undefined],
])("FOOD-087 there are none %s", async (_case, more, set) => {
  set();
  open(more);
  await waitFor(() => screen.getByText("Search for a food or a brand"), { timeout: 30_000 });
  expect(asked).toHaveLength(0);
  expect(screen.queryByRole("region", { name: "Recipes that fit" })).toBeNull();
});
