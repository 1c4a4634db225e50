import { type Certainty, MAX_IMPORT_LINES, MAX_IMPORT_SERVINGS } from "@plateful/contract";
import type { CompleteLanguage } from "@plateful/phrases";
import { INGREDIENT_WORDS, isGroupHeading, readIngredientLine, sentenceLanguage } from "@plateful/quantities";
import { type MeantAmount, type MeantLine, matchIngredients } from "../foods/index.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import type { FoundRecipe } from "./reading/found-recipe.ts";

/** An amount of a food in the whole recipe. */
export interface DraftFood {
  readonly servingId: number;
  readonly quantity: number;
  readonly isEstimated: boolean;
}

export interface DraftLine {
  readonly text: string;
  /** What the food is called in it. */
  readonly words: string;
  readonly certainty: Certainty;
  readonly food: DraftFood | null;
  readonly alternatives: readonly DraftFood[];
  readonly isLeftOut: boolean;
}

/** A recipe that was read, as it is stored until it is saved. */
export interface ImportDraft {
  readonly name: string;
  readonly servings: number | null;
  readonly preparationMinutes: number | null;
  readonly cookingMinutes: number | null;
  readonly author: string | null;
  readonly site: string | null;
  readonly steps: readonly string[];
  readonly lines: readonly DraftLine[];
}

export const EMPTY_DRAFT: ImportDraft = {
  name: "",
  servings: null,
  preparationMinutes: null,
  cookingMinutes: null,
  author: null,
  site: null,
  steps: [],
  lines: [],
};

/** For how many a recipe is that does not say: most are. */
export const USUAL_SERVINGS = 4;
const MAX_NAME = 120;
const MAX_LINE = 300;
const MAX_STEP = 2000;
const MAX_STEPS = 100;
const MAX_MINUTES = 1440;
const MAX_QUANTITY = 10_000;

/** Characters that no column holds are left out, and half a pair of them as well. */
const cut = (text: string, max: number): string =>
  text.replaceAll("\u0000", "").slice(0, max).toWellFormed().trim();
const cutOrNull = (text: string | null): string | null =>
  text === null ? null : cut(text, MAX_NAME) || null;
const minutes = (value: number | null): number | null =>
  value !== null && value <= MAX_MINUTES ? value : null;

const toFood = ({ serving, quantity, isEstimated }: MeantAmount): DraftFood => ({
  servingId: serving.row.id,
  quantity,
  isEstimated,
});

const isUsable = ({ quantity }: MeantAmount): boolean => quantity > 0 && quantity <= MAX_QUANTITY;

/** @param isGuessed Whether it may be no ingredient at all, so that it is looked at however well its words are known. */
function toLine(
  { text, words }: Pick<DraftLine, "text" | "words">,
  { certainty, amount, alternatives }: MeantLine,
  isGuessed: boolean,
): DraftLine {
  const food = amount !== null && isUsable(amount) ? toFood(amount) : null;
  const known = isGuessed ? "CHECK" : certainty;
  return {
    text,
    words,
    certainty: food === null ? "UNKNOWN" : known,
    food,
    alternatives: alternatives.filter(isUsable).map(toFood),
    isLeftOut: false,
  };
}

const UNKNOWN: MeantLine = { certainty: "UNKNOWN", amount: null, alternatives: [] };

/** The preparation and the cooking of a recipe that may state only both together. */
function timesOf({ preparationMinutes, cookingMinutes, totalMinutes }: FoundRecipe) {
  const rest = totalMinutes === null ? null : totalMinutes - (preparationMinutes ?? 0);
  return {
    preparationMinutes: minutes(preparationMinutes),
    cookingMinutes: minutes(cookingMinutes ?? (rest !== null && rest > 0 ? rest : null)),
  };
}

/** The ingredient lines that are read, in the words of the page. */
export const ingredientTexts = (found: FoundRecipe): string[] =>
  found.ingredients
    .filter((line) => !isGroupHeading(line))
    .map((line) => cut(line, MAX_LINE))
    .filter(Boolean)
    .slice(0, MAX_IMPORT_LINES);

/** A recipe that was found, with the foods that its lines mean (REC-109). */
export async function draftOf(
  services: Services,
  db: Db,
  found: FoundRecipe,
  own: CompleteLanguage,
): Promise<ImportDraft> {
  const texts = ingredientTexts(found);
  const said = sentenceLanguage(texts.join("\n"), own);
  const lines = texts.map((text) => readIngredientLine(text, INGREDIENT_WORDS[said]));
  const servings = found.servings === null ? null : Math.min(found.servings, MAX_IMPORT_SERVINGS);
  const meant = await matchIngredients(services, db, lines, { said, servings: servings ?? USUAL_SERVINGS });
  return {
    name: cut(found.title ?? "", MAX_NAME),
    servings,
    ...timesOf(found),
    author: cutOrNull(found.author),
    site: cutOrNull(found.siteName),
    steps: found.steps
      .map((step) => cut(step, MAX_STEP))
      .filter(Boolean)
      .slice(0, MAX_STEPS),
    lines: texts
      .flatMap((text, at) => {
        const all = meant[at] ?? [];
        return (all.length === 0 ? [UNKNOWN] : all).map((one) =>
          toLine({ text, words: lines[at]?.words ?? "" }, one, found.isGuessed),
        );
      })
      .slice(0, MAX_IMPORT_LINES),
  };
}
