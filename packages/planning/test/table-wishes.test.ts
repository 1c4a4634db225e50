import { describe, expect, it } from "vitest";
import { compileLibrary, type HardWishes, type RecipeRow, type Rules, sharedWishes } from "../src/index.ts";

const row = (id: string, more: Partial<RecipeRow> = {}): RecipeRow => ({
  ...{ id, perPortion: { kcal: 500, protein: 20, carbohydrates: 50, fat: 20 }, mealTypes: ["DINNER"] },
  ...{ diets: ["VEGETARIAN", "PESCATARIAN"], intolerances: ["NUTS"], allergens: [], allergensKnown: true },
  ...{ avoid: [], tags: [], preparationMinutes: 20, mainGroup: id, popularity: 0.5, groceries: [] },
  ...more,
});
const library = compileLibrary(
  [
    row("curry"),
    row("soup"),
    row("steak", { diets: [], avoid: ["Beef"] }),
    row("satay", { intolerances: [] }),
  ],
  "v",
);
const wishes = (more: Partial<HardWishes> = {}): HardWishes => ({
  ...{ diet: "OMNIVORE", allergens: [], avoid: [], disliked: [] },
  ...more,
});
const rules = (household: Record<string, HardWishes>, own: Partial<HardWishes> = {}): Rules => ({
  ...wishes(own),
  household: Object.entries(household).map(([id, one]) => ({ id, wishes: one })),
});
const dinner = (recipeId: string | null, ...members: string[]) => ({
  ...{ mealType: "DINNER" as const, recipeId, members },
});
const BO = { bo: wishes({ diet: "VEGETARIAN" }) };
const shared = [dinner("curry", "bo"), dinner("soup", "bo")];

describe("PLAN-240 whose wish shapes the week", () => {
  it("is said where all meals of a type keep to it because of someone who is at each of them", () => {
    expect(sharedWishes(library, rules(BO), shared)).toEqual([
      { mealType: "DINNER", wish: { kind: "DIET", diet: "VEGETARIAN" }, members: ["bo"] },
    ]);
    const nuts = { bo: wishes({ intolerances: ["NUTS"] }) };
    expect(sharedWishes(library, rules(nuts), shared)).toEqual([
      { mealType: "DINNER", wish: { kind: "INTOLERANCE", intolerance: "NUTS" }, members: ["bo"] },
    ]);
  });

  it("is not said of one meal, of a dish that does not keep to it, of one without them, or of what is no recipe", () => {
    for (const meals of [
      shared.slice(0, 1),
      [...shared, dinner("steak", "bo")],
      [...shared, dinner("curry")],
      [...shared, dinner(null, "bo")],
      [...shared, dinner("gone", "bo")],
    ])
      expect(sharedWishes(library, rules(BO), meals)).toEqual([]);
  });

  it("is not said where the person alone would have it no other way", () => {
    expect(sharedWishes(library, rules(BO, { diet: "VEGETARIAN" }), shared)).toEqual([]);
    expect(sharedWishes(library, rules(BO, { avoid: ["Beef"] }), shared)).toEqual([]);
  });

  it("names everybody whose wish it is, by name or by a stricter one", () => {
    const both = rules({ ...BO, ada: wishes({ diet: "PESCATARIAN" }), tom: wishes() });
    const meals = shared.map((one) => ({ ...one, members: ["bo", "ada", "tom"] }));
    expect(sharedWishes(library, both, meals).map(({ wish, members }) => [wish, members])).toEqual([
      [{ kind: "DIET", diet: "VEGETARIAN" }, ["bo"]],
      [{ kind: "DIET", diet: "PESCATARIAN" }, ["bo", "ada"]],
    ]);
  });
});
