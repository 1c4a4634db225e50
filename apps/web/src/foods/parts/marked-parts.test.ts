import { expect, it } from "vitest";
import { markedParts } from "./marked-parts.ts";

const marked = (name: string, query: string) =>
  markedParts(name, query)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join("");

it.each([
  ["Skyr, natural", "skyr", "[Skyr], natural"],
  ["Crème fraîche", "creme fr", "[Crème] [fr]aîche"],
  ["Pineapple and apple", "app", "Pineapple and [app]le"],
  ["Banana", "xyz", "Banana"],
  ["Banana", "  ", "Banana"],
  ["Milk milk", "milk", "[Milk] [milk]"],
  ["a+b", "(", "a+b"],
])("FOOD-001 marks in %s what was typed: %s", (name, query, parts) => {
  expect(marked(name, query)).toBe(parts);
});
