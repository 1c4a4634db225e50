import { describe, expect, it } from "vitest";
import { bodyOf, draftOf, isWhole, numberIn, type TemplateDraft, totalOf } from "./template-form.ts";

const write = (value: number) => String(value).replace(".", ",");
const draft = (change: Partial<TemplateDraft> = {}): TemplateDraft => ({
  ...draftOf({ name: "Mild", note: "", isOfPractice: true }, null, write),
  ...change,
});

describe("the form of a template", () => {
  it("COACH-110 sends what was typed, with a comma or a point, and leaves out meals of 0 percent", () => {
    expect(bodyOf(draft({ name: " Mild ", protein: "1,8" }))).toEqual({
      ...{ name: "Mild", note: "", is_of_practice: true },
      ...{ energy_percent: 90, protein_per_kg: 1.8, fat_percent: 30 },
      meals: [
        { meal_moment: "BREAKFAST", size: 25 },
        { meal_moment: "LUNCH", size: 30 },
        { meal_moment: "AFTERNOON_SNACK", size: 5 },
        { meal_moment: "DINNER", size: 40 },
      ],
    });
    expect(bodyOf(draft({ protein: "1.8" }))?.protein_per_kg).toBe(1.8);
  });

  it("COACH-110 sends nothing without a name, with a number out of bounds, or with meals that make no whole day", () => {
    expect(bodyOf(draft({ name: " " }))).toBeNull();
    for (const [field, wrong] of [
      ["energy", "49"],
      ["energy", "151"],
      ["protein", "0,4"],
      ["fat", "abc"],
    ] as const)
      expect([field, wrong, bodyOf(draft({ [field]: wrong }))]).toEqual([field, wrong, null]);
    const short = draft();
    const sizes = { ...short.sizes, DINNER: "39" };
    expect([totalOf({ ...short, sizes }), isWhole({ ...short, sizes })]).toEqual([99, false]);
    expect(bodyOf({ ...short, sizes })).toBeNull();
    expect(bodyOf({ ...short, sizes: { ...short.sizes, SNACK: "-5" } })).toBeNull();
  });

  it("COACH-110 rounds percents to whole ones and protein to one decimal", () => {
    expect(numberIn(draft({ energy: "84,6" }), "energy")).toBe(85);
    expect(numberIn(draft({ protein: "1,66" }), "protein")).toBe(1.7);
  });
});
