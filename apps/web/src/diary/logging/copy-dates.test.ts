import { describe, expect, it } from "vitest";
import { offeredDates } from "./copy-dates.ts";

const TODAY = "2026-03-18";

describe("DIARY-092 the days that a meal can be copied to", () => {
  it("are two weeks from today and the week before it, without the day itself", () => {
    const { coming, over } = offeredDates("2026-03-19", TODAY);
    expect([coming[0], coming[1], coming.at(-1), coming.length]).toEqual([
      TODAY,
      "2026-03-20",
      "2026-04-01",
      14,
    ]);
    expect(over).toEqual([17, 16, 15, 14, 13, 12, 11].map((day) => `2026-03-${day}`));
    expect(offeredDates("2026-03-16", TODAY).over).not.toContain("2026-03-16");
  });

  it.each([
    ["2026-03-18", ["2026-03-19", "2026-03-20", "2026-03-21"], ["2026-03-25", "2026-04-01", "2026-04-08"]],
    ["2026-03-20", ["2026-03-21", "2026-03-22", "2026-03-23"], ["2026-03-27", "2026-04-03", "2026-04-10"]],
    ["2026-03-16", ["2026-03-18", "2026-03-19", "2026-03-20"], ["2026-03-23", "2026-03-30", "2026-04-06"]],
  ])("come in threes for %s: those that follow, and the same weekday", (date, following, weekly) => {
    expect(offeredDates(date, TODAY)).toMatchObject({ following, weekly });
  });
});
