import { describe, expect, it } from "vitest";
import { findDurations, matchIngredients, timerName, timerPlace } from "./index.ts";

const found = (text: string) =>
  findDurations(text).map(({ seconds, longest }) => (seconds === longest ? seconds : [seconds, longest]));

describe("REC-129 the times of a step", () => {
  it.each([
    ["Simmer for 15 minutes.", [900]],
    ["Cook for 3 to 4 minutes.", [[180, 240]]],
    ["Cook for 3-4 min.", [[180, 240]]],
    ["Bake for 1 hour.", [3600]],
    ["Bake for 1 hour and 30 minutes.", [5400]],
    ["Bake for 1½ hours.", [5400]],
    ["Bake for 1 1/2 hours.", [5400]],
    ["Rest for half an hour.", [1800]],
    ["Rest for an hour.", [3600]],
    ["Blend for 30 seconds.", [30]],
    ["Boil for twelve minutes, then fry for 2 minutes.", [720, 120]],
    ["Laat 15 minuten koken.", [900]],
    ["Bak 3 à 4 minuten.", [[180, 240]]],
    ["Bak 3 tot 4 minuten.", [[180, 240]]],
    ["Stoof anderhalf uur.", [5400]],
    ["Stoof 2 uur.", [7200]],
    ["Stoof 1,5 uur.", [5400]],
    ["Stoof 1 uur en 15 minuten.", [4500]],
    ["Laat een half uur rusten.", [1800]],
    ["Laat een kwartier staan.", [900]],
    ["Wacht drie kwartier.", [2700]],
    ["Mix in één minuut glad.", [60]],
    ["Fry for half a minute.", [30]],
    ["Bak een halve minuut.", [30]],
    ["Stew for three quarters of an hour.", [2700]],
    ["Leave for 5 minutes before serving.", [300]],
    ["Boil the eggs in a second pan for 7 minutes.", [420]],
  ])("%s", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    "Add the peas for the last 4 minutes.",
    "Voeg de laatste 2 minuten de kaas toe.",
    "Stir every 5 minutes.",
    "Take it out of the fridge 30 minutes beforehand.",
    "Haal het 30 minuten van tevoren uit de koelkast.",
    "Leave it in the fridge for 24 hours.",
    "Heat the oven to 200 °C.",
    "Laat op laag vuur koken.",
    "Cut into 4 slices.",
    "Melt the butter in a second pan.",
    "Ten minutes before the rice is done, add the peas.",
    "Zet een half uur voor het einde de oven aan.",
    "When the beef has 20 minutes to go, peel the potatoes.",
    "Add a quarter of the salt.",
    "",
  ])("are none in: %s", (text) => {
    expect(findDurations(text)).toEqual([]);
  });

  it("are where they are written", () => {
    const text = "Simmer for 15 minutes, stirring.";
    const [duration] = findDurations(text);
    expect(text.slice(duration?.start, duration?.end)).toBe("15 minutes");
  });
});

/** What the timers of a step are called, and where it cooks. */
function timersOf(step: string, ...names: string[]): string[] {
  const { mentions = [] } = matchIngredients([step], names).steps[0] ?? {};
  const durations = findDurations(step);
  return durations.map((duration, at) => {
    const name = timerName(step, duration, { before: durations[at - 1] ?? null, mentions });
    const said = "words" in name ? `"${name.words}"` : names[name.ingredient];
    return `${said} ${timerPlace(step, duration) ?? "?"}`;
  });
}

describe("REC-129 a timer", () => {
  it.each([
    [["Fry the leeks in the oil for 5 minutes.", "Leek", "Oil"], ["Leek HOB"]],
    [
      ["Fry the leeks for 5 minutes, add the milk and cook for 4 minutes.", "Leek", "Milk"],
      ["Leek HOB", "Milk HOB"],
    ],
    [["Melt the butter and let the eggs set for 3 minutes.", "Egg", "Butter"], ["Egg ?"]],
    [["Roast the potatoes in the oven for 30 minutes.", "Potato"], ["Potato OVEN"]],
    [["Season the steak. Rest for 5 minutes.", "Steak"], ["Steak ?"]],
    [["Turn the heat down and leave for 10 minutes."], ['"Turn the heat down" HOB']],
    [["Zet het deeg 20 minuten in de koelkast.", "Deeg"], ["Deeg FRIDGE"]],
    [["Kook de rijst 12 minuten.", "Rijst"], ["Rijst HOB"]],
    [["10 minutes."], ['"10 minutes" ?']],
  ])("is named after what cooks, and tells where: %j", ([step = "", ...names], expected) => {
    expect(timersOf(step, ...names)).toEqual(expected);
  });
});
