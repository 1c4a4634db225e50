import { expect, it } from "vitest";
import { greatestHelp, shownFit } from "./cooking-fit.ts";

const slot = (meal_moment: string, within: number | null, restrictions: object[] = []) =>
  ({
    meal_moment,
    restrictions,
    cooking: within === null ? null : { within, more: null, examples: [] },
  }) as never;

it("PROF-046 shows the dinner that the fewest recipes fit, else the next meal of the day's largest", () => {
  const week = [slot("BREAKFAST", 3), slot("LUNCH", 8), slot("DINNER", 40), slot("DINNER", 30)];
  expect(shownFit(week)).toMatchObject({ mealType: "DINNER", cooking: { within: 30 } });
  expect(shownFit(week.slice(0, 2))).toMatchObject({ mealType: "LUNCH" });
  expect(shownFit([slot("SNACK", null)])).toBeNull();
  expect(shownFit([])).toBeNull();
});

it("PROF-046 says what would help most where fewer than 20 fit", () => {
  const costs = [
    { restriction: "KITCHEN", costs: 5 },
    { restriction: "CUISINES", costs: 9 },
  ];
  const helpAt = (within: number, restrictions = costs) => {
    const fit = shownFit([slot("DINNER", within, restrictions)]);
    return fit === null ? undefined : greatestHelp(fit);
  };
  expect(helpAt(19)).toEqual({ restriction: "CUISINES", costs: 9 });
  expect(helpAt(20)).toBeNull();
  expect(helpAt(3, [])).toBeNull();
});
