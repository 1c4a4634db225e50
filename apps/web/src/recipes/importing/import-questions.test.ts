import type { MeantFood, RecipeImportLine } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import { choicesOf, isInDoubt, questionOf, questionsOf, summaryOf } from "./import-questions.ts";

const food = (id: number, quantity = 1, isEstimated = false): MeantFood =>
  ({
    suggested_serving: { id, kcal: 100, protein: 10, food: { id, name: `Food ${id}` } },
    quantity,
    is_estimated: isEstimated,
  }) as MeantFood;

const line = (parts: Partial<RecipeImportLine>): RecipeImportLine => ({
  text: "2 tbsp oil",
  words: "oil",
  certainty: "CHECK",
  food: food(1),
  alternatives: [],
  is_left_out: false,
  ...parts,
});

describe("the questions about a recipe that was read", () => {
  it.each([
    [{ food: null, certainty: "UNKNOWN" }, "WHICH", []],
    [{ alternatives: [food(2)] }, "WHICH", [food(1), food(2)]],
    [{ food: food(1, 2, true) }, "HOW_MUCH", [food(1, 2, true), food(1, 4, true)]],
    [{}, "RIGHT", [food(1)]],
  ] as const)(
    "REC-121 asks which food it is, else how much, else whether it is right: %j",
    (parts, kind, choices) => {
      expect(questionOf(line(parts as Partial<RecipeImportLine>))).toEqual({ kind, choices });
    },
  );

  it("REC-121 offers what was searched for or typed besides", () => {
    const question = questionOf(line({ alternatives: [food(2)] }));
    expect(choicesOf(question, food(2))).toHaveLength(2);
    expect(choicesOf(question, food(3))).toEqual([food(1), food(2), food(3)]);
    expect(choicesOf(question, food(2, 5))).toHaveLength(3);
  });

  it("REC-121 keeps a question where it was asked once it is answered, and asks nothing of what was left out", () => {
    const lines = [line({}), line({ certainty: "SURE" }), line({ is_left_out: true })];
    expect([...questionsOf({ id: 1, lines }).keys()]).toEqual([0]);
    const answered = [line({ certainty: "SURE", food: food(9) }), ...lines.slice(1)];
    expect(questionsOf({ id: 1, lines: answered }).get(0)?.choices).toEqual([food(1)]);
    expect([...questionsOf({ id: 2, lines: answered }).keys()]).toEqual([]);
    expect(lines.map(isInDoubt)).toEqual([true, false, false]);
  });

  it("REC-121 counts what is certain, and a portion of the lines that count", () => {
    const lines = [
      line({ certainty: "SURE", food: food(1, 4) }),
      line({ food: food(2, 2) }),
      line({ certainty: "UNKNOWN", food: null, is_left_out: true }),
      line({ certainty: "UNKNOWN", food: null }),
    ];
    const counts = { count: 3, sure: 1, toLookAt: 2, unknown: 1, firstUnknown: 3 };
    expect(summaryOf({ lines, servings: 2 })).toEqual({ ...counts, kcal: 300, protein: 30 });
    expect(summaryOf({ lines, servings: null }).kcal).toBe(150);
  });
});
