import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cmToFeetInches,
  cmToFeetWholeInches,
  cmToInches,
  DEFAULT_WEIGHT,
  defaultUnits,
  editedHeightCm,
  editedWeightKg,
  enteredWeightError,
  enteredWeightToKg,
  feetInchesError,
  feetInchesToCm,
  heightCmError,
  kgToLb,
  kgToStones,
  lbToKg,
  regionOfLocale,
  roundHalfUp,
  shownWeight,
  stonesToKg,
  WEIGHT_UNITS,
} from "./index.ts";

const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);

describe("weights", () => {
  it("CALC-065 converts with the product's factors", () => {
    expect(kgToLb(1)).toBe(2.20462);
    expect(lbToKg(1)).toBe(0.453592);
    expect(stonesToKg(1, 0)).toBeCloseTo(14 * 0.453592, 10);
    expect(cmToInches(2.54)).toBe(1);
    expect(feetInchesToCm({ feet: 1, inches: 0 })).toBe(30.5);
    expect(cmToFeetInches(30.48)).toEqual({ feet: 1, inches: 0 });
  });

  it.each([
    [70, 154.3, 11, 0.3],
    [69.85, 154, 11, 0],
    [100, 220.5, 15, 10.5],
    [63.48, 139.9, 9, 13.9],
    [63.5, 140, 10, 0],
  ])("CALC-066 shows %d kg as %d lb and as %d st %d lb", (kilograms, pounds, stones, rest) => {
    expect(shownWeight(kilograms, "POUNDS")).toEqual({ unit: "POUNDS", pounds });
    expect(shownWeight(kilograms, "STONES")).toEqual({ unit: "STONES", stones, pounds: rest });
    expect(shownWeight(kilograms, "KILOGRAMS")).toEqual({
      unit: "KILOGRAMS",
      kilograms: roundHalfUp(kilograms, 1),
    });
  });

  it("E13: CALC-066 never shows 14.0 lb beside stones", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 400, noNaN: true }), (kilograms) => {
        const { stones, pounds } = kgToStones(kilograms);
        expect(Number.isInteger(stones)).toBe(true);
        expect(pounds).toBeGreaterThanOrEqual(0);
        expect(pounds).toBeLessThan(14);
        expect(stones * 14 + pounds).toBeCloseTo(kgToLb(kilograms), 0);
      }),
    );
  });

  it("CALC-067 starts at 70 kg or 155 lb", () => {
    expect(DEFAULT_WEIGHT).toEqual({ kilograms: 70, pounds: 155 });
  });

  it.each([
    [44.9, "too_low"],
    [45, null],
    [300, null],
    [300.1, "too_high"],
    [0, "not_positive"],
    [-70, "not_positive"],
    [Number.NaN, "not_positive"],
  ])("ONB-017 answers %d kg with %s", (kilograms, error) => {
    expect(enteredWeightError({ unit: "KILOGRAMS", kilograms })).toBe(error);
  });

  it.each([
    [99.9, "too_low"],
    [100, null],
    [660, null],
    [660.1, "too_high"],
  ])("ONB-017 ONB-018 answers %d lb with %s, in pounds and as stones", (pounds, error) => {
    expect(enteredWeightError({ unit: "POUNDS", pounds })).toBe(error);
    const stones = Math.floor(pounds / 14);
    expect(enteredWeightError({ unit: "STONES", stones, pounds: pounds - stones * 14 })).toBe(error);
  });

  it("ONB-018 stores the limits of the pound range as the kilograms they are", () => {
    expect(roundHalfUp(enteredWeightToKg({ unit: "POUNDS", pounds: 660 }), 1)).toBe(299.4);
    expect(roundHalfUp(enteredWeightToKg({ unit: "POUNDS", pounds: 100 }), 1)).toBe(45.4);
  });

  it.each([
    [70.25, 70.3],
    [70.24, 70.2],
    [70.05, 70.1],
    [69.95, 70],
  ])("ONB-019 rounds %d kg to %d", (kilograms, stored) => {
    expect(enteredWeightToKg({ unit: "KILOGRAMS", kilograms })).toBe(stored);
  });

  it("E13: ONB-026 leaves a weight untouched by any walk through the units", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 45, max: 300, noNaN: true }),
        fc.array(fc.constantFrom(...WEIGHT_UNITS), { maxLength: 12 }),
        (kilograms, units) => {
          const after = units.reduce((kg, unit) => editedWeightKg(kg, shownWeight(kg, unit)), kilograms);
          expect(after).toBe(kilograms);
        },
      ),
    );
  });

  it("E13: ONB-026 shows entered pounds and stones again as they were typed", () => {
    fc.assert(
      fc.property(tenths(100, 660), (pounds) => {
        const kilograms = editedWeightKg(70, { unit: "POUNDS", pounds });
        expect(shownWeight(kilograms, "POUNDS")).toEqual({ unit: "POUNDS", pounds });
        const { stones, pounds: rest } = kgToStones(kilograms);
        expect(roundHalfUp(stones * 14 + rest, 1)).toBe(pounds);
      }),
    );
  });

  it("ONB-026 takes an edited weight over", () => {
    expect(editedWeightKg(70, { unit: "KILOGRAMS", kilograms: 71.25 })).toBe(71.3);
    expect(editedWeightKg(70, { unit: "STONES", stones: 12, pounds: 0 })).toBe(76.2);
  });
});

