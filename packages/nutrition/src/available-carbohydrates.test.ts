import { describe, expect, it } from "vitest";
import { availableCarbohydrates } from "./available-carbohydrates.ts";

describe("CALC-090 available carbohydrates", () => {
  it("are those with fibre, less the fibre", () => {
    expect(availableCarbohydrates({ withFiber: 22.8, fiber: 6.4, sugars: 0.3 })).toBe(16.4);
  });

  it("are never fewer than the sugars, which are no fibre", () => {
    expect(availableCarbohydrates({ withFiber: 10.3, fiber: 7.4, sugars: 4.1 })).toBe(4.1);
    expect(availableCarbohydrates({ withFiber: 5, fiber: 6, sugars: null })).toBe(0);
  });

  it("are all of them where the fibre is not known, and never more than all", () => {
    expect(availableCarbohydrates({ withFiber: 8, fiber: null, sugars: null })).toBe(8);
    expect(availableCarbohydrates({ withFiber: 8, fiber: 1, sugars: 9 })).toBe(8);
  });
});
