import { describe, expect, it } from "vitest";
import { readRecipeText } from "./read-recipe-text.ts";

describe("the recipe of a pasted text", () => {
  it("REC-108 is read by the words above its parts; its first line is its name", () => {
    const text = `Pannenkoeken van oma

Voor 4 personen

Ingrediënten:
- 250 g bloem
- 2 eieren
• 500 ml melk

Bereiding:
1. Meng bloem en eieren.
2) Voeg de melk toe.`;
    expect(readRecipeText(text)).toMatchObject({
      title: "Pannenkoeken van oma",
      ingredients: ["250 g bloem", "2 eieren", "500 ml melk"],
      steps: ["Meng bloem en eieren.", "Voeg de melk toe."],
      servings: 4,
    });
  });

  it("REC-108 is read from lines alone: those with amounts go in, the sentences behind them are the steps", () => {
    const text =
      "Quick salad\n2 tomatoes\n1 cucumber\n100 g feta\n1 tbsp olive oil\nCut the tomatoes and the cucumber into cubes.\nMix everything with the oil and crumble the feta over it.";
    expect(readRecipeText(text)).toMatchObject({
      title: "Quick salad",
      ingredients: ["2 tomatoes", "1 cucumber", "100 g feta", "1 tbsp olive oil"],
      steps: [
        "Cut the tomatoes and the cucumber into cubes.",
        "Mix everything with the oil and crumble the feta over it.",
      ],
    });
  });

  it.each([
    ["Uiensoep\n3 uien", { title: "Uiensoep", ingredients: ["3 uien"], steps: [] }],
    ["Onion soup\nPeel the onions.", { title: "Onion soup", ingredients: [], steps: ["Peel the onions."] }],
    ["Onion soup", { title: "Onion soup", ingredients: [], steps: [] }],
    [
      "Gebakken ei\nVoor 2 personen\n2 eieren\n- snufje zout\nBak de eieren in een pan tot ze gaar zijn.",
      {
        title: "Gebakken ei",
        servings: 2,
        ingredients: ["2 eieren", "snufje zout"],
        steps: ["Bak de eieren in een pan tot ze gaar zijn."],
      },
    ],
    [
      "Fried egg\n2 eggs\nMethod\n1. Fry them\n2. Eat them",
      { title: "Fried egg", ingredients: ["2 eggs"], steps: ["Fry them", "Eat them"] },
    ],
  ])("REC-108 always gives a recipe to finish, all of it to look at: %j", (text, recipe) => {
    expect(readRecipeText(text)).toMatchObject({ ...recipe, isGuessed: true });
  });

  it("REC-108 is not guessed where the text says what goes in", () => {
    expect(readRecipeText("Soep\nIngrediënten\n1 prei").isGuessed).toBe(false);
  });
});
