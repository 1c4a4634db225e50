import { expect, it } from "vitest";
import { guessCategory } from "./guess-category.ts";

it.each([
  ["2 l melk", "DAIRY"],
  ["halfvolle melk", "DAIRY"],
  ["Volkorenbrood", "BREAD"],
  ["bananenbrood", "BREAD"],
  ["pindakaas", "BREAKFAST"],
  ["Peanut butter", "BREAKFAST"],
  ["oude kaas", "DAIRY"],
  ["6 eggs", "DAIRY"],
  ["sinaasappels", "FRUIT"],
  ["1 kg aardappelen", "VEGETABLES"],
  ["mushrooms", "VEGETABLES"],
  ["kokosmelk", "CANNED"],
  ["havermelk", "VEGETARIAN"],
  ["chocolademelk", "DRINKS"],
  ["Crème fraîche", "DAIRY"],
  ["appeltaart", "SWEETS"],
  ["paprikachips", "SNACKS"],
  ["kipfilet", "MEAT"],
  ["ice cream", "FROZEN"],
  ["toilet paper", "OTHER"],
  ["wc-papier", "OTHER"],
  ["theedoek", "OTHER"],
  ["shampoo", "OTHER"],
  ["batterijen", "OTHER"],
  ["dish soap", "OTHER"],
  ["12", "OTHER"],
  ["", "OTHER"],
] as const)("GROC-023 finds %j on the shelf %s", (text, category) => {
  expect(guessCategory(text)).toBe(category);
});
