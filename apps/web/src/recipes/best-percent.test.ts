import { phrasesOf } from "@plateful/phrases/all";
import { expect, it } from "vitest";
import { bestPercent } from "./best-percent.ts";

it("PLAN-036 a rank is told by the share of recipes that are as good, never as a better one than it is", () => {
  const told = (rank: number, of: number) =>
    phrasesOf("en").mealReasons.RANK({ rank, percent: String(bestPercent({ rank, of })), of });
  expect(told(6, 210)).toBe("It is in the best 3 % of the 210 recipes that fit this meal.");
  expect(told(7, 210)).toContain("best 4 %");
  expect(told(1, 210)).toBe("Of the 210 recipes that fit this meal, it fits best.");
});
