import { describe, expect, it } from "vitest";
import { INGREDIENT_WORDS } from "./ingredient-words.ts";
import { foodsOfLine, isGroupHeading, readIngredientLine } from "./read-ingredient-line.ts";

/** "2 tablespoon of olijfolie": amount, measure and food of a line. */
const short = (line: string, language: "en" | "nl") => {
  const { amount, measure, words } = readIngredientLine(line, INGREDIENT_WORDS[language]);
  const unit = measure === null ? "" : measure.kind === "metric" ? measure.unit : measure.keys[0];
  const size = measure?.kind === "metric" ? measure.size : 1;
  return `${amount === null ? "" : Math.round(amount * size * 100) / 100} ${unit} of ${words}`;
};

describe("ingredient lines of recipes", () => {
  it.each([
    ["2 tbsp. olive oil", "2 tablespoon of olive oil"],
    ["1 (14 oz) can chickpeas, drained and rinsed", "396.9 g of chickpeas"],
    ["2 cans (400g each) chopped tomatoes", "800 g of tomatoes"],
    ["1 14½-ounce can tomato puree (1½ cups)", "411.08 g of tomato puree"],
    ["175g/6oz unsalted butter, diced", "175 g of unsalted butter"],
    ["300ml/10½fl oz chicken stock or water", "300 ml of chicken stock"],
    ["1lb 2oz spinach", "453.6 g of spinach"],
    ["⅔ c (130g) sugar", "130 g of sugar"],
    ["1 ½ oz pepperoni", "42.53 g of pepperoni"],
    ["3 medium garlic cloves, finely chopped", "3  of garlic"],
    ["2 tablespoons plus 1 teaspoon butter", "2 tablespoon of butter"],
    ["4 skinless, boneless chicken breasts", "4  of chicken breasts"],
    ["¼ teaspoon freshly grated or ground nutmeg", "0.25 teaspoon of ground nutmeg"],
    ["about 200 g feta", "200 g of feta"],
    ["2 to 3 carrots", "2.5  of carrots"],
    ["a splash of olive oil", "1 teaspoon of olive oil"],
    ["salt to taste", "  of salt"],
    ["", "  of "],
  ])("REC-107 %s", (line, read) => {
    expect(short(line, "en")).toBe(read);
  });

  it.each([
    ["2 el olijfolie, extra vierge", "2 tablespoon of olijfolie"],
    ["1 blik kikkererwten (400 g)", "400 g of kikkererwten"],
    ["1 kopje melk", "1 cup of melk"],
    ["snufje zout", "1 pinch of zout"],
    ["2 teentjes knoflook, fijngehakt", "2 clove of knoflook"],
    ["100 gram geraspte belegen kaas", "100 g of belegen kaas"],
    ["eventueel 1 tl suiker", "1 teaspoon of suiker"],
    ["1 middelgrote ui", "1  of ui"],
    ["zout en peper naar smaak", "  of zout en peper"],
  ])("REC-107 %s", (line, read) => {
    expect(short(line, "nl")).toBe(read);
  });

  it("REC-107 keeps what is said besides as a note", () => {
    const note = (line: string) => readIngredientLine(line, INGREDIENT_WORDS.en).note;
    expect(note("1 onion (large), finely chopped")).toBe("large; finely chopped");
    expect(note("1 onion")).toBeNull();
  });

  it("REC-107 takes two foods without an amount apart, and knows what stands above others", () => {
    const line = readIngredientLine("zout en peper", INGREDIENT_WORDS.nl);
    expect(foodsOfLine(line, INGREDIENT_WORDS.nl)).toEqual(["zout", "peper"]);
    const counted = readIngredientLine("100 g mac and cheese", INGREDIENT_WORDS.en);
    expect(foodsOfLine(counted, INGREDIENT_WORDS.en)).toEqual(["mac and cheese"]);
    expect([isGroupHeading("For the sauce:"), isGroupHeading("1 egg:"), isGroupHeading("Salt")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("REC-107 reads a long line in a moment", () => {
    const start = performance.now();
    readIngredientLine("1 ".repeat(20_000), INGREDIENT_WORDS.en);
    readIngredientLine("(".repeat(20_000), INGREDIENT_WORDS.nl);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
