import type { Ingredient } from "@plateful/contract";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aPerson, aPersonInOunces } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { IngredientEditor } from "./IngredientEditor.tsx";

const anIngredient = (quantity: number, unit: string, inServing: number) =>
  ({
    ...{ id: 5, name: "Ham", quantity, kcal: 80 },
    suggested_serving: {
      ...{ id: 1, quantity: inServing, measurement_description: unit, measurement_description_plural: unit },
    },
  }) as Ingredient;

/** Opens one ingredient of a recipe of one's own, and types an amount of it. */
async function type(ingredient: Ingredient, text: string, person = aPersonInOunces()) {
  const typed = vi.fn();
  const nothing = () => undefined;
  openScreen(person, () => (
    <ul>
      <IngredientEditor
        {...{ ingredient, showsNumbers: true, isBusy: false }}
        {...{ onQuantity: typed, onSwap: nothing, onRemove: nothing }}
      />
    </ul>
  ));
  const box = await screen.findByRole<HTMLInputElement>("textbox");
  const shown = box.value;
  fireEvent.change(box, { target: { value: text } });
  fireEvent.blur(box);
  return { shown, sent: typed.mock.calls[0]?.[0] };
}

it("CALC-089 an ingredient of a recipe of one's own is weighed in ounces", async () => {
  expect(await type(anIngredient(0.8505, "g", 100), "4")).toEqual({ shown: "3", sent: 1.134 });
  screen.getByText("oz");
});

it("CALC-089 REC-073 what is counted is counted in the measure of its serving", async () => {
  expect(await type(anIngredient(1, "slices", 2), "3")).toEqual({ shown: "2", sent: 1.5 });
});

it("REC-073 whoever reads grams types grams", async () => {
  expect(await type(anIngredient(0.75, "g", 100), "90", aPerson())).toEqual({ shown: "75", sent: 0.9 });
});
