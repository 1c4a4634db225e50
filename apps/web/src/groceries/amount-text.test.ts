import { phrasesOf } from "@plateful/phrases/all";
import { describe, expect, it } from "vitest";
import { amountText } from "./amount-text.ts";

const english = { language: "en", units: phrasesOf("en").groceries.units } as const;
const dutch = { language: "nl", units: phrasesOf("nl").groceries.units } as const;

describe("amounts to buy", () => {
  it.each([
    [908, "g", "METRIC", "910 g"],
    [1250, "ml", "METRIC", "1.25 l"],
    [908, "g", "IMPERIAL", "2 lb"],
    [240, "ml", "IMPERIAL", "1 cup"],
    [1, "piece", "METRIC", "1"],
    [6, "pieces", "METRIC", "6"],
    [1.2, "slices", "METRIC", "2 slices"],
    [0.3, "bunch", "METRIC", "1 bunch"],
    [2.04, "cans", "IMPERIAL", "2 cans"],
    [2.2, null, "METRIC", "3"],
    [null, null, "METRIC", ""],
  ] as const)("GROC-020 writes %s %s in %s as %s", (quantity, unit, system, text) => {
    expect(amountText({ quantity, unit }, { ...english, system })).toBe(text);
  });

  it("GROC-020 writes Dutch numbers and units", () => {
    expect(amountText({ quantity: 1250, unit: "g" }, { ...dutch, system: "METRIC" })).toBe("1,25 kg");
    expect(amountText({ quantity: 20, unit: "ml" }, { ...dutch, system: "IMPERIAL" })).toContain("el");
    expect(amountText({ quantity: 3, unit: "stuks" }, { ...dutch, system: "METRIC" })).toBe("3");
  });
});
