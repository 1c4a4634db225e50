import fc from "fast-check";
import { expect, it } from "vitest";
import { ALLERGENS, orderAllergens, toggleAllergen } from "./index.ts";

const some = fc.subarray([...ALLERGENS]);

it("PROF-037 keeps each allergen once and in order, and nothing else", () => {
  expect(ALLERGENS).toHaveLength(14);
  expect(orderAllergens(["MILK", "NUTS", "GLUTEN", "MILK"])).toEqual(["GLUTEN", "MILK"]);
  fc.assert(
    fc.property(some, (chosen) => {
      expect(orderAllergens([...chosen, ...chosen].reverse())).toEqual(chosen);
    }),
  );
});

it("PROF-037 puts a tapped allergen in or takes it out, and leaves the others", () => {
  fc.assert(
    fc.property(some, fc.constantFrom(...ALLERGENS), (chosen, tapped) => {
      const next = toggleAllergen(chosen, tapped);
      expect(next.includes(tapped)).toBe(!chosen.includes(tapped));
      expect(next.filter((one) => one !== tapped)).toEqual(chosen.filter((one) => one !== tapped));
      expect(toggleAllergen(next, tapped)).toEqual(chosen);
    }),
  );
});
