import { type NutrientAmounts, sumNutrients } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import { hasAims, type SwapOption, type SwapPlace, type WeekPoint, weekSwaps } from "../src/index.ts";

const portion = (amounts: NutrientAmounts, known = 1) =>
  sumNutrients([
    { kcal: 500 * known, amounts: { FIBER: 5, SALT: 1, SATURATED_FAT: 3, ...amounts } },
    { kcal: 500 * (1 - known), amounts: {} },
  ]);
let made = 0;
function option(recipeId: string, amounts: NutrientAmounts, more: Partial<SwapOption> = {}): SwapOption {
  made += 1;
  return {
    ...{ recipeId, portions: 1, nutrients: portion(amounts), mainGroup: made, minutes: 20, kinds: [] },
    ...{ isFavourite: false, popularity: 0.5, delta: 0, newGroceries: 0 },
    ...more,
  };
}
const place = (date: string, options: SwapOption[], more: Partial<SwapPlace> = {}): SwapPlace => ({
  ...{ key: `${date} 1`, date, options, present: portion({}), minutes: 20, wishedMinutes: null, kinds: [] },
  ...more,
});
const days = ["2026-03-16", "2026-03-17", "2026-03-18", "2026-03-19"].map((date) => ({ date, met: false }));
const guide = (more: object = {}): WeekPoint => ({
  ...{ code: "GUIDE", met: false, nutrient: "FIBER", kind: "MIN", amount: 20, reference: 25, known: 1, days },
  ...more,
});
const [MON, TUE] = ["2026-03-16", "2026-03-17"] as const;
const recipesOf = (...asked: Parameters<typeof weekSwaps>) =>
  weekSwaps(...asked)?.swaps.map(({ recipeId }) => recipeId) ?? [];

describe("PLAN-237 swaps that change what a week misses", () => {
  it("say how much more they bring, and what an average day has with all of them", () => {
    const places = [
      place(MON, [option("lentils", { FIBER: 14 })]),
      place(TUE, [option("beans", { FIBER: 11 })]),
    ];
    expect(weekSwaps(places, [guide()], [])).toEqual({
      about: "GUIDE",
      swaps: [
        {
          ...{ key: `${MON} 1`, recipeId: "lentils", portions: 1 },
          effect: { code: "NUTRIENT", nutrient: "FIBER", amount: 9 },
        },
        {
          ...{ key: `${TUE} 1`, recipeId: "beans", portions: 1 },
          effect: { code: "NUTRIENT", nutrient: "FIBER", amount: 6 },
        },
      ],
      // 15 g more on four days.
      average: 23.75,
    });
  });

  it("are two at most, on two days, of two recipes and two main groups", () => {
    const same = { mainGroup: 700 };
    expect(
      recipesOf(
        [
          place(MON, [option("a", { FIBER: 20 }, same)]),
          place(MON, [option("b", { FIBER: 19 })], { key: "lunch" }),
          place(TUE, [
            option("a", { FIBER: 18 }),
            option("c", { FIBER: 17 }, same),
            option("d", { FIBER: 9 }),
          ]),
          place("2026-03-18", [option("e", { FIBER: 8 })]),
        ],
        [guide()],
        [],
      ),
    ).toEqual(["a", "d"]);
  });

  it("are none where an option brings next to nothing, is known too little or adds to what is too much", () => {
    expect(recipesOf([place(MON, [option("a", { FIBER: 7 })])], [guide()], [])).toEqual([]);
    const vague = option("vague", {}, { nutrients: portion({ FIBER: 20 }, 0.6) });
    expect(recipesOf([place(MON, [vague])], [guide()], [])).toEqual([]);
    const salty = [place(MON, [option("salty", { FIBER: 20, SALT: 2 })])];
    expect(recipesOf(salty, [guide()], ["SALT"])).toEqual([]);
    expect(recipesOf(salty, [guide()], [])).toEqual(["salty"]);
  });

  it("take away what is too much, counting what is not known of them as much as the rest, and never take fibre along", () => {
    const salt = guide({ nutrient: "SALT", kind: "MAX", amount: 8, reference: 6 });
    const options = [
      option("plain", { SALT: 0.2 }),
      option("white", { SALT: 0, FIBER: 2 }),
      option("half", {}, { nutrients: portion({ SALT: 0.7, FIBER: 9 }, 0.72) }),
    ];
    const found = weekSwaps([place(MON, options, { present: portion({ SALT: 3 }) })], [salt], ["SALT"]);
    expect(found?.swaps).toEqual([
      expect.objectContaining({
        recipeId: "plain",
        effect: { code: "NUTRIENT", nutrient: "SALT", amount: -2.8 },
      }),
    ]);
    expect(found?.average).toBeCloseTo(8 - 2.8 / 4, 9);
    const half = weekSwaps(
      [place(MON, options.slice(1), { present: portion({ SALT: 3 }) })],
      [salt],
      ["SALT"],
    );
    const [only] = half?.swaps ?? [];
    expect(only?.recipeId).toBe("half");
    expect(only?.effect).toMatchObject({ amount: expect.closeTo(-(3 - 0.7 / 0.72), 9) });
  });

  it("bring a meal within the wished minutes, and leave alone one that keeps to them", () => {
    const time: WeekPoint = {
      ...{ code: "TIME", met: false, unknown: 0, days },
      longest: { date: MON, recipeId: "pie", minutes: 50, wished: 30 },
    };
    const quick = option("quick", {}, { minutes: 25 });
    const over = { minutes: 50, wishedMinutes: 30 };
    const found = weekSwaps([place(MON, [quick, option("slow", {}, { minutes: 40 })], over)], [time], []);
    expect(found).toMatchObject({
      about: "TIME",
      average: null,
      swaps: [{ effect: { code: "MINUTES", saved: 25 } }],
    });
    expect(recipesOf([place(MON, [quick], { minutes: 28, wishedMinutes: 30 })], [time], [])).toEqual([]);
    expect(recipesOf([place(MON, [option("x", {}, { minutes: null })], over)], [time], [])).toEqual([]);
  });

  it("bring one dish of each kind that is missing, and never take the only one of another kind away", () => {
    const foods: WeekPoint = { code: "FOODS", met: false, fish: 0, pulses: 2, meat: 1, disliked: null };
    const fish = option("fish", {}, { kinds: ["FISH"] });
    const other = option("tuna", {}, { kinds: ["FISH"] });
    expect(recipesOf([place(MON, [fish]), place(TUE, [other])], [foods], [])).toEqual(["fish"]);
    expect(recipesOf([place(MON, [fish], { kinds: ["PULSES"] })], [foods], [])).toEqual([]);
  });

  it("are about the first missed point for which there are any, and about none that is met", () => {
    const foods: WeekPoint = { code: "FOODS", met: false, fish: 0, pulses: 2, meat: 1, disliked: null };
    const fish = option("fish", {}, { kinds: ["FISH"] });
    expect(weekSwaps([place(MON, [fish])], [guide(), foods], [])?.about).toBe("FOODS");
    expect(hasAims([guide(), foods])).toBe(true);
    expect(hasAims([guide({ met: true })])).toBe(false);
    expect(weekSwaps([place(MON, [option("a", { FIBER: 20 })])], [guide({ met: true })], [])).toBeNull();
  });
});
