import type { RememberedFood } from "@plateful/contract";
import type { DiarySlot } from "@plateful/planning";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPerson } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { beginFoodChoice } from "../../lib/address/food-choice.ts";
import { setToken } from "../../lib/device/session.ts";
import { BasketBar } from "./BasketBar.tsx";
import { MealSelect } from "./MealSelect.tsx";
import { StartOfSearch } from "./StartOfSearch.tsx";

const aFood = (id: number, name: string, kcal: number): RememberedFood => ({
  suggested_serving: {
    ...{ id, serving_description: "1 glass", measurement_description: "glass" },
    ...{ measurement_description_plural: "glasses", quantity: 1, one_serving_in_metric_value: 200 },
    ...{ metric_unit: "ml", kcal, protein: 7, carbohydrates: 9, fat: 3, fiber: null },
    food: { id: id * 10, name, brand_name: null },
  },
  category: "DAIRY",
  quantity: 2,
  times: 1,
});
const aSlot = (id: number, mealMoment: "BREAKFAST" | "LUNCH") => ({ id, mealMoment }) as DiarySlot;
const SLOTS = [aSlot(1, "BREAKFAST"), aSlot(2, "LUNCH")];

const put = vi.fn();
const takenBack = vi.fn();
const done = vi.fn();

beforeEach(() => {
  setToken("a token");
  for (const mock of [put, takenBack, done]) mock.mockReset();
  const recent = [aFood(1, "Milk", 92), aFood(2, "Kefir", 100)];
  vi.stubGlobal("fetch", async (url: string) =>
    Response.json(String(url).includes("favourite") ? { foods: [] } : { usual: [], recent }),
  );
  beginFoodChoice({
    ...{ slots: SLOTS, slot: SLOTS[0] ?? null, chooseMealMoment: true, isLogged: true },
    place: { date: "2026-03-18", clientId: undefined },
    leftIn: () => ({ kcal: 300, protein: 20 }),
    onChoose: async () => undefined,
    onPut: async (chosen, key) => {
      await put(chosen, key);
      return takenBack;
    },
    onDone: done,
  });
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

const open = (showsNumbers = true) =>
  openScreen(aPerson(), () => (
    <>
      <MealSelect />
      <StartOfSearch showsNumbers={showsNumbers} onOpen={() => undefined} />
      <BasketBar showsNumbers={showsNumbers} />
    </>
  ));
const plus = (name: string) =>
  screen.findByRole("button", { name: `Add 2 glasses of ${name}` }, { timeout: 5_000 });

it("FOOD-079 counts what was added and what is left of the meal, and leads back", async () => {
  open();
  fireEvent.click(await plus("Milk"));
  await screen.findByText("1 food · 184 kcal");
  screen.getByText("116 kcal left for breakfast");
  expect(put.mock.calls[0]?.[0]).toMatchObject({ servingId: 1, quantity: 2, isEaten: true, slot: { id: 1 } });
  fireEvent.click(await plus("Kefir"));
  await screen.findByText("2 foods · 384 kcal");
  screen.getByText("84 kcal over for breakfast");
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(done).toHaveBeenCalledTimes(1);
});

it("FOOD-081 the tick of a food and the button in the bar take it back", async () => {
  open();
  fireEvent.click(await plus("Milk"));
  await screen.findByText("1 food · 184 kcal");
  const [tick] = await screen.findAllByRole("button", { name: "Take Milk back" });
  if (tick !== undefined) fireEvent.click(tick);
  await plus("Milk");
  expect(takenBack).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/1 food/)).toBeNull();
  fireEvent.click(await plus("Kefir"));
  await screen.findByText("1 food · 200 kcal");
  const back = (await screen.findAllByRole("button", { name: "Take Kefir back" })).at(-1);
  if (back !== undefined) fireEvent.click(back);
  await plus("Kefir");
  expect(takenBack).toHaveBeenCalledTimes(2);
});

it("FOOD-079 another meal has its own ticks and its own room; without numbers foods are only counted", async () => {
  open(false);
  fireEvent.click(await plus("Milk"));
  await screen.findByText("1 food added");
  expect(screen.queryByText(/kcal/)).toBeNull();
  fireEvent.change(screen.getByRole("combobox", { name: "Meal" }), { target: { value: "2" } });
  fireEvent.click(await plus("Milk"));
  await screen.findByText("2 foods added");
  expect(put.mock.calls.map(([{ slot }]) => slot.id)).toEqual([1, 2]);
});

it("FOOD-079 a refusal is said at its food, and the next try is the same one", async () => {
  put.mockRejectedValueOnce(new Error("offline"));
  open();
  fireEvent.click(await plus("Milk"));
  await screen.findByRole("alert");
  expect(screen.queryByRole("button", { name: "Done" })).toBeNull();
  fireEvent.click(await plus("Milk"));
  await screen.findByText("1 food · 184 kcal");
  await waitFor(() => expect(put.mock.calls[0]?.[1]).toBe(put.mock.calls[1]?.[1]));
});
