import { describe, expect, it } from "vitest";
import { partsOfBirth, typedBirth } from "./typed-birth.ts";

const TODAY = "2026-11-29";
const typed = (day: string, month: string, year: string) => typedBirth({ day, month, year }, TODAY);

describe("a typed date of birth", () => {
  it.each([
    [["", " ", ""], { kind: "none" }],
    [["3", "2", "1990"], { kind: "date", date: "1990-02-03", age: 36 }],
    [["3", "2", "199"], { kind: "unfinished" }],
    [["3", "", "1990"], { kind: "unfinished" }],
    [["30", "2", "1990"], { kind: "wrong", error: "date" }],
    [["3", "2", "2020"], { kind: "wrong", error: "age" }],
  ] as const)("PROF-035 %o says %o", ([day, month, year], birth) => {
    expect(typed(day, month, year)).toEqual(birth);
  });

  it("PROF-035 reads back as it is written", () => {
    expect(partsOfBirth("1990-02-03")).toEqual({ day: "3", month: "2", year: "1990" });
    expect(partsOfBirth("1990-10-20")).toEqual({ day: "20", month: "10", year: "1990" });
    expect(partsOfBirth(null)).toEqual({ day: "", month: "", year: "" });
  });
});
