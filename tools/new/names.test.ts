import { describe, expect, it } from "vitest";
import { endpointFiles } from "./endpoint-files.ts";
import { namesOf } from "./names.ts";
import { screenFiles } from "./screen-files.ts";

describe("the generator", () => {
  it("writes one verb phrase in the manner of each layer", () => {
    expect(namesOf("plan-recipe-meal")).toEqual({
      kebab: "plan-recipe-meal",
      camel: "planRecipeMeal",
      pascal: "PlanRecipeMeal",
      sentence: "Plan recipe meal",
    });
  });

  it("refuses names that are not in the house style", () => {
    expect(() => namesOf("planRecipe")).toThrow("kebab-case");
    expect(() => screenFiles("diary", "diary")).toThrow("name of a screen");
  });

  it("puts the same phrase into every file of a call", () => {
    const { files } = endpointFiles("diary", "lock-day");
    expect(files.map((file) => file.path)).toEqual([
      "packages/contract/src/diary/lock-day.ts",
      "apps/server/src/diary/lock-day.ts",
      "apps/server/src/diary/lock-day.test.ts",
      "apps/web/src/diary/use-lock-day.ts",
      "apps/web/src/diary/use-lock-day.test.ts",
    ]);
    expect(files.every((file) => /lock-day|lockDay|LockDay/.test(file.text))).toBe(true);
  });
});
