import type { BodyOf, SimpleRecipe, simpleRecipes } from "@plateful/contract";
import type { MealType, OnboardingDiet, SimpleAllergen } from "@plateful/nutrition";
import { formatNumber, type Language } from "@plateful/phrases";
import { parseDecimal } from "@plateful/quantities";
import type { ImportStatus } from "./practice-recipe-query.ts";

export type RecipeBody = BodyOf<typeof simpleRecipes.change>;

/** Nutrition values as they are named in the form, and in the recipe. */
export const FIGURES = {
  kcal: "total_calories",
  protein: "protein_grams",
  carbohydrates: "carbohydrates_grams",
  fat: "fat_grams",
  fiber: "fiber_grams",
} as const;
export type Figure = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as readonly Figure[];

/** A simple recipe as it is typed: numbers as texts, and one line for each ingredient and step. */
export interface RecipeForm extends Readonly<Record<Figure, string>> {
  readonly name: string;
  readonly description: string;
  readonly source: string;
  readonly servings: string;
  readonly prep: string;
  readonly cook: string;
  readonly ingredients: string;
  readonly instructions: string;
  readonly mealTypes: readonly MealType[];
  readonly diets: readonly OnboardingDiet[];
  readonly allergens: readonly SimpleAllergen[];
}

type RecipeFault = "required" | "number" | "servings" | "minutes" | "lines" | "tooLong";
export type RecipeFaults = Partial<Record<keyof RecipeForm, RecipeFault>>;

const MAX_NAME = 150;
const MAX_DESCRIPTION = 4000;
const MAX_SOURCE = 500;
const MAX_INSTRUCTIONS = 10_000;
const MAX_LINES = 100;
const MAX_LINE = 300;
const MAX_SERVINGS = 100;
const MAX_MINUTES = 1440;
const MAX_FIGURE = 100_000;

const shownIn = (language: Language) => (value: number | null) =>
  value === null ? "" : formatNumber(language, value, { useGrouping: false, maximumFractionDigits: 1 });

/** Nutrition values as they are typed. */
export function toFigures(
  values: Readonly<Record<Figure, number | null>>,
  language: Language,
): Record<Figure, string> {
  const shown = shownIn(language);
  const { kcal, protein, carbohydrates, fat, fiber } = values;
  return {
    ...{ kcal: shown(kcal), protein: shown(protein), carbohydrates: shown(carbohydrates) },
    ...{ fat: shown(fat), fiber: shown(fiber) },
  };
}

/** The form of a recipe that is kept. */
export function toRecipeForm(recipe: SimpleRecipe, language: Language): RecipeForm {
  const figures = FIGURE_NAMES.map((name) => [name, recipe[FIGURES[name]]] as const);
  const whole = (value: number | null) => (value === null ? "" : String(value));
  return {
    ...toFigures(Object.fromEntries(figures) as Record<Figure, number | null>, language),
    name: recipe.name,
    description: recipe.description,
    source: recipe.source ?? "",
    servings: String(recipe.servings),
    prep: whole(recipe.prep_time_minutes),
    cook: whole(recipe.cook_time_minutes),
    ingredients: recipe.ingredients.join("\n"),
    instructions: recipe.instructions,
    mealTypes: recipe.meal_types,
    diets: recipe.dietary_preferences,
    allergens: recipe.allergens,
  };
}

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** A whole number of digits alone; null for everything else. */
const wholeOf = (text: string): number | null => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : null);

const isLong = (text: string, max: number): RecipeFault | undefined =>
  text.trim().length > max ? "tooLong" : undefined;

function minutesFault(text: string): RecipeFault | undefined {
  if (text.trim() === "") return undefined;
  const minutes = wholeOf(text);
  return minutes === null || minutes > MAX_MINUTES ? "minutes" : undefined;
}

function figureFault(text: string): RecipeFault | undefined {
  if (text.trim() === "") return undefined;
  const value = parseDecimal(text);
  return value === null || value < 0 || value > MAX_FIGURE ? "number" : undefined;
}

function linesFault(text: string): RecipeFault | undefined {
  const lines = linesOf(text);
  if (lines.length === 0) return "required";
  return lines.length > MAX_LINES || lines.some((line) => line.length > MAX_LINE) ? "lines" : undefined;
}

/** What keeps a form from being saved, by its field. */
export function recipeFaults(form: RecipeForm): RecipeFaults {
  const servings = wholeOf(form.servings);
  const faults: Record<string, RecipeFault | undefined> = {
    name: form.name.trim() === "" ? "required" : isLong(form.name, MAX_NAME),
    description: isLong(form.description, MAX_DESCRIPTION),
    source: isLong(form.source, MAX_SOURCE),
    servings: servings === null || servings < 1 || servings > MAX_SERVINGS ? "servings" : undefined,
    prep: minutesFault(form.prep),
    cook: minutesFault(form.cook),
    ingredients: linesFault(form.ingredients),
    instructions: isLong(form.instructions, MAX_INSTRUCTIONS),
    ...Object.fromEntries(FIGURE_NAMES.map((name) => [name, figureFault(form[name])])),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

const figureOf = (text: string): number | null => (text.trim() === "" ? null : parseDecimal(text));

/** What is sent of a form without faults. What was left empty is unknown, not nothing. */
export const toRecipeBody = (form: RecipeForm): RecipeBody => ({
  name: form.name.trim(),
  description: form.description.trim(),
  source: form.source.trim() || null,
  servings: wholeOf(form.servings) ?? 1,
  prep_time_minutes: wholeOf(form.prep),
  cook_time_minutes: wholeOf(form.cook),
  ingredients: linesOf(form.ingredients),
  instructions: form.instructions.trim(),
  meal_types: [...form.mealTypes],
  dietary_preferences: [...form.diets],
  allergens: [...form.allergens],
  ...Object.fromEntries(FIGURE_NAMES.map((name) => [FIGURES[name], figureOf(form[name])])),
});

/** What keeps a recipe from being published, beside faults: nobody is shown what is for no meal, or was not checked (ledger SREC-050). */
export const publishingFaults = ({ mealTypes }: Pick<RecipeForm, "mealTypes">, isChecked: boolean) => ({
  meals: mealTypes.length === 0,
  checked: !isChecked,
});

/** The lines of an import by what is to be done about them: a line with two foods is there once for each. */
export function sortLines({ lines }: Pick<ImportStatus, "lines">) {
  const isUnknown = ({ food }: ImportStatus["lines"][number]) => food === null;
  return {
    unknown: lines.filter(isUnknown),
    doubtful: lines.filter((line) => !isUnknown(line) && line.certainty === "CHECK"),
    certain: lines.filter((line) => !isUnknown(line) && line.certainty !== "CHECK"),
  };
}
