import { BRING_PHRASES } from "@plateful/phrases/bring";
import { describe, expect, it } from "vitest";
import { datesMeant } from "./dates-meant.ts";
import { misfitTable } from "./misfit-list.ts";

describe("the list of lines that do not fit", () => {
  it("DOOR-032 has each with its file, line and reason, and nothing that a spreadsheet runs", () => {
    const misfits = [
      { file: "servings.csv", line: 5, reason: "NO_DATE" },
      { file: '=cmd|"x".csv', line: 7, reason: "FUTURE" },
    ] as const;
    expect(misfitTable([...misfits], BRING_PHRASES.en.misfits)).toBe(
      '\u{feff}"file","line","reason"\r\n"servings.csv","5","no date that can be read"\r\n"\'=cmd|""x"".csv","7","the day has not come yet"\r\n',
    );
  });
});

describe("a date that can be read in two ways", () => {
  it("DOOR-036 is shown as both days", () => {
    expect(datesMeant("3/4/2024")).toEqual(["2024-04-03", "2024-03-04"]);
    expect(datesMeant("03-04-24 08:10")).toEqual(["2024-04-03", "2024-03-04"]);
  });
});
