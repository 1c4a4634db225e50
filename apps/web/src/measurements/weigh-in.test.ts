import { describe, expect, it } from "vitest";
import type { MeasureUnits } from "./measure-units.ts";
import { NO_WEIGHT, stepped, weightTexts } from "./weigh-in.ts";

const METRIC: MeasureUnits = { weight: "KILOGRAMS", isWaistInInches: false };
const POUNDS: MeasureUnits = { ...METRIC, weight: "POUNDS" };
const STONES: MeasureUnits = { ...METRIC, weight: "STONES" };
const dutch = (value: number) => String(value).replace(".", ",");

describe("the weight of today", () => {
  it.each([
    ["kilograms", METRIC, { weight: "71,4", pounds: "" }],
    ["pounds", POUNDS, { weight: "157,4", pounds: "" }],
    ["stones and pounds", STONES, { weight: "11", pounds: "3,4" }],
  ])("MEAS-041 begins with the last one in %s", (_name, units, texts) => {
    expect(weightTexts(71.4, units, dutch)).toEqual(texts);
  });

  it("MEAS-041 goes up and down by a tenth of the unit that is shown", () => {
    expect(stepped({ weight: "71,9", pounds: "" }, METRIC, 1, dutch).weight).toBe("72");
    expect(stepped({ weight: "72", pounds: "" }, METRIC, -1, dutch).weight).toBe("71,9");
    expect(stepped({ weight: "157,4", pounds: "" }, POUNDS, 1, dutch).weight).toBe("157,5");
    expect(stepped({ weight: "11", pounds: "13,9" }, STONES, 1, dutch)).toEqual({
      weight: "12",
      pounds: "0",
    });
    expect(stepped({ weight: "12", pounds: "0" }, STONES, -1, dutch)).toEqual({
      weight: "11",
      pounds: "13,9",
    });
  });

  it("MEAS-041 comes to the same however it is stepped, in every unit", () => {
    for (const units of [METRIC, POUNDS, STONES]) {
      const start = weightTexts(71.4, units, dutch);
      let texts = start;
      for (let press = 0; press < 200; press++) texts = stepped(texts, units, 1, dutch);
      for (let press = 0; press < 200; press++) texts = stepped(texts, units, -1, dutch);
      expect(texts).toEqual(start);
    }
  });

  it("MEAS-041 stays within its limits, and leaves alone what is no weight", () => {
    for (const [units, weight] of [
      [METRIC, "300"],
      [POUNDS, "650"],
    ] as const)
      expect(stepped({ weight, pounds: "" }, units, 1, dutch).weight).toBe(weight);
    expect(stepped({ weight: "1", pounds: "" }, METRIC, -1, dutch).weight).toBe("1");
    expect(stepped(NO_WEIGHT, METRIC, 1, dutch)).toEqual(NO_WEIGHT);
    expect(stepped({ weight: "x", pounds: "" }, METRIC, 1, dutch).weight).toBe("x");
  });
});
