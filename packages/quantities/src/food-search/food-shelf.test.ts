import { describe, expect, it } from "vitest";
import { type FoodLanguage, FoodShelf, findMeantFoods, Kitchen, type OtherNames } from "./index.ts";

const NOTHING = { en: [], nl: [] };
const OTHERS: OtherNames = {
  names: [{ foods: [1], en: ["cow juice"], nl: ["koeienmelk"] }],
  spellings: [["yoghurt", "jogurt"]],
  lacking: { en: [], nl: ["oliebol"] },
  fillers: { en: ["fresh"], nl: ["verse"] },
};
const food = (
  id: number,
  en: string,
  nl: string,
  more: { everyday?: true; imported?: true; brand?: string } = {},
) => ({
  ...{ id, names: { en, nl }, brand: more.brand ?? null },
  ...{ isLibrary: more.imported !== true, isEveryday: more.everyday === true },
});
/** Those that are asked for most first. */
const FOODS = [
  food(2, "Milk chocolate", "Melkchocolade"),
  food(3, "Coconut milk", "Kokosmelk"),
  food(1, "Semi-skimmed milk", "Halfvolle melk", { everyday: true }),
  food(4, "Rice with milk", "Rijst met melk"),
  food(5, "Banana", "Banaan", { everyday: true }),
  food(6, "Full-fat yoghurt", "Volle yoghurt"),
  food(7, "Milk", "Melk", { imported: true, brand: "Dairy Co" }),
  food(8, "Hopjesvla", "Hopjesvla"),
  food(9, "Stroopwafel", "Stroopwafel"),
  food(10, "Cauliflower", "Bloemkool"),
];

const kitchen = new Kitchen(
  FOODS.filter(({ isLibrary }) => isLibrary),
  OTHERS,
);
const shelf = new FoodShelf(FOODS);
const search = (text: string, language: FoodLanguage = "en") =>
  findMeantFoods({ source: shelf.source(language), kitchen, language }, text);

describe("FOOD-083 foods on a shelf", () => {
  it.each([
    [
      "the whole name, then everyday foods that are such a thing, then others that are, then what begins so",
      "milk",
      "en",
      [7, 1, 3, 2, 4],
    ],
    ["the end of a Dutch compound is what it is", "melk", "nl", [7, 1, 3, 2, 4]],
    ["another name", "koeienmelk", "nl", [1]],
    ["another spelling", "volle jogurt", "nl", [6]],
    ["a name of the other language", "banaan", "en", [5]],
    ["a mistake", "bananna", "en", [5]],
    ["two words that are one", "stroop wafel", "nl", [9]],
    ["three letters that end a compound", "vla", "nl", [8]],
    ["an end that is no word of its own", "kool", "nl", [10]],
    ["a brand", "dairy co", "en", [7]],
    ["a word that says how much of it", "fresh banana", "en", [5]],
    ["a dish that is not there", "oliebol", "nl", []],
    ["nothing", "  ", "en", []],
  ] as const)("finds by %s", async (_how, text, language, ids) => {
    expect(await search(text, language)).toEqual(ids);
  });

  it("finds every word, in any order, begun or whole", async () => {
    expect(await search("milk semi")).toEqual([1]);
    expect(await search("milk zebra")).toEqual([]);
  });

  it("finds nothing on an empty one", async () => {
    const empty = new Kitchen([], { ...OTHERS, names: [], lacking: NOTHING });
    const source = new FoodShelf([]).source("en");
    expect(await findMeantFoods({ source, kitchen: empty, language: "en" }, "milk")).toEqual([]);
  });
});
