import type { MeantFood } from "@plateful/contract";
import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { aPerson, aPersonInOunces } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { SentenceLine } from "./SentenceLine.tsx";

const figures = { kcal: 200, protein: 20, carbohydrates: 0, fat: 10, fiber: null };
const HAM: MeantFood = {
  ...{ quantity: 1, category: "MEAT", is_estimated: false },
  suggested_serving: {
    ...{ id: 1, serving_description: "100 g", metric_unit: "g", one_serving_in_metric_value: 100 },
    ...{ measurement_description: "g", measurement_description_plural: "g", quantity: 100, ...figures },
    food: { id: 7, name: "Ham", brand_name: null },
  },
};
const slices = { measurement_description: "slice", measurement_description_plural: "slices", quantity: 1 };
const SLICES: MeantFood = {
  ...{ ...HAM, quantity: 2 },
  suggested_serving: { ...HAM.suggested_serving, ...slices, one_serving_in_metric_value: 35 },
};

function Line({ first }: { first: MeantFood }) {
  const [food, setFood] = useState(first);
  return (
    <ul>
      <SentenceLine
        line={{ certainty: "SURE", choices: [], words: "ham" }}
        food={food}
        showsNumbers
        onChoose={setFood}
        onSearch={() => undefined}
        onLeaveOut={() => undefined}
      />
    </ul>
  );
}

it("CALC-089 a line of a sentence goes from one half ounce to the next", async () => {
  openScreen(aPersonInOunces(), () => <Line first={HAM} />);
  await screen.findByText("3.53 oz", { selector: "output" });
  fireEvent.click(screen.getByRole("button", { name: "More Ham" }));
  await screen.findByText("4 oz", { selector: "output" });
  screen.getByText("227 kcal");
});

it("CALC-089 what slices weigh in all is told in ounces", async () => {
  openScreen(aPersonInOunces(), () => <Line first={SLICES} />);
  await screen.findByText(/2\.5 oz/);
  expect(screen.getByText("2 slices", { selector: "output" })).toBeTruthy();
});

it("FOOD-068 grams go by tens", async () => {
  openScreen(aPerson(), () => <Line first={HAM} />);
  fireEvent.click(await screen.findByRole("button", { name: "More Ham" }));
  await screen.findByText("110 g", { selector: "output" });
});
