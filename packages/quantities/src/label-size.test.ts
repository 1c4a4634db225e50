import { expect, it } from "vitest";
import { labelSize } from "./label-size.ts";

it.each([
  [500, "g", "METRIC", 500, "g"],
  [1000, "g", "METRIC", 1, "kg"],
  [1500, "ml", "METRIC", 1.5, "l"],
  [500, "g", "IMPERIAL", 18, "oz"],
  [250, "g", "IMPERIAL", 8.8, "oz"],
  [25, "g", "IMPERIAL", 0.9, "oz"],
  [1000, "ml", "IMPERIAL", 33, "fl_oz"],
] as const)("GROC-042 names %s %s in %s as %s %s, as on a label", (size, unit, system, value, shown) => {
  expect(labelSize(size, unit, system)).toEqual({ value, unit: shown });
});
