import { expect, it } from "vitest";
import { countToBuy } from "./index.ts";

it.each([
  [1.2, 2],
  [6, 6],
  [2.04, 2],
  [2.05, 2],
  [2.06, 3],
  [0.3, 1],
  [0.02, 1],
  [0.1 + 0.2 + 2.7, 3],
])("GROC-020 buys %d as %d", (amount, count) => {
  expect(countToBuy(amount)).toBe(count);
});
