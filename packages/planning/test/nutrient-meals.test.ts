import { type NutrientAmounts, type ShortNutrient, sumNutrients } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import { type ComingPlace, chooseNutrientMeals, type MealOption } from "../src/index.ts";

const short = (nutrient: ShortNutrient["nutrient"], reference: number, missing: number): ShortNutrient => ({
  ...{ nutrient, reference, missing, amount: reference - missing, known: 1 },
});
const FIBER = short("FIBER", 25, 10);
const IRON = short("IRON", 16, 8);

/** A portion of which so much is known; a share below 1 leaves that part of the energy unknown. */
const portion = (amounts: NutrientAmounts, known = 1) =>
  sumNutrients([
    { kcal: 500 * known, amounts: { FIBER: 0, IRON: 0, SALT: 0, ...amounts } },
    { kcal: 500 * (1 - known), amounts: {} },
  ]);

let made = 0;
function option(recipeId: string, amounts: NutrientAmounts, more: Partial<MealOption> = {}): MealOption {
  made += 1;
  return {
    ...{ recipeId, portions: 1, nutrients: portion(amounts), mainGroup: made },
    ...{ isFavourite: false, popularity: 0.5, delta: 0, newGroceries: 0 },
    ...more,
  };
}
const place = (key: string, options: MealOption[], present: NutrientAmounts | null = {}): ComingPlace => ({
  ...{ key, options },
  present: present === null ? null : portion(present),
});
const recipesOf = (places: ComingPlace[], passed: Parameters<typeof chooseNutrientMeals>[2] = []) =>
  chooseNutrientMeals(places, [FIBER, IRON], passed).map(({ recipeId }) => recipeId);

describe("NUTR-007 meals that bring what is short", () => {
  it("say how much more they bring than what is planned, most of its reference first", () => {
    const lentils = option("lentils", { FIBER: 12, IRON: 7 }, { portions: 1.3 });
    expect(chooseNutrientMeals([place("a", [lentils], { FIBER: 3, IRON: 4 })], [FIBER, IRON], [])).toEqual([
      {
        ...{ key: "a", recipeId: "lentils", portions: 1.3 },
        gains: [
          { nutrient: "FIBER", amount: 9 },
          { nutrient: "IRON", amount: 3 },
        ],
      },
    ]);
  });

  it("say what they bring where nothing is planned", () => {
    const [meal] = chooseNutrientMeals([place("a", [option("oats", { FIBER: 6 })], null)], [FIBER], []);
    expect(meal?.gains).toEqual([{ nutrient: "FIBER", amount: 6 }]);
  });

  it("go by shares of the references, and more than what is missing counts for nothing", () => {
    const options = [option("bran", { FIBER: 60 }), option("both", { FIBER: 10, IRON: 4 })];
    expect(recipesOf([place("a", options)])).toEqual(["both"]);
  });

  it("never count what is known too little, of the recipe or of what is planned", () => {
    const vague = option("vague", {}, { nutrients: portion({ FIBER: 20 }, 0.6) });
    expect(recipesOf([place("a", [vague])])).toEqual([]);
    const unknown = { ...place("a", [option("clear", { FIBER: 20 })]), present: portion({}, 0.6) };
    expect(recipesOf([unknown])).toEqual([]);
  });

  it("count what is not known of the planned meal as much as the rest of it, and of the recipe as nothing", () => {
    const half = option("half", {}, { nutrients: portion({ FIBER: 12 }, 0.8) });
    const [meal] = chooseNutrientMeals(
      [{ ...place("a", [half]), present: portion({ FIBER: 4 }, 0.8) }],
      [FIBER],
      [],
    );
    expect(meal?.gains).toEqual([{ nutrient: "FIBER", amount: 7 }]);
  });

  it("bring at least a tenth of a reference, or all that is missing", () => {
    expect(recipesOf([place("a", [option("little", { FIBER: 2.4 })])])).toEqual([]);
    const small = short("FIBER", 25, 2);
    expect(chooseNutrientMeals([place("a", [option("little", { FIBER: 2.4 })])], [small], [])).toHaveLength(
      1,
    );
  });

  it("never take away from something else that is short", () => {
    const swap = option("swap", { FIBER: 15, IRON: 1 });
    expect(recipesOf([place("a", [swap], { IRON: 4 })])).toEqual([]);
    expect(recipesOf([place("a", [swap], { IRON: 1.5 })])).toEqual(["swap"]);
  });

  it("never add to what there is too much of already", () => {
    const options = [option("salty", { FIBER: 15, SALT: 3 }), option("mild", { FIBER: 8, SALT: 1 })];
    expect(recipesOf([place("a", options, { SALT: 1 })])).toEqual(["salty"]);
    expect(recipesOf([place("a", options, { SALT: 1 })], ["SALT"])).toEqual(["mild"]);
  });

  it("are three at most, each another recipe, of another main group, for another meal", () => {
    const beans = { mainGroup: -1 };
    const meals = recipesOf([
      place("a", [option("chilli", { FIBER: 10 }, beans), option("soup", { FIBER: 9 }, beans)]),
      place("b", [option("soup", { FIBER: 9 }, beans), option("oats", { FIBER: 6 })]),
      place("c", [option("oats", { FIBER: 6 }), option("bread", { FIBER: 5 })]),
      place("d", [option("liver", { IRON: 6 })]),
      place("e", [option("nuts", { FIBER: 4 })]),
    ]);
    expect(meals).toEqual(["chilli", "liver", "oats"]);
  });

  it("bring different things: what one brings already counts half for the next", () => {
    const meals = recipesOf([
      place("a", [option("bran", { FIBER: 10 })]),
      place("b", [option("beans", { FIBER: 9 })]),
      place("c", [option("liver", { IRON: 4 })]),
    ]);
    expect(meals).toEqual(["bran", "liver", "beans"]);
  });

  it("are those that people like, and then those nearest to the plan, where they bring as much", () => {
    const plain = option("plain", { FIBER: 8 });
    const near = option("near", { FIBER: 8 }, { delta: -3 });
    const popular = option("popular", { FIBER: 8 }, { popularity: 0.9 });
    const liked = option("liked", { FIBER: 8 }, { isFavourite: true });
    const all = [plain, near, popular, liked];
    const firstOf = (options: MealOption[]) => recipesOf([place("a", options)])[0];
    expect(firstOf(all)).toBe("liked");
    expect(firstOf(all.slice(0, 3))).toBe("popular");
    expect(firstOf(all.slice(0, 2))).toBe("near");
  });
});
