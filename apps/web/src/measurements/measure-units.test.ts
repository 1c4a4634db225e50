import type { UserProfile } from "@plateful/contract";
import { phrasesOf } from "@plateful/phrases/all";
import { describe, expect, it } from "vitest";
import { type MeasureUnits, measureWords, unitsOf } from "./measure-units.ts";

const en = phrasesOf("en");
const METRIC: MeasureUnits = { weight: "KILOGRAMS", isWaistInInches: false };
const words = (type: Parameters<typeof measureWords>[0], units: MeasureUnits = METRIC) =>
  measureWords(type, units, "en", en);

describe("units", () => {
  const intake = {
    personal_weight_unit: "STONES",
    uses_imperial_measurements_for_height: true,
  } as UserProfile;

  it("MEAS-024 MEAS-025 are the person's own, and metric where the organisation allows no others", () => {
    expect(unitsOf(intake, true)).toEqual({ weight: "STONES", isWaistInInches: true });
    expect(unitsOf(intake, false)).toEqual(METRIC);
    expect(unitsOf(null, true)).toEqual(METRIC);
  });
});

describe("words", () => {
  it("MEAS-024 writes a weight in its unit, with one decimal", () => {
    expect(words("WEIGHT").text(71.45)).toBe("71.5 kg");
    expect(measureWords("WEIGHT", METRIC, "nl", phrasesOf("nl")).text(71.45)).toBe("71,5 kg");
    expect(words("WEIGHT", { ...METRIC, weight: "POUNDS" }).text(70)).toBe("154.3 lb");
    const stones = words("WEIGHT", { ...METRIC, weight: "STONES" });
    expect(stones.text(70)).toBe("11 st 0.3 lb");
    expect(stones.amount(stones.toShown(70) - stones.toShown(69))).toBe("2.2 lb");
  });

  it("MEAS-025 writes a waist in centimetres or inches", () => {
    expect(words("WAIST_CIRCUMFERENCE").text(80)).toBe("80.0 cm");
    expect(words("WAIST_CIRCUMFERENCE", { ...METRIC, isWaistInInches: true }).text(80)).toBe("31.5 in");
  });

  it("MEAS-006 writes the levels of stress as words, and fails on what is none", () => {
    expect(words("STRESS").text(2)).toBe("Low");
    expect(() => words("STRESS").text(6)).toThrow(RangeError);
  });

  it("MEAS-015 keeps what is drawn unrounded", () => {
    expect(words("WEIGHT").toAxis(71.4444)).toBe(71.4444);
    expect(words("WEIGHT").tickText(72)).toBe("72");
  });
});
