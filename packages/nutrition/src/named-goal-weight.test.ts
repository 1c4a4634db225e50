import {
  enteredWeightToKg,
  HEIGHT_LIMITS,
  namedMaximum,
  namedMinimum,
  roundHalfUp,
  shownWeight,
  WEIGHT_LIMITS,
} from "@plateful/quantities";
import { describe, expect, it } from "vitest";
import { goalWeightError, minimumGoalWeight } from "./goal-weight.ts";

const { min, max } = HEIGHT_LIMITS.centimetres;
const HEIGHTS = Array.from({ length: (max - min) * 10 + 1 }, (_, at) => roundHalfUp(min + at / 10, 1));
const UNITS = ["KILOGRAMS", "POUNDS", "STONES"] as const;
const judge = (heightInCm: number, goalWeight: number) =>
  goalWeightError({ goal: "RECOMPOSITION", heightInCm, weightInKg: 80, goalWeight });

describe("limits of a goal weight as they are named", () => {
  it.each(UNITS)(
    "ONB-101 the minimum named in %s is accepted at every height, and a tenth less is not",
    (unit) => {
      for (const height of HEIGHTS) {
        const named = shownWeight(namedMinimum(minimumGoalWeight(height), unit), unit);
        expect([height, named, judge(height, enteredWeightToKg(named))]).toEqual([height, named, null]);
        const less =
          named.unit === "KILOGRAMS"
            ? { ...named, kilograms: named.kilograms - 0.1 }
            : { ...named, pounds: named.pounds - 0.1 };
        expect([height, judge(height, enteredWeightToKg(less))]).toEqual([height, "too_low"]);
      }
    },
  );

  it.each(UNITS)("ONB-101 the maximum named in %s is accepted", (unit) => {
    const named = shownWeight(namedMaximum(WEIGHT_LIMITS.kilograms.max, unit), unit);
    expect([named, judge(170, enteredWeightToKg(named))]).toEqual([named, null]);
  });
});
