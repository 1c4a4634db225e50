import {
  type recogniseMeal as endpoint,
  type ForgottenFoods,
  MAX_FOODS_AT_ONCE,
  type RecognisedLine,
} from "@plateful/contract";
import { readMealSentence, SENTENCE_WORDS, type SentenceLine, sentenceLanguage } from "@plateful/quantities";
import {
  FoodMatcher,
  type Host,
  type Knowledge,
  type MatchedFoods,
  type MeantLine,
  meantLine,
  presentLine,
  servingsOfFoods,
} from "../../foods/index.ts";
import { mustHave } from "../../platform/base/must-have.ts";
import { Problem } from "../../platform/base/problem.ts";
import type { Call } from "../../platform/calls/call.ts";
import { isPersonThere } from "../day/diary-reference-store.ts";
import { listEatenFoods } from "../logging/eaten-food-store.ts";
import { forgottenFoods } from "./forgotten-foods.ts";

/** So many foods that words may mean were left out. */
const LEFT_OUT = 3;

/** A line of two names that were said without a word between them is two lines, the second on the first. */
function split(
  sentence: string,
  matcher: FoodMatcher,
  line: SentenceLine,
): readonly (SentenceLine & { readonly isSplit: boolean })[] {
  const names = matcher.apart(line.words);
  if (names === null) return [{ ...line, isSplit: false }];
  const [one, other] = names;
  const behind = other.split(" ").length;
  const said = [...sentence.slice(line.start, line.end).matchAll(/\S+/g)];
  const at = line.start + (said.at(-behind)?.index ?? 0);
  const first = { ...line, words: one, end: at, isSplit: false };
  return [first, { ...line, words: other, start: at, amount: null, measure: null, isSplit: true }];
}

/** The lines of a sentence, each with the place of the line that it is on. */
function linesOf(sentence: string, matcher: FoodMatcher, lines: readonly SentenceLine[]): SentenceLine[] {
  const parts = lines.map((line) => split(sentence, matcher, line));
  const placeOf = (at: number) => parts.slice(0, at).flat().length;
  return parts.flatMap((own, at) =>
    own.map(({ isSplit, ...line }) => ({
      ...line,
      on: isSplit ? placeOf(at) : line.on === null ? null : placeOf(line.on),
    })),
  );
}

/** The slices of bread that a line is on, or the cups of a drink that it is in; null for what is with neither. */
function hostOf(line: SentenceLine, meant: readonly MeantLine[]): Host {
  const amount = line.on === null ? null : (meant[line.on]?.amount ?? null);
  if (amount === null || amount.serving.row.metric_value === 100) return null;
  const { category } = amount.serving.row;
  if (category !== "BREAD" && category !== "DRINKS") return null;
  return { kind: category === "BREAD" ? "BREAD" : "DRINK", count: amount.quantity };
}

/** What each of these words may mean. */
async function matchAll(matcher: FoodMatcher, words: readonly string[]): Promise<MatchedFoods[]> {
  const found = [];
  for (const one of words.slice(0, MAX_FOODS_AT_ONCE)) found.push(await matcher.match(one));
  return found;
}

/** What is known of the person and of the foods that were found. */
async function gather(
  call: Call<typeof endpoint>,
  said: Knowledge["said"],
  found: readonly MatchedFoods[],
): Promise<Knowledge> {
  const { db, services, subjectId: userId, body, today } = call;
  const ids = found.flatMap((match) => match.ids);
  const servings = await servingsOfFoods(services, db, ids);
  const eaten = await listEatenFoods(db, { userId, date: body.date, today });
  return { servings, eaten, said };
}

/** Finds the foods that a sentence names (FOOD-066), by the search of foods; no other service is asked. */
export async function recogniseMeal(call: Call<typeof endpoint>): Promise<{
  readonly lines: RecognisedLine[];
  readonly forgotten: ForgottenFoods | null;
  readonly has_more: boolean;
}> {
  const { db, services, body, language } = call;
  if (!(await isPersonThere(db, call.subjectId))) throw new Problem("not_found");
  const said = sentenceLanguage(body.text, language);
  const matcher = await FoodMatcher.open(services, db, said);
  const isOneName = (words: string) => matcher.named(words).length > 0;
  const sentence = readMealSentence(body.text, SENTENCE_WORDS[said], isOneName);
  const all = linesOf(body.text, matcher, sentence.lines);
  const lines = all.slice(0, MAX_FOODS_AT_ONCE);
  const found = await matchAll(
    matcher,
    lines.map(({ words }) => words),
  );
  const without = await matchAll(matcher, sentence.leftOut);
  const knowledge = await gather(call, said, [...found, ...without]);
  const meant: MeantLine[] = [];
  for (const [at, line] of lines.entries())
    meant.push(meantLine(line, mustHave(found[at], "the foods of a line"), hostOf(line, meant), knowledge));
  const keyOf = (id: number) => knowledge.servings.get(id)?.[0]?.row.food_key ?? null;
  const named = {
    eaten: meant.flatMap(({ amount }) => amount ?? []),
    leftOut: without.flatMap(({ ids }) => ids.slice(0, LEFT_OUT).map(keyOf)),
  };
  return {
    lines: lines.map((line, at) => presentLine(line, mustHave(meant[at], "what a line means"), language)),
    forgotten: await forgottenFoods(services, db, named, language),
    has_more: all.length > lines.length,
  };
}
