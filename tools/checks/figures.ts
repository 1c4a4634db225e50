/**
 * Whoever hides numbers sees no energy and no macros anywhere (ledger SAFE-020). A file of the web app that can say or draw one
 * asks `useShowsNumbers`, or is told by `showsNumbers`; every other is named here with the reason why it need not.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { phrasesOf } from "@plateful/phrases/all";
import { projectFiles, ROOT } from "../run.ts";

/** What a text says when it has a figure of energy or of a macro in it. */
const FIGURE =
  /\bkcal\b|\bkJ\b|\d\s*%?\s*(?:g|grams?)? (?:of )?(?:protein|carbs?|carbohydrates|fat)\b|(?:protein|carbs?|carbohydrates|fat) (?:to |of )?\d/i;
/** What draws one. */
const DRAWINGS = ["MacroBar", "MacroTiles", "MacroArcs", "PlateGauge", "MacroBars"];
/** A file that is given no phrases says none. */
const SAYS = /[pP]hrases|[wW]ords\b/;
const ASKS = /\b(?:useShowsNumbers|showsNumbers|NumbersOnly)\b/;

/** Screens of coaches, staff and visitors, and what is only shown in development: what hides numbers spares the person. */
const ELSEWHERE =
  /^apps\/web\/src\/(?:clients|triage|plan-editor|plan-templates|reports|simple-recipes\/practice|staff|organisations|team|kit|prototype|ui)\//;

const SOURCES = "apps/web/src/";
/** Files below it that need not ask, and why. */
const NEEDS_NOT: Readonly<Record<string, string>> = {
  "bring/FileFacts.tsx": "the word of a column is in the steps of KnownApps, not in what it says",
  "check-ins/WeekMealsCard.tsx": "counts meals, for a coach",
  "cooking/timers/TimerCard.tsx": "its plate is a clock",
  "diary/DayOverview.tsx": "DiarySide asks before it draws it",
  "diary/day/day-off-target.ts": "calculates, and says nothing",
  "diary/logging/QuickMealForm.tsx": "AddWays and SlotMeal ask before they lead to it",
  "diary/planning/RebalanceDialog.tsx": "DiaryMeals asks before it leads to it",
  "diary/planning/RebalanceNotice.tsx": "DiaryMeals asks before it draws it",
  "diary/sentence/sentence-food.ts": "calculates, and says nothing",
  "foods/own-products/LabelCard.tsx": "a part of OwnProductForm, which stands in NumbersOnly",
  "foods/own-products/LabelSum.tsx": "a part of OwnProductForm, which stands in NumbersOnly",
  "foods/own-products/use-product-errors.ts": "a part of OwnProductForm, which stands in NumbersOnly",
  "foods/own-products/own-product-food.ts": "calculates, and says nothing",
  "foods/parts/AmountTiles.tsx": "AmountForm asks before it draws them",
  "foods/parts/LeftInMeal.tsx": "AmountForm asks before it draws it",
  "foods/parts/device-foods.ts": "calculates, and says nothing",
  "foods/scanning/BarcodeScannerScreen.tsx": "speaks of a frame over a picture",
  "foods/start/AddLine.tsx": "is given null for kcal where numbers are hidden",
  "lib/plan/PlanVersionsDialog.tsx": "for a coach, and in NumbersOnly for the person",
  "measurements/EnergyEstimate.tsx": "a part of EnergyUseScreen, which stands in NumbersOnly",
  "measurements/EnergyPlan.tsx": "a part of EnergyUseScreen, which stands in NumbersOnly",
  "measurements/EnergyTable.tsx": "a part of EnergyUseScreen, which stands in NumbersOnly",
  "measurements/use-decide-energy-use.ts": "a part of EnergyUseScreen, which stands in NumbersOnly",
  "onboarding/GoalWay.tsx": "PlanSummary asks before it draws it",
  "onboarding/PostOnboardingScreen.tsx": "draws a plate with a sign on it",
  "onboarding/parts/SafeGauge.tsx": "a part of ModifyNutritionalPlanScreen, whose form stands in NumbersOnly",
  "onboarding/parts/SafePlansSheet.tsx":
    "a part of ModifyNutritionalPlanScreen, whose form stands in NumbersOnly",
  "onboarding/diy/use-replace-day-plan-slots.ts":
    "a part of DiyFineTuningScreen, whose form stands in NumbersOnly",
  "recipes/RecipeNumbers.tsx": "RecipePage asks before it draws them",
  "sign-in/WelcomeScreen.tsx": "for visitors, with an example",
};

type Tree = { readonly [name: string]: unknown };

/** Stands for whatever a phrase is given. */
const GIVEN: unknown = new Proxy({}, { get: () => "7" });

function saysFigure(phrase: unknown): boolean {
  if (typeof phrase === "string") return FIGURE.test(phrase);
  if (typeof phrase !== "function") return false;
  try {
    return FIGURE.test(String((phrase as (given: unknown) => unknown)(GIVEN)));
  } catch {
    return false;
  }
}

/** The phrases with a figure, each by the names that lead to it. */
export function phrasesWithFigures(tree: Tree, path: readonly string[] = []): (readonly string[])[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const here = [...path, name];
    if (typeof value === "object" && value !== null) return phrasesWithFigures(value as Tree, here);
    return saysFigure(value) ? [here] : [];
  });
}

/** A code or a key that is looked up is not written out where it is used. */
const isWritten = (name: string) => /^[a-z]/.test(name) && !name.includes("_");

function usesPhrase(text: string, path: readonly string[]): boolean {
  const written = path.filter(isWritten);
  const last = written.at(-1);
  return (
    written.every((name) => new RegExp(`\\b${name}\\b`).test(text)) &&
    new RegExp(`\\.${last}\\b|[{,] ${last}\\b[^:]`).test(text)
  );
}

/** What of a file shows a figure without asking; null for nothing. */
export function unaskedIn(text: string, phrases: ReturnType<typeof phrasesWithFigures>): string | null {
  if (ASKS.test(text)) return null;
  const phrase = SAYS.test(text) ? phrases.find((one) => usesPhrase(text, one)) : undefined;
  if (phrase !== undefined) return `says ${phrase.join(".")}`;
  const drawing = DRAWINGS.find((one) => text.includes(`<${one}`));
  return drawing === undefined ? null : `draws <${drawing}>`;
}

export function checkFigures(): string[] {
  const phrases = phrasesWithFigures(phrasesOf("en") as unknown as Tree);
  const files = projectFiles(".ts", ".tsx").filter(
    (file) =>
      file.startsWith(SOURCES) &&
      !ELSEWHERE.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      existsSync(join(ROOT, file)),
  );
  const found = new Map(
    files.flatMap((file) => {
      const unasked = unaskedIn(readFileSync(join(ROOT, file), "utf8"), phrases);
      return unasked === null ? [] : [[file, unasked] as const];
    }),
  );
  return [
    ...[...found].flatMap(([file, unasked]) =>
      file.slice(SOURCES.length) in NEEDS_NOT ? [] : [`${file} ${unasked}, and does not ask useShowsNumbers`],
    ),
    ...Object.keys(NEEDS_NOT).flatMap((file) =>
      found.has(SOURCES + file) ? [] : [`${file} needs no reason in tools/checks/figures.ts any more`],
    ),
  ];
}
