import { describe, expect, it } from "vitest";
import { readMinutes, readServings } from "./stated-values.ts";

describe("durations and servings as pages state them", () => {
  it.each([
    ["PT1H30M", 90],
    ["P0DT0H20M", 20],
    ["P1DT2H", 1560],
    ["PT0M", null],
    ["PT90S", 2],
    ["1 uur 15 minuten", 75],
    ["± 3 u", 180],
    ["about 20 mins", 20],
    ["45", 45],
    ["a while", null],
    ["PT99999H", null],
  ])("REC-106 reads %s as %s minutes", (text, minutes) => {
    expect(readMinutes(text)).toBe(minutes);
  });

  it.each([
    ["4", 4],
    ["Serves 4-6", 4],
    ["voor 2 personen", 2],
    ["12 muffins", 12],
    ["1 loaf", null],
    ["900 g", null],
    ["", null],
  ])("REC-106 reads %s as %s servings", (text, servings) => {
    expect(readServings(text)).toBe(servings);
  });
});
