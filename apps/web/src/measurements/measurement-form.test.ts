import { describe, expect, it } from "vitest";
import type { MeasureUnits } from "./measure-units.ts";
import { EMPTY_MEASUREMENTS, type MeasurementTexts, momentOn, readMeasurements } from "./measurement-form.ts";

const METRIC: MeasureUnits = { weight: "KILOGRAMS", isWaistInInches: false };
const POUNDS: MeasureUnits = { weight: "POUNDS", isWaistInInches: true };
const STONES: MeasureUnits = { weight: "STONES", isWaistInInches: false };

const read = (texts: Partial<MeasurementTexts>, units = METRIC) => {
  const result = readMeasurements({ ...EMPTY_MEASUREMENTS, ...texts }, units);
  return result.ok ? result.values : result.faults;
};

describe("what was typed", () => {
  it("MEAS-023 reads a comma as a decimal point", () => {
    expect(read({ weight: "70,5" })).toEqual({ WEIGHT: 70.5 });
    expect(read({ weight: "70.5", sleep: "7,25", waist: "80,5" })).toEqual({
      WEIGHT: 70.5,
      SLEEP: 7.25,
      WAIST_CIRCUMFERENCE: 80.5,
    });
  });

  it("MEAS-026 leaves out what is empty, and has nothing when all is", () => {
    expect(read({})).toEqual({});
    expect(read({ weight: "  ", stress: "HIGH" })).toEqual({ STRESS: "HIGH" });
  });

  it.each([
    ["1", { WEIGHT: 1 }],
    ["300", { WEIGHT: 300 }],
    ["0,9", { weight: "tooLow" }],
    ["300,1", { weight: "tooHigh" }],
    ["0", { weight: "notPositive" }],
    ["-70", { weight: "notPositive" }],
    ["seventy", { weight: "notANumber" }],
    ["70kg", { weight: "notANumber" }],
  ])("MEAS-019 reads a weight of %s kg", (weight, expected) => {
    expect(read({ weight })).toEqual(expected);
  });

  it.each([
    [{ sleep: "16" }, { SLEEP: 16 }],
    [{ sleep: "16,1" }, { sleep: "tooHigh" }],
    [{ sleep: "0" }, { sleep: "notPositive" }],
    [{ waist: "300" }, { WAIST_CIRCUMFERENCE: 300 }],
    [{ waist: "300,1" }, { waist: "tooHigh" }],
    [{ waist: "x" }, { waist: "notANumber" }],
  ])("MEAS-021 reads %o", (texts, expected) => {
    expect(read(texts)).toEqual(expected);
  });
});

describe("other units", () => {
  it("MEAS-024 MEAS-025 turns pounds into kilograms, at most 650", () => {
    expect(read({ weight: "155" }, POUNDS)).toEqual({ WEIGHT: 70.31 });
    expect(read({ weight: "650" }, POUNDS)).toEqual({ WEIGHT: 294.83 });
    expect(read({ weight: "650,1" }, POUNDS)).toEqual({ weight: "tooHigh" });
    expect(read({ weight: "2.3" }, POUNDS)).toEqual({ WEIGHT: 1.04 });
    expect(read({ weight: "2.2" }, POUNDS)).toEqual({ weight: "tooLow" });
  });

  it("MEAS-024 MEAS-025 turns stones and pounds into kilograms, at most 650 lb in total", () => {
    expect(read({ weight: "11", pounds: "3,4" }, STONES)).toEqual({ WEIGHT: 71.4 });
    expect(read({ weight: "11" }, STONES)).toEqual({ WEIGHT: 69.85 });
    expect(read({ weight: "46", pounds: "6" }, STONES)).toEqual({ WEIGHT: 294.83 });
    expect(read({ weight: "46", pounds: "6.1" }, STONES)).toEqual({ weight: "tooHigh" });
    expect(read({ pounds: "x" }, STONES)).toEqual({ weight: "notANumber" });
    expect(read({ weight: "11", pounds: "-1" }, STONES)).toEqual({ weight: "notPositive" });
  });

  it("MEAS-025 turns inches into centimetres, at most as many as are 300 cm", () => {
    expect(read({ waist: "31,5" }, POUNDS)).toEqual({ WAIST_CIRCUMFERENCE: 80.01 });
    expect(read({ waist: "118.1" }, POUNDS)).toEqual({ WAIST_CIRCUMFERENCE: 299.97 });
    expect(read({ waist: "118.2" }, POUNDS)).toEqual({ waist: "tooHigh" });
    expect(read({ waist: "31.5" }, STONES)).toEqual({ WAIST_CIRCUMFERENCE: 31.5 });
  });
});

describe("the moment", () => {
  it("MEAS-022 is the chosen day at the time at which the form was opened, never later", () => {
    const opened = new Date(2026, 2, 31, 8, 15);
    expect(momentOn("2026-03-31", opened)).toBe(opened.toISOString());
    const earlier = new Date(momentOn("2026-02-28", opened));
    expect([earlier.getMonth(), earlier.getDate(), earlier.getHours(), earlier.getMinutes()]).toEqual([
      1, 28, 8, 15,
    ]);
  });
});
