import { readContent } from "@plateful/content";
import { prepareDish } from "@plateful/planning";
import { describe, expect, it } from "vitest";

const { recipes } = readContent();
const LANGUAGES = ["en", "nl"] as const;

/** Share of the library whose tasks are read as they are meant; docs/decisions/0117 has the figures. */
const FLOOR = 0.9;
const OVEN_FLOOR = 0.98;

const tasksOf = ({ id, steps, activeMinutes }: (typeof recipes)[number], language: "en" | "nl") =>
  prepareDish({ id, steps: steps.map((step) => step[language]), activeMinutes }).tasks;

describe("the library in a preparation", () => {
  it.each(LANGUAGES)("PLAN-249 asks for the minutes of work of each recipe (%s)", (language) => {
    for (const recipe of recipes) {
      const work = tasksOf(recipe, language).filter(({ hands }) => hands);
      const minutes = work.reduce((sum, task) => sum + task.minutes, 0);
      expect(minutes, recipe.id).toBeCloseTo(recipe.activeMinutes, 6);
    }
  });

  it.each(LANGUAGES)("PLAN-249 finds the oven where a recipe needs one (%s)", (language) => {
    const right = recipes.filter((recipe) => {
      const usesOven = tasksOf(recipe, language).some(({ lane }) => lane === "OVEN");
      return usesOven === recipe.kitchen.includes("OVEN");
    });
    expect(right.length / recipes.length).toBeGreaterThan(OVEN_FLOOR);
  });

  it("PLAN-249 finds the same that goes on by itself in both languages", () => {
    const waits = (recipe: (typeof recipes)[number], language: "en" | "nl") =>
      tasksOf(recipe, language)
        .filter(({ hands }) => !hands)
        .map(({ lane, minutes, temperature }) => `${lane} ${minutes} ${temperature}`)
        .join();
    const alike = recipes.filter((recipe) => waits(recipe, "en") === waits(recipe, "nl"));
    expect(alike.length / recipes.length).toBeGreaterThan(FLOOR);
  });
});
