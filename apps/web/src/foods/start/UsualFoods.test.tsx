import type { RememberedFood } from "@plateful/contract";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPerson, aPersonInOunces } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { setToken } from "../../lib/device/session.ts";
import { UsualFoods } from "./UsualFoods.tsx";

const aFood = (id: number, name: string, quantity: number): RememberedFood => ({
  suggested_serving: {
    ...{ id, serving_description: "1 slice", measurement_description: "slice" },
    ...{ measurement_description_plural: "slices", quantity: 1, one_serving_in_metric_value: 35 },
    ...{ metric_unit: "g", kcal: 80, protein: 3, carbohydrates: 14, fat: 1, fiber: 2 },
    food: { id: id * 10, name, brand_name: null },
  },
  category: "BREAD",
  quantity,
  times: 4,
});
const BREAD = aFood(1, "Wholemeal bread", 2);
const RYE = aFood(2, "Rye bread", 1);
const PLACE = { date: "2026-03-18", clientId: undefined };

beforeEach(() => {
  setToken("a token");
  vi.stubGlobal("fetch", async () => Response.json({ usual: [BREAD], recent: [RYE] }));
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

it("FOOD-048 shows what is usual and what was eaten last, and adds the amount of last time with one press", async () => {
  const added = vi.fn(async (_food: RememberedFood, _key: string) => undefined);
  openScreen(aPerson(), () => (
    <UsualFoods place={PLACE} moment="BREAKFAST" showsNumbers most={6} onAdd={added} />
  ));
  await screen.findByRole("region", { name: "Usual at breakfast" });
  screen.getByRole("region", { name: "Recent" });
  screen.getByText("2 slices · 160 kcal");
  fireEvent.click(screen.getByRole("button", { name: "Add 2 slices of Wholemeal bread" }));
  await screen.findByText("Wholemeal bread has been added.");
  expect(added).toHaveBeenCalledTimes(1);
  expect(added.mock.calls[0]?.[0]).toEqual(BREAD);
});

it("FOOD-048 says what failed at its food, and tries the same again; with the numbers hidden there are none", async () => {
  const keys: string[] = [];
  const fails = async (_food: RememberedFood, key: string) => {
    keys.push(key);
    if (keys.length === 1) throw new Error("offline");
  };
  openScreen(aPerson(), () => (
    <UsualFoods place={PLACE} moment="BREAKFAST" showsNumbers={false} most={1} onAdd={fails} />
  ));
  const plus = await screen.findByRole("button", { name: "Add 2 slices of Wholemeal bread" });
  expect(screen.queryByText(/kcal/)).toBeNull();
  expect(screen.queryByText("Rye bread")).toBeNull();
  fireEvent.click(plus);
  await screen.findByRole("alert");
  fireEvent.click(plus);
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  await screen.findByText("Wholemeal bread has been added.");
  expect(keys[0]).toBe(keys[1]);
});

it("CALC-089 names the amount of last time in ounces, and adds just that", async () => {
  const grams = { measurement_description: "g", measurement_description_plural: "g", quantity: 100 };
  const ham: RememberedFood = {
    ...BREAD,
    suggested_serving: {
      ...BREAD.suggested_serving,
      ...grams,
      food: { ...BREAD.suggested_serving.food, name: "Ham" },
    },
    quantity: 1.134,
  };
  vi.stubGlobal("fetch", async () => Response.json({ usual: [ham], recent: [] }));
  const added = vi.fn(async (_food: RememberedFood, _key: string) => undefined);
  openScreen(aPersonInOunces(), () => (
    <UsualFoods place={PLACE} moment="BREAKFAST" showsNumbers most={6} onAdd={added} />
  ));
  fireEvent.click(await screen.findByRole("button", { name: "Add 4 oz of Ham" }));
  await screen.findByText("Ham has been added.");
  expect(added.mock.calls[0]?.[0].quantity).toBe(1.134);
});
