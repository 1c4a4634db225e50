import { expect, it } from "vitest";
import { ownItemWords } from "./own-item-words.ts";

it.each([
  ["2 l melk", "melk", "2 l"],
  ["6 eggs", "eggs", "6"],
  ["1,5 kg aardappelen", "aardappelen", "1,5 kg"],
  ["toilet paper", "toilet paper", ""],
  ["2-3 carrots", "2-3 carrots", ""],
])("GROC-026 shows the amount of %j apart, as it was typed", (text, name, amount) => {
  expect(ownItemWords(text)).toEqual({ name, amount });
});
