import type { ServingOfIngredient } from "@plateful/contract";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aPersonInOunces } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { MealIngredientRow } from "./MealIngredientRow.tsx";

const HUNDRED = {
  ...{ id: 1, quantity: 100, measurement_description: "g", measurement_description_plural: "g" },
} as ServingOfIngredient;

it("CALC-089 an ingredient of a meal is read, stepped and typed in ounces", async () => {
  const changed = vi.fn();
  const share = { ingredientId: 5, name: "Rice", serving: HUNDRED, servings: 0.8505, inRecipe: 1.134 };
  openScreen(aPersonInOunces(), () => (
    <ul>
      <MealIngredientRow share={share} isOnly={false} onChange={changed} />
    </ul>
  ));
  const box = await screen.findByRole<HTMLInputElement>("textbox");
  expect(box.value).toBe("3");
  screen.getByText("oz");
  screen.getByText(/4 oz/);
  const [less, more] = screen.getAllByRole("button");
  if (less !== undefined) fireEvent.click(less);
  if (more !== undefined) fireEvent.click(more);
  fireEvent.change(box, { target: { value: "2,25" } });
  fireEvent.blur(box);
  const ounces = changed.mock.calls.map(([servings]) => (servings * 100) / 28.35);
  expect(ounces.map((amount) => Math.round(amount * 1000) / 1000)).toEqual([2.5, 3.5, 2.25]);
});
