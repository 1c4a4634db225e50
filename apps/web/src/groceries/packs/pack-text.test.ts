import { PACK_KINDS } from "@plateful/nutrition";
import { phrasesOf } from "@plateful/phrases/all";
import { describe, expect, it } from "vitest";
import { leftText, packText } from "./pack-text.ts";

const inWords = (language: "en" | "nl", system: "METRIC" | "IMPERIAL" = "METRIC") =>
  ({ language, groceries: phrasesOf(language).groceries, system }) as const;
const plain = (text: string | null) => text?.replaceAll("\u00a0", " ") ?? null;
const bag = { count: 2, size: 200, unit: "g", kind: "BAG" } as const;

describe("what to buy", () => {
  it.each([
    [bag, "2 bags of 200 g", "2 zakken van 200 g"],
    [{ ...bag, count: 1, size: 500 }, "1 bag of 500 g", "1 zak van 500 g"],
    [{ count: 1, size: 1000, unit: "ml", kind: "CARTON" }, "1 carton of 1 l", "1 pak van 1 l"],
    [{ count: 3, size: 250, unit: "g", kind: "PIECE" }, "about 3 pieces", "ongeveer 3 stuks"],
    [
      { count: 1, size: 240, unit: "g", kind: "DRAINED_TIN" },
      "1 tin of 240 g drained",
      "1 blik van 240 g uitgelekt",
    ],
    [null, null, null],
  ] as const)("GROC-042 says %o as %s", (pack, english, dutch) => {
    expect(plain(packText({ pack }, inWords("en")))).toBe(english);
    expect(plain(packText({ pack }, inWords("nl")))).toBe(dutch);
  });

  it("GROC-042 says it in ounces to those who cook with them, and has words for every kind of pack", () => {
    expect(plain(packText({ pack: bag }, inWords("en", "IMPERIAL")))).toBe("2 bags of 7.1 oz");
    for (const language of ["en", "nl"] as const) {
      const said = PACK_KINDS.flatMap((kind) =>
        [1, 2].map((count) => packText({ pack: { ...bag, kind, count } }, inWords(language))),
      );
      for (const text of said) expect(text).toMatch(/\d/);
      expect(new Set(said).size).toBeGreaterThan(PACK_KINDS.length);
    }
  });
});

describe("what is left", () => {
  const user = { date: "2026-03-20", name: "Omelette with feta" };

  it("GROC-043 is said with the meal that uses it, or alone", () => {
    const left = { amount: 100, used_by: user };
    expect(plain(leftText({ pack: bag, left_over: left }, inWords("en")))).toBe(
      "100 g left, for Friday: Omelette with feta",
    );
    expect(plain(leftText({ pack: bag, left_over: left }, inWords("nl")))).toBe(
      "100 g over, voor vrijdag: Omelette with feta",
    );
    expect(plain(leftText({ pack: bag, left_over: { amount: 100, used_by: null } }, inWords("nl")))).toBe(
      "100 g over",
    );
    expect(leftText({ pack: bag, left_over: null }, inWords("en"))).toBeNull();
  });
});
