import type { Food, SuggestedServing } from "@plateful/contract";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aPerson, aPersonInOunces } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { beginFoodChoice, type ChosenFood } from "../../lib/address/food-choice.ts";
import { FoodResults } from "../FoodResults.tsx";
import { AmountForm } from "./AmountForm.tsx";

const figures = { kcal: 200, protein: 20, carbohydrates: 0, fat: 10, fiber: null };
const HUNDRED: SuggestedServing = {
  ...{ id: 1, food: 7, serving_description: "100 g", metric_unit: "g", one_serving_in_metric_value: 100 },
  ...{ measurement_description: "g", measurement_description_plural: "g", quantity: 100, ...figures },
};
const SLICE: SuggestedServing = {
  ...{ ...HUNDRED, id: 2, serving_description: "1 slice", one_serving_in_metric_value: 35, quantity: 1 },
  ...{ measurement_description: "slice", measurement_description_plural: "slices" },
};
const HAM: Food = {
  ...{ id: 7, name: "Ham", brand_name: null, barcode: [], category: "MEAT", ...figures },
  ...{ allergens: [], allergens_known: false },
  suggested_servings: [HUNDRED, SLICE],
};

/** Opens the amount of ham; what is added is told to `added`. */
function open(person = aPersonInOunces(), remembered: { servingId: number; quantity: number } | null = null) {
  const added = vi.fn((_chosen: ChosenFood) => undefined);
  const choice = {
    ...{ slots: [], slot: null, chooseMealMoment: false, leftIn: () => null, onDone: () => undefined },
    onChoose: async (chosen: ChosenFood) => added(chosen),
  };
  beginFoodChoice(choice);
  openScreen(person, () => (
    <AmountForm food={HAM} choice={choice} preferredServingId={null} remembered={remembered} />
  ));
  return added;
}
const amountBox = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Amount" });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));

it("CALC-089 an amount is entered in ounces and stored in grams", async () => {
  const added = open();
  const box = await amountBox();
  expect(box.value).toBe("3.5");
  screen.getByText("57 kcal per oz");
  screen.getByRole("radio", { name: "oz" });
  fireEvent.change(box, { target: { value: "3" } });
  screen.getByRole("heading", { name: "In 3 oz" });
  fireEvent.click(screen.getByRole("button", { name: "More" }));
  expect(box.value).toBe("3.5");
  fireEvent.change(box, { target: { value: "3" } });
  save();
  await vi.waitFor(() => expect(added).toHaveBeenCalledTimes(1));
  expect(added.mock.calls[0]?.[0]).toMatchObject({ servingId: 1, quantity: 0.8505 });
});

it("CALC-089 a slice stays one, with its weight in ounces beside it", async () => {
  open();
  await amountBox();
  fireEvent.click(screen.getByRole("radio", { name: /^1 slice/ }));
  screen.getByRole("heading", { name: "In 1 slice" });
  expect(screen.getAllByText("1.2 oz").length).toBeGreaterThan(0);
});

it("CALC-089 an amount that is left as it is stays what it was", async () => {
  const added = open(aPersonInOunces(), { servingId: 1, quantity: 1 });
  expect((await amountBox()).value).toBe("3.53");
  save();
  await vi.waitFor(() => expect(added).toHaveBeenCalledTimes(1));
  expect(added.mock.calls[0]?.[0]).toMatchObject({ quantity: 1 });
});

it("FOOD-012 whoever reads grams enters grams", async () => {
  open(aPerson());
  expect((await amountBox()).value).toBe("100");
  screen.getByText("200 kcal per 100 g");
  screen.getByRole("radio", { name: "g" });
});

it("CALC-089 what a search finds is told per ounce", async () => {
  const page = { count: 1, total_pages: 1, next: null, previous: null, results: [HAM] };
  const search = {
    ...{ data: { pages: [page], pageParams: [] }, isError: false, error: null, isFetching: false },
    refetch: async () => undefined,
  };
  openScreen(aPersonInOunces(), () => (
    <FoodResults typed="ham" asked="ham" search={search} showsNumbers meal={null} onOpen={() => undefined} />
  ));
  await screen.findByText("1 result · per oz");
  screen.getByText("57 kcal");
  screen.getByText("5.7 g protein");
});
