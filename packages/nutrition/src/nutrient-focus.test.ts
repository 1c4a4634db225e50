import { describe, expect, it } from "vitest";
import {
  addDays,
  cycleInfo,
  FOCUS_PARTS,
  type FocusProfile,
  focusOfDates,
  focusOn,
  GRACE_DAYS,
  mayHaveFocus,
  NUTRIENT_FOCUSES,
} from "./index.ts";

const START = "2026-03-01";
const emma: FocusProfile = {
  gender: "FEMALE",
  startDate: START,
  cycleLength: 28,
  dietType: "CYCLE_DIET",
  isOnMenopauseDiet: false,
};
const onDay = (day: number, change: Partial<FocusProfile> = {}) =>
  focusOn({ ...emma, ...change }, addDays(START, day - 1));

describe("CALC-093 towards what a day leans", () => {
  it.each([
    [1, "MENSTRUATION"],
    [5, "MENSTRUATION"],
    [6, null],
    [12, null],
    [13, null],
    [15, null],
    [16, "LUTEAL"],
    [28, "LUTEAL"],
    [28 + GRACE_DAYS, "LUTEAL"],
    [28 + GRACE_DAYS + 1, null],
    [120, null],
  ])("follows the phase: day %i of the cycle diet, %s", (day, focus) => {
    expect(onDay(day)).toBe(focus);
  });

  it("is that of the date itself, not of today: one week may have several, and days beyond the cycle none", () => {
    const dates = Array.from({ length: 40 }, (_, at) => addDays(START, at));
    const found = focusOfDates(emma, dates) ?? {};
    expect(Object.keys(found)).toEqual(
      dates.filter((date) => ["MENSTRUATION", "LUTEAL"].includes(cycleInfo(emma, date)?.phase ?? "")),
    );
    expect(Object.values(found).filter((focus) => focus === "MENSTRUATION")).toHaveLength(5);
    expect(Object.values(found).filter((focus) => focus === "LUTEAL")).toHaveLength(13 + GRACE_DAYS);
  });

  it("is none for people who follow another plan, whatever is known of their cycle", () => {
    for (const dietType of ["RECOMMENDED", "LOW_CARB", "KETO", "CHOOSE_YOUR_OWN", null]) {
      expect(onDay(2, { dietType })).toBeNull();
      expect(mayHaveFocus({ ...emma, dietType })).toBe(false);
      expect(focusOfDates({ ...emma, dietType }, [START])).toBeUndefined();
    }
    expect(focusOfDates(null, [START])).toBeUndefined();
    expect(onDay(2, { startDate: null })).toBeNull();
    expect(onDay(2, { gender: "MALE" })).toBeNull();
  });

  it("is the menopause on every day of its plan, and beside any plan where it is switched on", () => {
    expect(onDay(2, { dietType: "MENOPAUSE" })).toBe("MENOPAUSE");
    expect(onDay(400, { dietType: "MENOPAUSE", startDate: null })).toBe("MENOPAUSE");
    expect(onDay(2, { dietType: "KETO", isOnMenopauseDiet: true })).toBe("MENOPAUSE");
    expect(mayHaveFocus({ ...emma, dietType: "KETO", isOnMenopauseDiet: true })).toBe(true);
  });

  it("is the phase first for whoever follows both, and the menopause on the other days", () => {
    const both = { isOnMenopauseDiet: true };
    expect([2, 9, 14, 20, 60].map((day) => onDay(day, both))).toEqual([
      "MENSTRUATION",
      "MENOPAUSE",
      "MENOPAUSE",
      "LUTEAL",
      "MENOPAUSE",
    ]);
  });
});

describe("CALC-094 the table of what is planned for", () => {
  const all = NUTRIENT_FOCUSES.flatMap((focus) => FOCUS_PARTS[focus]);

  it("names a source for everything, and claims of no days that they make a difference more than is known", () => {
    expect(all.filter(({ source }) => source.length < 20)).toEqual([]);
    expect(new Set(all.map(({ timing }) => timing))).toEqual(new Set(["THIN"]));
  });

  it("has iron in menstruation, magnesium and calcium after ovulation, and bone and muscle in the menopause", () => {
    const targets = NUTRIENT_FOCUSES.map((focus) => FOCUS_PARTS[focus].map(({ target }) => target));
    expect(targets).toEqual([
      ["IRON", "VITAMIN_C", "TAGGED_RECIPES"],
      ["MAGNESIUM", "CALCIUM", "TAGGED_RECIPES"],
      ["CALCIUM", "VITAMIN_D", "PROTEIN_PER_MEAL", "TAGGED_RECIPES"],
    ]);
    const thin = all.filter(({ need }) => need === "THIN").map(({ target }) => target);
    expect(new Set(thin)).toEqual(new Set(["MAGNESIUM", "TAGGED_RECIPES"]));
  });
});
