import { expect, it } from "vitest";
import { laidFor, MAX_PLATES } from "./laid-places.ts";

/** The plate fills three fifths of its picture, and the table is twice as wide as it is high. */
const radius = (width: number) => (width * 0.62) / 2;

it.each([1, 2, 3, 4, 9])("SAFE-022 lays %i plates within the table, and none under another", (plates) => {
  const { width, places } = laidFor(plates);
  expect(places).toHaveLength(Math.min(plates, MAX_PLATES));
  const half = radius(width);
  for (const { left, top } of places) {
    expect(left - half).toBeGreaterThan(2);
    expect(left + half).toBeLessThan(98);
    expect(top - 2 * half).toBeGreaterThan(2);
    expect(top + 2 * half).toBeLessThan(98);
  }
  for (const [at, one] of places.entries())
    for (const other of places.slice(at + 1)) {
      const apart = Math.hypot(one.left - other.left, (one.top - other.top) / 2);
      expect(apart).toBeGreaterThan(1.5 * half);
    }
});
