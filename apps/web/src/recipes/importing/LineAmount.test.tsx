import type { MeantFood } from "@plateful/contract";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aPersonInOunces } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { LineAmount } from "./LineAmount.tsx";
import { useAmountOf } from "./use-amount-of.ts";

const BEEF = {
  ...{ quantity: 4.536, category: "MEAT", is_estimated: false },
  suggested_serving: {
    ...{ id: 1, quantity: 100, measurement_description: "g", measurement_description_plural: "g" },
    food: { id: 7, name: "Beef", brand_name: null },
  },
} as MeantFood;

function Lines({ onAnswer }: { onAnswer: (answer: { quantity?: number }) => void }) {
  const amountOf = useAmountOf();
  return (
    <>
      <p>{amountOf(BEEF)}</p>
      <LineAmount food={BEEF} onAnswer={onAnswer} />
    </>
  );
}

it("CALC-089 a line of a recipe that was read is told and corrected in ounces", async () => {
  const answered = vi.fn();
  openScreen(aPersonInOunces(), () => <Lines onAnswer={answered} />);
  await screen.findByText("16 oz");
  const box = screen.getByRole<HTMLInputElement>("textbox");
  expect(box.value).toBe("16");
  fireEvent.change(box, { target: { value: "8" } });
  fireEvent.blur(box);
  expect(answered).toHaveBeenCalledWith({ suggested_serving: 1, quantity: 2.268, is_left_out: false });
});
