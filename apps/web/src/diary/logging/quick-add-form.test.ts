import { describe, expect, it } from "vitest";
import { EMPTY_QUICK_ADD, type QuickAddTexts, readQuickAdd } from "./quick-add-form.ts";

const form = (changes: Partial<QuickAddTexts>) => readQuickAdd({ ...EMPTY_QUICK_ADD, ...changes });
const faults = (changes: Partial<QuickAddTexts>) => {
  const result = form(changes);
  return result.ok ? {} : result.faults;
};

describe("quick add", () => {
  it("DIARY-050 requires calories above 0", () => {
    expect(faults({})).toEqual({ kcal: "required" });
    expect(faults({ kcal: "   " })).toEqual({ kcal: "required" });
    expect(faults({ kcal: "0" })).toEqual({ kcal: "positive" });
    expect(faults({ kcal: "-5" })).toEqual({ kcal: "positive" });
    expect(faults({ kcal: "many" })).toEqual({ kcal: "notANumber" });
  });

  it("DIARY-051 counts empty macros as 0 and keeps to the limits", () => {
    expect(form({ kcal: "0,5" })).toEqual({
      ok: true,
      entered: { name: null, amounts: { kcal: 0.5, protein: 0, carbohydrates: 0, fat: 0 } },
    });
    expect(form({ kcal: "10000", protein: "1000", carbohydrates: "0", fat: "12.5" }).ok).toBe(true);
    expect(faults({ kcal: "10001", protein: "1000.1", fat: "-1" })).toEqual({
      kcal: "tooMuch",
      protein: "tooMuch",
      fat: "notNegative",
    });
  });

  it("DIARY-097 takes a name of at most 100 characters, and none for spaces", () => {
    const nameOf = (name: string) => {
      const result = form({ kcal: "1", name });
      return result.ok ? result.entered.name : result.faults;
    };
    expect(nameOf("  Birthday cake ")).toBe("Birthday cake");
    expect(nameOf("   ")).toBeNull();
    expect(nameOf("x".repeat(100))).toBe("x".repeat(100));
    expect(nameOf("x".repeat(101))).toEqual({ name: "tooMuch" });
  });
});