describe("heights", () => {
  it.each([
    [170, 5, 6.9, 5, 7],
    [182.8, 6, 0, 6, 0],
    [121.92, 4, 0, 4, 0],
    [181.7, 5, 11.5, 6, 0],
  ])(
    "CALC-066 shows %d cm as %d ft %d in, in the profile %d ft %d in",
    (cm, feet, inches, wholeFeet, whole) => {
      expect(cmToFeetInches(cm)).toEqual({ feet, inches });
      expect(cmToFeetWholeInches(cm)).toEqual({ feet: wholeFeet, inches: whole });
    },
  );

  it.each([
    [119.9, "too_low"],
    [120, null],
    [250, null],
    [250.1, "too_high"],
    [0, "not_positive"],
  ])("ONB-015 answers %d cm with %s", (centimetres, error) => {
    expect(heightCmError(centimetres)).toBe(error);
  });

  it.each([
    [4, 0, null],
    [8, 0, null],
    [8, 0.1, "too_high"],
    [3, 11.9, "too_low"],
    [5, 12, "too_high"],
    [5, -1, "not_positive"],
    [9, 0, "too_high"],
    [5.5, 0, "not_positive"],
  ])("ONB-015 ONB-016 answers %d ft %d in with %s", (feet, inches, error) => {
    expect(feetInchesError({ feet, inches })).toBe(error);
  });

  it("ONB-016 stores 121.9 to 243.8 cm for 4 to 8 ft", () => {
    expect(feetInchesToCm({ feet: 4, inches: 0 })).toBe(121.9);
    expect(feetInchesToCm({ feet: 8, inches: 0 })).toBe(243.8);
  });

  it("E13: ONB-026 leaves a height untouched when its fields were not", () => {
    fc.assert(
      fc.property(fc.double({ min: 120, max: 250, noNaN: true }), (cm) => {
        expect(editedHeightCm(cm, cmToFeetInches(cm))).toBe(cm);
      }),
    );
    expect(editedHeightCm(170, { feet: 6, inches: 0 })).toBe(182.9);
  });

  it("E13: ONB-026 shows entered feet and inches again as they were typed", () => {
    fc.assert(
      fc.property(tenths(48, 96), (total) => {
        const feet = Math.floor(total / 12);
        const inches = roundHalfUp(total - feet * 12, 1);
        expect(cmToFeetInches(feetInchesToCm({ feet, inches }))).toEqual({ feet, inches });
      }),
    );
  });
});

describe("default units", () => {
  const metric = { height: "CENTIMETRES", weight: "KILOGRAMS" };
  const imperial = { height: "FEET_AND_INCHES", weight: "POUNDS" };
  const british = { height: "FEET_AND_INCHES", weight: "STONES" };

  it.each([
    ["en-US", imperial],
    ["en-GB", british],
    ["nl-NL", metric],
    ["en", metric],
    ["es-Latn-US", imperial],
    ["en_gb", british],
    ["not a locale", metric],
    ["", metric],
    [null, metric],
    [undefined, metric],
  ])("ONB-027 takes the region of %s", (locale, units) => {
    expect(defaultUnits(locale)).toEqual(units);
  });

  it("ONB-027 reads a region from the tag alone", () => {
    expect(regionOfLocale("us")).toBeNull();
    expect(regionOfLocale("es-419")).toBe("419");
  });

  it("lets the organisation decide before the region", () => {
    expect(defaultUnits("nl-NL", { defaultUnits: "IMPERIAL", imperialUnitsAllowed: true })).toEqual(imperial);
    expect(defaultUnits("en-US", { defaultUnits: "METRIC", imperialUnitsAllowed: true })).toEqual(metric);
    expect(defaultUnits("en-GB", { defaultUnits: "REGION", imperialUnitsAllowed: true })).toEqual(british);
    expect(defaultUnits("en-US", { defaultUnits: "IMPERIAL", imperialUnitsAllowed: false })).toEqual(metric);
  });
});
