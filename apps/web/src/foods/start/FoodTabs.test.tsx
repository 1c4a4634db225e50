import type { RememberedFood } from "@plateful/contract";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPerson, aPersonInOunces } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { beginFoodChoice } from "../../lib/address/food-choice.ts";
import { setToken } from "../../lib/device/session.ts";
import { FoodTabs } from "./FoodTabs.tsx";

const aFood = (id: number, name: string): RememberedFood => ({
  suggested_serving: {
    ...{ id, serving_description: "1 glass", measurement_description: "glass" },
    ...{ measurement_description_plural: "glasses", quantity: 1, one_serving_in_metric_value: 200 },
    ...{ metric_unit: "ml", kcal: 92, protein: 7, carbohydrates: 9, fat: 3, fiber: null },
    food: { id: id * 10, name, brand_name: null },
  },
  category: "DAIRY",
  quantity: 1,
  times: 0,
});
const MILK = aFood(1, "Milk");
const KEFIR = aFood(2, "Kefir");

let favourites: RememberedFood[] = [];
let refusesMarks = false;
const marked: unknown[] = [];
/** Lets the server answer a mark. */
let release = () => {};
let held: Promise<void> = Promise.resolve();

beforeEach(() => {
  setToken("a token");
  favourites = [KEFIR];
  refusesMarks = false;
  held = Promise.resolve();
  marked.length = 0;
  vi.stubGlobal("fetch", async (_url: string, { method, body }: RequestInit) => {
    if (method === "GET") return Response.json({ foods: favourites });
    const mark = JSON.parse(String(body));
    marked.push(mark);
    await held;
    if (refusesMarks) return Response.json({ detail: "No." }, { status: 400 });
    favourites = [KEFIR, MILK].filter(
      (food) => (food.suggested_serving.food.id === mark.food) === mark.is_favourite,
    );
    return Response.json(mark);
  });
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

const open = (isOwn = true) => {
  beginFoodChoice({
    ...{ slots: [], slot: null, chooseMealMoment: true, leftIn: () => null },
    place: { date: "2026-03-18", clientId: isOwn ? undefined : 7 },
    onChoose: async () => undefined,
    onDone: () => undefined,
  });
  openScreen(aPerson(), () => (
    <FoodTabs recent={[MILK]} isOwn={isOwn} showsNumbers onOpen={() => undefined} />
  ));
};
const heart = (name: string) => screen.findByRole("button", { name: `Favourite: ${name}` });

it("FOOD-075 lists the favourites in a usual amount, and the heart of a food keeps it", async () => {
  open();
  const milk = await heart("Milk");
  await waitFor(() => expect(milk.getAttribute("aria-pressed")).toBe("false"));
  fireEvent.click(screen.getByRole("radio", { name: "Favourites" }));
  await screen.findByText("Kefir");
  expect((await heart("Kefir")).getAttribute("aria-pressed")).toBe("true");
  screen.getByText("1 glass · 92 kcal");
  fireEvent.click(screen.getByRole("radio", { name: "Recent" }));
  held = new Promise((resolve) => {
    release = resolve;
  });
  fireEvent.click(await heart("Milk"));
  // At once, before the server has answered.
  await waitFor(async () => expect((await heart("Milk")).getAttribute("aria-pressed")).toBe("true"));
  await waitFor(() => expect(marked).toEqual([{ food: 10, is_favourite: true }]));
  release();
});

it("FOOD-075 a mark that is refused goes back to what it was", async () => {
  refusesMarks = true;
  open();
  fireEvent.click(await screen.findByRole("radio", { name: "Favourites" }));
  fireEvent.click(await heart("Kefir"));
  await waitFor(() => expect(marked).toHaveLength(1));
  await waitFor(async () => expect((await heart("Kefir")).getAttribute("aria-pressed")).toBe("true"));
});

it("FOOD-075 says how a food gets here when there is none", async () => {
  favourites = [];
  open();
  fireEvent.click(await screen.findByRole("radio", { name: "Favourites" }));
  await screen.findByText("Press the heart of a food to keep it here.");
});

it("FOOD-076 has no favourites in the diary of a client", async () => {
  open(false);
  await screen.findByText("Milk");
  expect(screen.queryByRole("radio", { name: "Favourites" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Favourite/ })).toBeNull();
});

it("CALC-089 names what a press adds in fluid ounces", async () => {
  const poured = { measurement_description: "ml", measurement_description_plural: "ml", quantity: 100 };
  const juice = { ...MILK, suggested_serving: { ...MILK.suggested_serving, ...poured }, quantity: 2.4 };
  openScreen(aPersonInOunces(), () => (
    <FoodTabs recent={[juice]} isOwn showsNumbers onOpen={() => undefined} />
  ));
  await screen.findByText("8 fl oz · 221 kcal");
});
