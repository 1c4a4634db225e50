import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  combineFoodFacts,
  DIETS,
  dietsAllowed,
  FOOD_FACTS,
  type FoodFact,
  type FoodFacts,
  fitsDiet,
  INTOLERANCES,
  intolerancesAllowed,
  isFreeOfAllergens,
  isPlantBased,
  suitsIntolerance,
} from "./index.ts";

const factsWhere = (value: boolean | null, ...present: FoodFact[]): FoodFacts =>
  Object.fromEntries(
    FOOD_FACTS.map((fact) => [fact, present.includes(fact) ? value : false]),
  ) as unknown as FoodFacts;
const containing = (...present: FoodFact[]): FoodFacts => factsWhere(true, ...present);
const unknown = factsWhere(null, ...FOOD_FACTS);
const someFacts = fc.record(
  Object.fromEntries(FOOD_FACTS.map((fact) => [fact, fc.constantFrom(true, false, null)])),
) as unknown as fc.Arbitrary<FoodFacts>;

describe("diets", () => {
  it("DATA-006 DATA-007 counts vegan and the vegetarian diets as plant-based", () => {
    expect(DIETS.filter(isPlantBased)).toEqual(["VEGAN", "VEGETARIAN", "OVO_VEGETARIAN", "LACTO_VEGETARIAN"]);
    expect(isPlantBased(null)).toBe(false);
  });

  it.each([
    [[], [...DIETS]],
    [["honey"], ["OMNIVORE", "VEGETARIAN", "OVO_VEGETARIAN", "LACTO_VEGETARIAN", "PESCATARIAN", "HALAL"]],
    [["egg"], ["OMNIVORE", "VEGETARIAN", "OVO_VEGETARIAN", "PESCATARIAN", "HALAL"]],
    [
      ["dairy", "lactose"],
      ["OMNIVORE", "VEGETARIAN", "LACTO_VEGETARIAN", "PESCATARIAN", "HALAL"],
    ],
    [["fish"], ["OMNIVORE", "PESCATARIAN", "HALAL"]],
    [["crustaceansOrShellfish"], ["OMNIVORE", "PESCATARIAN", "HALAL"]],
    [["meat"], ["OMNIVORE"]],
    [["meat", "pork"], ["OMNIVORE"]],
    [["gelatine"], ["OMNIVORE"]],
    [["alcohol"], ["OMNIVORE", "VEGAN", "VEGETARIAN", "OVO_VEGETARIAN", "LACTO_VEGETARIAN", "PESCATARIAN"]],
  ] as const)("a food with %j fits %j", (present, diets) => {
    expect(dietsAllowed(containing(...present))).toEqual(diets);
  });

  it("takes meat for halal only from recipes marked so, and pork and alcohol never", () => {
    expect(fitsDiet(containing("meat"), "HALAL", true)).toBe(true);
    expect(fitsDiet(containing("meat", "pork"), "HALAL", true)).toBe(false);
    expect(fitsDiet(containing("alcohol"), "HALAL", true)).toBe(false);
    expect(fitsDiet(factsWhere(null, "meat"), "HALAL")).toBe(false);
  });

  it("allows nothing unknown to a restricted diet or an intolerance", () => {
    expect(dietsAllowed(unknown, true)).toEqual(["OMNIVORE"]);
    expect(intolerancesAllowed(unknown)).toEqual(["NO_INTOLERANCE"]);
  });

  it("allows no more when more is unknown or present", () => {
    fc.assert(
      fc.property(
        someFacts,
        fc.constantFrom(...FOOD_FACTS),
        fc.constantFrom(true, null),
        (facts, fact, value) => {
          const better: FoodFacts = { ...facts, [fact]: false };
          const worse: FoodFacts = { ...facts, [fact]: value };
          expect(dietsAllowed(better)).toEqual(expect.arrayContaining(dietsAllowed(worse)));
          expect(intolerancesAllowed(better)).toEqual(expect.arrayContaining(intolerancesAllowed(worse)));
        },
      ),
    );
  });

  it("allows a recipe exactly what all of its foods allow", () => {
    fc.assert(
      fc.property(fc.array(someFacts, { minLength: 1, maxLength: 6 }), (foods) => {
        const recipe = combineFoodFacts(foods);
        for (const diet of DIETS) {
          expect(fitsDiet(recipe, diet)).toBe(foods.every((food) => fitsDiet(food, diet)));
        }
        for (const intolerance of INTOLERANCES) {
          expect(suitsIntolerance(recipe, intolerance)).toBe(
            foods.every((food) => suitsIntolerance(food, intolerance)),
          );
        }
      }),
    );
    expect(dietsAllowed(combineFoodFacts([]))).toEqual(["OMNIVORE"]);
  });
});

describe("intolerances and allergens", () => {
  it.each([
    ["lactose", "LACTOSE"],
    ["crustaceansOrShellfish", "CRUSTACEANS_AND_SHELLFISH"],
    ["gluten", "GLUTEN"],
    ["nuts", "NUTS"],
  ] as const)("a food with %s suits all but %s", (fact, intolerance) => {
    expect(intolerancesAllowed(containing(fact))).toEqual(
      INTOLERANCES.filter((other) => other !== intolerance),
    );
  });

  it("counts an allergen that nobody checked as present", () => {
    const contained = { MILK: false, EGG: true, SOY: null };
    expect(isFreeOfAllergens<string>(contained, ["MILK"])).toBe(true);
    expect(isFreeOfAllergens<string>(contained, ["EGG"])).toBe(false);
    expect(isFreeOfAllergens<string>(contained, ["SOY"])).toBe(false);
    expect(isFreeOfAllergens<string>(contained, ["FISH"])).toBe(false);
    expect(isFreeOfAllergens<string>(contained, [])).toBe(true);
  });
});
