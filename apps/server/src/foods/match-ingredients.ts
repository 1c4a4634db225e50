import type { CompleteLanguage } from "@plateful/phrases";
import {
  foodsOfLine,
  INGREDIENT_WORDS,
  type IngredientLine,
  type IngredientWords,
} from "@plateful/quantities";
import type { Lookup } from "../platform/base/lookup.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { FoodMatcher, type MatchedFoods } from "./match-food.ts";
import { type MeantLine, meantLine } from "./meant-foods.ts";
import type { MeantAmount } from "./said-serving.ts";
import { type CataloguedServing, servingsOfFoods } from "./serving-catalogue.ts";

/** An amount that was not said is asked for from so many kcal a portion on: salt and a sprig of dill never are. */
const ASKED_KCAL = 15;
/** Which food it was is asked where it changes a portion by so many kcal. */
const SAME_KCAL = 40;

const kcalOf = ({ serving, quantity }: MeantAmount): number => serving.nutrition.kcal * quantity;

/** The foods of a line with what may be meant by each. The whole name counts before the one without how it is prepared. */
async function findOf(
  matcher: FoodMatcher,
  line: IngredientLine,
  words: IngredientWords,
): Promise<MatchedFoods[]> {
  if (line.words === "") return [];
  if (line.name !== line.words && matcher.named(line.name).length > 0)
    return [await matcher.match(line.name)];
  const parts = matcher.named(line.words).length > 0 ? [line.words] : foodsOfLine(line, words);
  const found = [];
  for (const part of parts) found.push(await matcher.match(part));
  return found;
}

/** What is in a kitchen cupboard is weighed as it was bought, unless the line says otherwise: spaghetti is dry. */
const COOKED = /\b(?:cooked|boiled|fried|baked|roasted|gekookt|gebakken|gefrituurd|geroosterd)\b/i;

/** Without foods that are cooked, where the line does not say that and others are left. */
function uncooked(
  match: MatchedFoods,
  line: IngredientLine,
  known: Lookup<readonly CataloguedServing[]>,
): MatchedFoods {
  if (COOKED.test(line.name)) return match;
  const isRaw = (id: number) => {
    const row = known.get(id)?.[0]?.row;
    return row !== undefined && !COOKED.test(`${row.name_en} ${row.name_nl}`);
  };
  const ids = match.ids.filter(isRaw);
  return ids.length === 0 ? match : { ...match, ids, named: match.named.filter(isRaw) };
}

/** A line whose estimated amount counts is looked at, and one whose amount hardly counts is not. */
function weighed(meant: MeantLine, servings: number): MeantLine {
  const { certainty, amount } = meant;
  if (certainty !== "SURE" || amount === null || !amount.isEstimated) return meant;
  return kcalOf(amount) / servings > ASKED_KCAL ? { ...meant, certainty: "CHECK" } : meant;
}

/**
 * Which foods the ingredient lines of a recipe mean, and how much of each (REC-109): one meaning a line, several where it names
 * several foods, none where it names nothing.
 * @param servings For how many the recipe is; a question is asked only where it matters to one portion.
 */
export async function matchIngredients(
  services: Services,
  db: Db,
  lines: readonly IngredientLine[],
  { said, servings }: { readonly said: CompleteLanguage; readonly servings: number },
): Promise<MeantLine[][]> {
  const matcher = await FoodMatcher.open(services, db, said);
  const found: MatchedFoods[][] = [];
  for (const line of lines) found.push(await findOf(matcher, line, INGREDIENT_WORDS[said]));
  const ids = found.flat().flatMap((match) => match.ids);
  const known = await servingsOfFoods(services, db, ids);
  const knowledge = { servings: known, eaten: [], said, sameKcal: SAME_KCAL * servings };
  return lines.map((line, at) =>
    (found[at] ?? []).map((match) => {
      const { amount, measure, sized } = line;
      const named = { start: 0, end: 0, words: match.words, amount, measure, sized, on: null };
      return weighed(meantLine(named, uncooked(match, line, known), null, knowledge), servings);
    }),
  );
}
