import { describe, expect, it } from "vitest";
import { readKeptRows, writeKeptRows } from "./kept-import.ts";

const NOW = Date.parse("2026-03-18T09:00:00Z");
const DAY = 86_400_000;
const ROWS = [
  { line: 2, name: "Lotte Vos", email: "lotte@example", language: "nl", refused: null },
  { line: 4, name: "Bo Vos", email: "bo@example.org", language: "", refused: "TAKEN" },
] as const;

describe("rows of a list that wait", () => {
  it("COACH-193 come back with what the server said of them, for 7 days", () => {
    const text = writeKeptRows(ROWS, NOW);
    expect(readKeptRows(text, NOW + 7 * DAY - 1)).toEqual(ROWS);
    expect(readKeptRows(text, NOW + 7 * DAY)).toEqual([]);
  });

  it("COACH-193 are left alone where another version of the app wrote them", () => {
    for (const text of [null, "", "{", "[]", JSON.stringify({ rows: [{ line: 1 }], at: NOW })])
      expect(readKeptRows(text, NOW)).toEqual([]);
  });
});
