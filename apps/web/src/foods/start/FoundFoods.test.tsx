import type { Food, RememberedFood } from "@plateful/contract";
import type { DiarySlot } from "@plateful/planning";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPerson } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { beginFoodChoice } from "../../lib/address/food-choice.ts";
import { setToken } from "../../lib/device/session.ts";
import { FoundFoods } from "./FoundFoods.tsx";

const slot = { id: 4, mealMoment: "LUNCH" } as DiarySlot;
const place = { date: "2026-03-18", clientId: undefined };
const aServing = (id: number) => ({
  ...{ id, serving_description: "1 glass", measurement_description: "glass" },
  ...{ measurement_description_plural: "glasses", quantity: 1, one_serving_in_metric_value: 200 },
  ...{ metric_unit: "ml" as const, kcal: 92, protein: 7, carbohydrates: 9, fat: 3, fiber: null },
});
const aFood = (id: number, name: string): Food => ({
  ...{ id, name, brand_name: null, barcode: [], category: "DAIRY" },
  ...{ kcal: 46, protein: 3, carbohydrates: 4, fat: 1, fiber: null },
  ...{ allergens: [], allergens_known: false },
  suggested_servings: [{ ...aServing(id * 10), food: id }],
});
const anAmount = ({ id, name }: Food, quantity: number, times: number): RememberedFood => ({
  suggested_serving: { ...aServing(id * 10), food: { id, name, brand_name: null } },
  ...{ category: "DAIRY", quantity, times },
});
const MILK = aFood(1, "Milk");
const KEFIR = aFood(2, "Kefir");

const put = vi.fn();
const opened = vi.fn();
const asked: string[] = [];
/** Lets the server answer what is asked of single foods. */
let release = () => {};
let answer: () => Response = () => Response.json({ usual: [], recent: [] });

beforeEach(() => {
  setToken("a token");
  put.mockReset();
  opened.mockReset();
  asked.length = 0;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal("fetch", async (url: string) => {
    if (String(url).includes("favourite")) return Response.json({ foods: [] });
    if (!String(url).includes("food=")) return Response.json({ usual: [], recent: [anAmount(MILK, 3, 1)] });
    asked.push(String(url));
    await held;
    return answer();
  });
  beginFoodChoice({
    ...{ slots: [slot], slot, place, chooseMealMoment: true, isLogged: true, leftIn: () => null },
    onChoose: async () => undefined,
    onPut: async (chosen) => {
      await put(chosen);
      return async () => undefined;
    },
    onDone: () => undefined,
  });
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

const open = (pages: readonly (readonly Food[])[]) =>
  openScreen(aPerson(), () => (
    <FoundFoods {...{ place, slot, pages }} query="mi" showsNumbers onOpen={opened} />
  ));
const long = { timeout: 30_000 };

it("FOOD-088 a row is there at once, and has its plus as soon as the amount is known, which a press adds", async () => {
  answer = () => Response.json({ usual: [anAmount(MILK, 2, 4)], recent: [anAmount(KEFIR, 1, 0)] });
  open([[MILK, KEFIR]]);
  fireEvent.click(await screen.findByRole("button", { name: /^Kefir/ }, long));
  expect(opened).toHaveBeenLastCalledWith(KEFIR, null);
  expect(screen.queryByRole("button", { name: /^Add / })).toBeNull();
  release();
  fireEvent.click(await screen.findByRole("button", { name: "Add 2 glasses of Milk" }));
  await screen.findByRole("button", { name: "Take Milk back" });
  expect(put).toHaveBeenCalledTimes(1);
  expect(put.mock.calls[0]?.[0]).toMatchObject({ servingId: 10, quantity: 2, isEaten: true, slot });
  // One that was never eaten comes in one serving, with what that amounts to.
  await screen.findByRole("button", { name: "Add 1 glass of Kefir" });
  screen.getByText("1 glass · 92 kcal");
});

it("FOOD-088 a press on the name opens the food at the amount that its row names", async () => {
  answer = () => Response.json({ usual: [anAmount(MILK, 2, 4)], recent: [] });
  release();
  open([[MILK]]);
  await screen.findByText("2 glasses · 184 kcal", undefined, long);
  fireEvent.click(screen.getByRole("button", { name: /^Milk/ }));
  expect(opened).toHaveBeenLastCalledWith(MILK, { foodId: 1, servingId: 10, quantity: 2 });
});

it("FOOD-088 a further page asks for its own foods, and leaves the rows that are there", async () => {
  answer = () => Response.json({ usual: [], recent: [anAmount(MILK, 1, 0), anAmount(KEFIR, 1, 0)] });
  release();
  open([[MILK], [KEFIR]]);
  await screen.findByRole("button", { name: "Add 1 glass of Kefir" }, long);
  expect(asked.map((url) => new URL(url, "http://x").searchParams.getAll("food"))).toEqual([["1"], ["2"]]);
});

it("FOOD-088 what was eaten before keeps its amount where the device alone knows of it", async () => {
  // The device knows one serving of each, and from the last visit what was eaten of the milk.
  answer = () => Response.json({ usual: [], recent: [anAmount(MILK, 1, 0)] });
  release();
  open([[MILK]]);
  await screen.findByRole("button", { name: "Add 3 glasses of Milk" }, long);
});
