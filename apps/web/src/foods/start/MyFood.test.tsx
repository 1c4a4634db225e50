import type { OwnProduct } from "@plateful/contract";
import type { DiarySlot } from "@plateful/planning";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPerson, aPersonInOunces } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { beginFoodChoice } from "../../lib/address/food-choice.ts";
import { setToken } from "../../lib/device/session.ts";
import { BasketBar } from "./BasketBar.tsx";
import { MyFood } from "./MyFood.tsx";

const aProduct = (id: number, name: string, serving_size: number | null): OwnProduct => ({
  ...{ id, user: 1, name, brand: null, barcode: null, unit: "g", figures_per: "HUNDRED", serving_size },
  ...{ kcal: 400, fat: 10, saturated_fat: null, carbohydrates: 60, sugars: null, fiber: null },
  ...{ protein: 10, salt: null, created: "2026-03-01T10:00:00Z" },
});
const slot = { id: 4, mealMoment: "LUNCH" } as DiarySlot;
let products: OwnProduct[] = [];
const put = vi.fn();
const takenBack = vi.fn();

beforeEach(() => {
  setToken("a token");
  products = [aProduct(1, "Oat bar", 40), aProduct(2, "Rusk", null)];
  put.mockReset();
  takenBack.mockReset();
  vi.stubGlobal("fetch", async (url: string) => {
    const results = String(url).includes("own-products") ? products : [];
    return Response.json({ count: results.length, total_pages: 1, next: null, previous: null, results });
  });
  beginFoodChoice({
    ...{ slots: [slot], slot, chooseMealMoment: true, isLogged: true, leftIn: () => null },
    place: { date: "2026-03-18", clientId: undefined },
    onChoose: async () => undefined,
    onPutOwn: async (chosen) => {
      await put(chosen);
      return takenBack;
    },
    onDone: () => undefined,
  });
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

const open = (person = aPerson()) =>
  openScreen(person, () => (
    <>
      <MyFood showsNumbers />
      <BasketBar showsNumbers />
    </>
  ));
const long = { timeout: 5_000 };
const shownAs = (name: string, kcal: number) => ({
  ...{ name, unit: "g" },
  figures: {
    kcal,
    protein: expect.any(Number),
    carbohydrates: expect.any(Number),
    fat: expect.any(Number),
    fiber: null,
  },
});

it("FOOD-082 adds one serving of a product of one's own, or 100 g, and takes it back", async () => {
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Add 1 serving of Oat bar" }, long));
  await screen.findByText("1 food · 160 kcal");
  fireEvent.click(screen.getByRole("button", { name: "Add 100 g of Rusk" }));
  await screen.findByText("2 foods · 560 kcal");
  // With what is shown until the server has it (DIARY-108).
  expect(put.mock.calls.map(([chosen]) => chosen)).toEqual([
    { ...{ productId: 1, amount: 40, slot, isEaten: true }, ...shownAs("Oat bar", 160) },
    { ...{ productId: 2, amount: 100, slot, isEaten: true }, ...shownAs("Rusk", 400) },
  ]);
  const [tick] = screen.getAllByRole("button", { name: "Take Oat bar back" });
  if (tick !== undefined) fireEvent.click(tick);
  await screen.findByText("1 food · 400 kcal");
  expect(takenBack).toHaveBeenCalledTimes(1);
});

it("FOOD-082 says how products get here while there are none", async () => {
  products = [];
  open();
  await screen.findByText("Products whose label you copy are listed here.", {}, long);
});

it("CALC-089 a product whose serving is not known is added in ounces, and stored in grams", async () => {
  open(aPersonInOunces());
  fireEvent.click(await screen.findByRole("button", { name: "Add 3.53 oz of Rusk" }, long));
  await screen.findByText("1 food · 400 kcal");
  expect(put.mock.calls[0]?.[0]).toMatchObject({ amount: 100, unit: "g" });
});
