import { describe, expect, it } from "vitest";
import { metToKcalPerKgPerMinute } from "./src/exercise.ts";
import { readContent } from "./src/index.ts";

const { exercises } = readContent();

/** MET by code as the 2011 Compendium has them, copied from it once more and not from our file; docs/content.md says from where. */
const COMPENDIUM: Readonly<Record<string, number>> = {
  "01009": 8.5,
  "01019": 5.8,
  "01030": 8,
  "01040": 10,
  "02019": 8.5,
  "02040": 8,
  "02048": 5,
  "02050": 6,
  "02054": 3.5,
  "02071": 4.8,
  "02105": 3,
  "02150": 2.5,
  "03015": 7.3,
  "12020": 7,
  "12030": 8.3,
  "12050": 9.8,
  "12080": 11.5,
  "15055": 6.5,
  "15110": 5.5,
  "15350": 7.8,
  "15551": 11.8,
  "15610": 7,
  "15675": 7.3,
  "15710": 4,
  "17080": 6,
  "17190": 3.5,
  "17220": 5,
  "18240": 5.8,
  "18310": 6,
  "19030": 7,
};

describe("exercises", () => {
  it("DATA-015 have the MET of the Compendium code that they cite, each code once", () => {
    const ours = exercises.map(({ compendiumCode, met }) => [compendiumCode, met] as const);
    expect(ours.toSorted()).toEqual(Object.entries(COMPENDIUM).toSorted());
  });

  it("DATA-015 use the energy that follows: running at 8 km/h costs 8.3 MET, 0.145 kcal per kilogram and minute", () => {
    const running = exercises.find(({ id }) => id === "running-8-kmh");
    expect(running?.kcalPerKgPerMinute).toBeCloseTo(0.14525, 5);
    expect(metToKcalPerKgPerMinute(1)).toBeCloseTo(0.0175, 6);
  });

  it("DATA-015 cost more the faster one runs, cycles or walks", () => {
    const metOf = (id: string) => exercises.find((exercise) => exercise.id === id)?.met ?? 0;
    const faster = [
      ["jogging", "running-8-kmh", "running-10-kmh", "running-12-kmh"],
      ["cycling-leisure", "cycling-moderate", "cycling-fast"],
      ["walking", "brisk-walking", "hiking"],
    ];
    for (const ids of faster) expect(ids.map(metOf).toSorted((a, b) => a - b)).toEqual(ids.map(metOf));
  });
});
