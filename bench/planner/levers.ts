/** What main ingredients in other amounts than written bring, on the product's own recipes. */
import type { Macros } from "@plateful/nutrition";
import { type Library, plan } from "@plateful/planning";
import { printTable } from "../measure.ts";
import type { Eater } from "../planning/people.ts";
import { DAYS } from "./instances.ts";

const KCAL_PERCENT = 3;
const MACRO_PERCENT = 10;

const isNear = ({ kcal, protein, carbohydrates, fat }: Macros): boolean =>
  Math.abs(kcal) <= KCAL_PERCENT &&
  Math.max(Math.abs(protein), Math.abs(carbohydrates), Math.abs(fat)) <= MACRO_PERCENT;

/** Per person, how many of a week's days come near, without and with levers, and how many meals they change. */
function measureEater(library: Library, eater: Eater, seed: number) {
  const days = Array.from({ length: DAYS }, (_, at) => ({ key: `day ${at + 1}`, slots: eater.slots }));
  const planned = (levers: boolean) => plan(library, days, eater.rules, { seed, effort: "instant", levers });
  const written = planned(false);
  const adjusted = planned(true);
  const meals = adjusted.days.flatMap((day) => day.meals);
  return {
    eater,
    without: written.errors.days.filter(isNear).length,
    with: adjusted.errors.days.filter(isNear).length,
    meals: meals.length,
    changed: meals.filter((meal) => meal.levers !== undefined).length,
  };
}

export function measureLevers(library: Library, everybody: readonly Eater[]): void {
  const outcomes = everybody.map((eater, seed) => measureEater(library, eater, seed));
  const kinds = ["everybody", ...new Set(everybody.flatMap((eater) => eater.kinds))].sort();
  const share = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`;
  const rows = kinds.map((kind) => {
    const chosen = outcomes.filter(({ eater }) => kind === "everybody" || eater.kinds.includes(kind));
    const sum = (pick: "without" | "with" | "meals" | "changed") =>
      chosen.reduce((total, outcome) => total + outcome[pick], 0);
    const days = DAYS * chosen.length;
    return [
      kind,
      chosen.length,
      share(sum("without"), days),
      share(sum("with"), days),
      share(sum("changed"), sum("meals")),
    ];
  });
  printTable(["people", "number", "days near, as written", "with levers", "meals changed"], rows);
}
