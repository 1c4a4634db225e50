import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shareEvenly, shift } from "./hand-over-split.ts";

const sum = (split: readonly number[]) => split.reduce((total, clients) => total + clients, 0);

describe("sharing clients among colleagues", () => {
  it("TEAM-015 is even, and the first ones get what is left over", () => {
    expect(shareEvenly(18, 2)).toEqual([9, 9]);
    expect(shareEvenly(5, 3)).toEqual([2, 2, 1]);
    expect(shareEvenly(1, 3)).toEqual([1, 0, 0]);
    expect(shareEvenly(4, 0)).toEqual([]);
  });

  it("TEAM-015 takes from the next colleague who has any, and gives to the next", () => {
    expect(shift([9, 9], 0, 1)).toEqual([10, 8]);
    expect(shift([9, 9], 1, -1)).toEqual([10, 8]);
    expect(shift([1, 0, 4], 0, 1)).toEqual([2, 0, 3]);
    expect(shift([0, 5], 0, -1)).toEqual([0, 5]);
    expect(shift([5, 0], 0, 1)).toEqual([5, 0]);
    expect(shift([5], 0, -1)).toEqual([5]);
  });

  it("TEAM-015 always adds up, and nobody gets less than none", () => {
    const presses = fc.array(fc.tuple(fc.nat(9), fc.constantFrom(1 as const, -1 as const)), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: 1, max: 6 }), presses, (clients, colleagues, pressed) => {
        const split = pressed.reduce(
          (before, [at, by]) => shift(before, at % colleagues, by),
          shareEvenly(clients, colleagues),
        );
        expect(sum(split)).toBe(clients);
        expect(Math.min(...split)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
