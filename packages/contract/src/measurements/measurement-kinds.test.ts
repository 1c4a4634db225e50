import { STORED_MEASUREMENT_TYPES } from "@plateful/nutrition";
import { expect, it } from "vitest";
import { MEASUREMENT_KINDS, measurementTables } from "./measurement-kinds.ts";

it("MEAS-043 names every kind once, with the consent that its calls ask for", () => {
  expect(Object.keys(MEASUREMENT_KINDS)).toEqual([...STORED_MEASUREMENT_TYPES]);
  const kinds = Object.values(MEASUREMENT_KINDS);
  for (const { calls, consent } of kinds) expect(calls.create.consent).toEqual([consent]);
  expect(new Set(kinds.map(({ table }) => table)).size).toBe(kinds.length);
  expect(new Set(kinds.map(({ calls }) => calls.create.path)).size).toBe(kinds.length);
});

it("MEAS-043 MEAS-031 gives the tables of each consent", () => {
  expect(measurementTables("STRESS_AND_SLEEP")).toEqual(["user_sleeps", "user_stresses"]);
  expect(measurementTables("BODY_AND_PLAN")).toEqual([
    "user_weights",
    "user_distances",
    "user_body_fat_percentages",
  ]);
  expect(measurementTables("CYCLE")).toEqual([]);
});
