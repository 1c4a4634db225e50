import { describe, expect, it } from "vitest";
import { readMealSentence, SENTENCE_WORDS, type SentenceLanguage, sentenceLanguage } from "./index.ts";

const KNOWN = new Set(["mac and cheese", "ijsthee zonder suiker"]);

/** The lines of a sentence as amount, measure and words. */
const read = (sentence: string, language: SentenceLanguage) =>
  readMealSentence(sentence, SENTENCE_WORDS[language], (name) => KNOWN.has(name)).lines.map(
    ({ amount, measure, words }) => {
      const unit =
        measure === null
          ? ""
          : measure.kind === "metric"
            ? `x${measure.size} ${measure.unit}`
            : (measure.keys[0] ?? "");
      return [amount, unit, words].join(" ").replaceAll(/ +/g, " ").trim();
    },
  );

const CASES: readonly (readonly [SentenceLanguage, string, readonly string[]])[] = [
  ["nl", "2 boterhammen met kaas en een glas melk", ["2 slice boterhammen", "kaas", "1 glass melk"]],
  ["nl", "anderhalve boterham met pindakaas", ["1.5 slice boterham", "pindakaas"]],
  ["nl", "1,5 dl yoghurt, een halve liter water", ["1.5 x100 ml yoghurt", "0.5 x1000 ml water"]],
  ["nl", "twee en een halve cracker", ["2.5 piece cracker"]],
  ["nl", "½ komkommer + 3 el hummus", ["0.5 komkommer", "3 tablespoon hummus"]],
  ["nl", "2 à 3 plakjes ham", ["2.5 thin-slice ham"]],
  ["nl", "yoghurt (150 g), banaan x2", ["150 x1 g yoghurt", "2 banaan"]],
  ["nl", "Ik heb vanochtend 200gr kwark gegeten", ["200 x1 g kwark"]],
  ["nl", "boterham kaas", ["1 slice boterham", "kaas"]],
  ["nl", "bier 0.0 en 30+ kaas", ["bier 0.0", "30+ kaas"]],
  ["nl", "een bolletje", ["1 bolletje"]],
  ["nl", "een paar koekjes", ["2 koekjes"]],
  ["en", "two and a half cups of rice", ["2.5 cup rice"]],
  ["en", "1 1/2 cups milk", ["1.5 cup milk"]],
  ["en", "1½ cups of oats", ["1.5 cup oats"]],
  ["en", "a couple of eggs on toast", ["2 eggs", "toast"]],
  ["en", "2 eggs 1 banana", ["2 eggs", "1 banana"]],
  ["en", "12 fl oz of beer", ["12 x30 ml beer"]],
  ["en", "200ml/7fl oz semi-skimmed milk", ["200 x1 ml semi-skimmed milk"]],
  ["en", "8oz steak & half a pound of potatoes", ["8 x28.35 g steak", "0.5 x453.6 g potatoes"]],
  ["en", "7up", ["7up"]],
  ["en", "mac and cheese", ["mac and cheese"]],
  ["en", "a handful of nuts plus a tin of tuna", ["1 handful nuts", "1 can tuna"]],
];

describe("reading a sentence about a meal", () => {
  for (const [language, sentence, expected] of CASES)
    it(`FOOD-066 FOOD-068 ${language}: ${sentence}`, () =>
      expect(read(sentence, language)).toEqual(expected));

  it("FOOD-067 what was left out is told apart, also when several things were", () => {
    const { lines, leftOut } = readMealSentence(
      "koffie zonder suiker en melk, ijsthee zonder suiker",
      SENTENCE_WORDS.nl,
      (name) => KNOWN.has(name),
    );
    expect(lines.map(({ words }) => words)).toEqual(["koffie", "ijsthee zonder suiker"]);
    expect(leftOut).toEqual(["suiker", "melk"]);
  });

  it("FOOD-067 what has an amount of its own was not left out", () => {
    expect(read("koffie zonder suiker en een banaan", "nl")).toEqual(["koffie", "1 banaan"]);
  });

  it("FOOD-066 the cheese and the ham are on the bread, the milk is not", () => {
    const { lines } = readMealSentence(
      "2 slices of bread with cheese and ham, a glass of milk",
      SENTENCE_WORDS.en,
    );
    expect(lines.map(({ on }) => on)).toEqual([null, 0, 0, null]);
  });

  it("FOOD-066 is read in the language of its words, and in the person's own where both would do", () => {
    expect(sentenceLanguage("2 boterhammen met kaas", "en")).toBe("nl");
    expect(sentenceLanguage("a glass of milk", "nl")).toBe("en");
    expect(sentenceLanguage("banana", "nl")).toBe("nl");
  });

  it("FOOD-066 any text is read without an error, and within its bounds", () => {
    for (const text of [
      "",
      " ",
      "1/0 ei",
      "constructor __proto__",
      "½½½",
      "((((",
      "met en met",
      "9".repeat(400),
      "en ".repeat(160),
    ])
      for (const language of ["en", "nl"] as const)
        for (const { start, end } of readMealSentence(text, SENTENCE_WORDS[language]).lines)
          expect([start >= 0, end > start, end <= text.length]).toEqual([true, true, true]);
  });
});
