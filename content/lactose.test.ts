import { phrasesOf } from "@plateful/phrases/all";
import { expect, it } from "vitest";
import { readContent } from "./src/index.ts";

const { foods } = readContent();
const holdsLactose = (id: string): boolean => {
  const food = foods.find((one) => one.id === id);
  if (food === undefined) throw new Error(`No food is called ${id}.`);
  return food.contains?.includes("lactose") === true;
};

/** What the sentence about lactose says, with the food that it stands for and whether planning leaves it out. */
const SAID = [
  ["milk", "melk", "semi-skimmed-milk", true],
  ["yoghurt", "yoghurt", "low-fat-yoghurt", true],
  ["cream", "room", "whipping-cream", true],
  ["fresh cheese", "verse kaas", "cream-cheese", true],
  ["mozzarella", "mozzarella", "mozzarella", true],
  ["feta", "feta", "feta", true],
  ["brie", "brie", "brie", true],
  ["Gouda", "Goudse", "gouda", false],
  ["Cheddar", "cheddar", "cheddar", false],
  ["Parmesan", "Parmezaanse", "parmesan", false],
  ["lactose-free dairy", "lactosevrije zuivel", "lactose-free-cottage-cheese", false],
] as const;

it.each(SAID)("PROF-039 says of %s (%s) what planning does with %s", (english, dutch, id, isLeftOut) => {
  expect(holdsLactose(id)).toBe(isLeftOut);
  for (const [language, word] of [
    ["en", english],
    ["nl", dutch],
  ] as const) {
    const { lactose } = phrasesOf(language).allergens;
    const stays = lactose.indexOf(language === "en" ? "Ripened hard" : "Gerijpte harde");
    expect(stays).toBeGreaterThan(0);
    expect(lactose.slice(0, stays).includes(word)).toBe(isLeftOut);
    expect(lactose.includes(word)).toBe(true);
  }
});

it("PROF-039 every ripened hard or semi-hard cheese of the library stays in for people without lactose", () => {
  const ripened = foods.filter(
    ({ id, category }) => category === "DAIRY" && /gouda|cheddar|parmesan|hard-goat|caraway/.test(id),
  );
  expect(ripened.length).toBeGreaterThan(5);
  expect(ripened.filter(({ id }) => holdsLactose(id)).map(({ id }) => id)).toEqual([]);
});
