import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type BarcodeSymbology, isInStoreGtin, toGtin14 } from "./index.ts";

describe("barcode numbers", () => {
  it.each([
    ["8710100101218", "OTHER", "08710100101218"],
    ["8710100101219", "OTHER", null],
    ["871 0100-101218", "OTHER", "08710100101218"],
    ["96385074", "OTHER", "00000096385074"],
    ["036000291452", "OTHER", "00036000291452"],
    ["36000291452", "OTHER", null],
    ["01234565", "UPC_E", "00012345000065"],
    ["01234531", "UPC_E", "00012300000451"],
    ["00123457", "UPC_E", "00001234000057"],
    ["01234558", "UPC_E", "00012345000058"],
    ["01234565", "OTHER", "00000001234565"],
    ["036000291452", "UPC_E", null],
    ["1234567", "OTHER", null],
    ["123456789012345", "OTHER", null],
    ["8710100x01218", "OTHER", null],
    ["", "OTHER", null],
  ] as const)("FOOD-024 reads %s as %s: %s", (code, symbology, gtin) => {
    expect(toGtin14(code, symbology)).toBe(gtin);
  });

  it.each([
    ["2000000000022", true],
    ["0200000000024", true],
    ["20000004", true],
    ["8710100101218", false],
    ["036000291452", false],
    ["96385074", false],
  ])("tells whether a shop gave out %s itself: %s", (code, isInStore) => {
    expect(isInStoreGtin(code.padStart(14, "0"))).toBe(isInStore);
  });
});

const CASES = new URL("../../../../shared/data/gtin/cases.jsonl", import.meta.url);

describe.skipIf(!existsSync(CASES))("numbers from real packages", () => {
  it("FOOD-024 are all read right", () => {
    const cases = readFileSync(CASES, "utf8").trim().split("\n");
    const wrong = cases.filter((line) => {
      const { input, symbology, gtin14 } = JSON.parse(line) as Record<string, string | null>;
      const kind: BarcodeSymbology = symbology === "UPC_E" ? "UPC_E" : "OTHER";
      return toGtin14(input ?? "", kind) !== gtin14;
    });
    expect(wrong).toEqual([]);
    expect(cases.length).toBeGreaterThan(900);
  });
});
