import { describe, expect, it } from "vitest";
import { matchIngredients } from "./index.ts";

/** What goes in at each step: "Oil", "Oil 0.5", "Oil REST". */
function usesOf(steps: readonly string[], names: readonly string[]): string[][] {
  return matchIngredients(steps, names).steps.map(({ uses }) =>
    uses.map(({ ingredient, share }) => {
      const said = typeof share === "number" ? Math.round(share * 100) / 100 : share;
      return share === 1 ? String(names[ingredient]) : `${names[ingredient]} ${said}`;
    }),
  );
}
const named = (step: string, ...names: string[]) => usesOf([step], names)[0];

describe("REC-127 which ingredients go in at a step", () => {
  it.each([
    ["Slice the leeks.", "Leek"],
    ["Halve the cherry tomatoes.", "Cherry tomato"],
    ["Fry the chicken.", "Chicken breast"],
    ["Heat the oil.", "Olive oil"],
    ["Pour in the stock.", "Reduced-salt vegetable stock"],
    ["Add the anchovies.", "Anchovy fillets in oil"],
    ["Kook de aardappelen.", "Aardappel"],
    ["Snijd de uien.", "Ui"],
    ["Klop de eieren los.", "Ei"],
    ["Halveer de paprika's.", "Paprika"],
    ["Bak de kip.", "Kipfilet"],
    ["Verhit de olie.", "Zonnebloemolie"],
    ["Kook de basmatirijst.", "Rijst"],
    ["Verdeel de peterselieblaadjes.", "Peterselie"],
    ["Beleg met de ham.", "Achterham"],
    ["Voeg de crème fraîche toe.", "Crème fraîche"],
  ])("%s: %s", (step, name) => {
    expect(named(step, name)).toEqual([name]);
  });

  it.each([
    ["Stir in the coconut milk.", ["Coconut milk", "Milk"], ["Coconut milk"]],
    ["Beat the eggs.", ["Egg noodles", "Egg"], ["Egg"]],
    ["Cut the olives.", ["Olive oil", "Black olives"], ["Black olives"]],
    ["Snijd de bosui.", ["Ui", "Bosui"], ["Bosui"]],
    ["Add the reduced-salt soy sauce.", ["Salt", "Reduced-salt soy sauce"], ["Reduced-salt soy sauce"]],
    ["Fry in the oil.", ["Salt", "Leek"], []],
    ["Tear the basil leaves.", ["Bay leaf"], []],
    ["Use a red bowl.", ["Red pepper"], []],
  ])("the longest name first: %s", (step, names, expected) => {
    expect(named(step, ...names)).toEqual(expected);
  });

  it("belong to the first step that names them", () => {
    expect(
      usesOf(["Boil the potatoes.", "While the potatoes boil, fry the salmon."], ["Potato", "Salmon fillet"]),
    ).toEqual([["Potato"], ["Salmon fillet"]]);
  });

  it("that no step names are said, so that nothing is lost", () => {
    expect(matchIngredients(["Fry the egg."], ["Egg", "Butter"]).unmatched).toEqual([1]);
  });

  it("are none of a recipe without steps", () => {
    expect(matchIngredients([], ["Egg"])).toEqual({ steps: [], unmatched: [0] });
  });
});

describe("REC-128 how much of an ingredient goes in at a step", () => {
  it.each([
    [
      ["Fry it in half of the oil.", "Add the rest of the oil."],
      [["Oil 0.5"], ["Oil 0.5"]],
    ],
    [
      ["Add a third of the oil.", "Add two thirds of the oil."],
      [["Oil 0.33"], ["Oil 0.67"]],
    ],
    [
      ["Bak in de helft van de olie.", "Voeg de rest van de olie toe."],
      [["Oil 0.5"], ["Oil 0.5"]],
    ],
    [
      ["Bak met een kwart van de olie.", "Voeg de overige olie toe."],
      [["Oil 0.25"], ["Oil 0.75"]],
    ],
    [
      ["Heat 100 ml of the oil.", "Add the rest of the oil."],
      [["Oil PART"], ["Oil REST"]],
    ],
    [["Use half of the oil. Later the other half of the oil."], [["Oil"]]],
    [
      ["Add half the oil.", "Add the oil."],
      [["Oil 0.5"], ["Oil 0.5"]],
    ],
    [["Fill half a pan with the oil."], [["Oil"]]],
  ])("%j", (steps, expected) => {
    const isDutch = steps.join(" ").includes("olie");
    const uses = usesOf(steps, [isDutch ? "Olie" : "Oil"]);
    expect(uses.map((step) => step.map((use) => use.replace("Olie", "Oil")))).toEqual(expected);
  });

  it("is shared by foods that are named together", () => {
    const steps = ["Season with half of the salt and pepper.", "Add the rest of the salt and pepper."];
    expect(usesOf(steps, ["Salt", "Black pepper"])).toEqual([
      ["Salt 0.5", "Black pepper 0.5"],
      ["Salt 0.5", "Black pepper 0.5"],
    ]);
  });

  it("is what is left where a shorter name is used for it", () => {
    const steps = ["Fry in half of the sesame oil.", "Add the rest of the oil."];
    expect(usesOf(steps, ["Sesame oil"])).toEqual([["Sesame oil 0.5"], ["Sesame oil 0.5"]]);
  });
});
