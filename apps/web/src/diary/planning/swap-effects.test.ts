import { formatNumber } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import { expect, it } from "vitest";
import { swapEffects } from "./swap-effects.ts";

const swap = (kcal: number, new_groceries: number, minutes_saved: number | null) => ({
  deviation: { kcal, protein: 0, carbohydrates: 0, fat: 0 },
  new_groceries,
  minutes_saved,
});
const textOf = (language: "en" | "nl", given: ReturnType<typeof swap>, showsNumbers = true) =>
  swapEffects(given, showsNumbers, phrasesOf(language).planChanges.swap.effects, (value) =>
    formatNumber(language, value, { maximumFractionDigits: 0 }),
  ).join(" · ");

it("PLAN-033 says what a swap does to day, groceries and time, and leaves out what hardly differs", () => {
  expect(textOf("en", swap(-2, 0, null))).toBe("Day stays on target · no new groceries");
  expect(textOf("en", swap(4.3, 2, 12))).toBe("Day ends 4 % over · 2 new groceries · 12 minutes faster");
  expect(textOf("en", swap(-7.6, 1, -20))).toBe("Day ends 8 % under · 1 new grocery · 20 minutes longer");
  expect(textOf("nl", swap(1.9, 3, 4))).toBe("Dag blijft op doel · 3 extra boodschappen");
  expect(textOf("nl", swap(9, 1, 5), false)).toBe("1 extra boodschap · 5 minuten sneller");
});
