import type { SaidMeasure } from "../meal-sentence/grammar.ts";
import { paired } from "../meal-sentence/phrases-of.ts";
import { amountAt, bareMeasureAt } from "../meal-sentence/said-amount.ts";
import { type SentenceToken, sentenceTokens } from "../meal-sentence/sentence-tokens.ts";
import type { IngredientWords } from "./ingredient-words.ts";

/** An ingredient line of a recipe: how much of which food, and what it says besides. */
export interface IngredientLine {
  /** What the food is called, as it was written, in lower case without accents. */
  readonly name: string;
  /** The same without how it is prepared: "olive oil" of "good-quality olive oil". */
  readonly words: string;
  /** Null where no amount was said. */
  readonly amount: number | null;
  /** Null where things are counted, or no amount was said. */
  readonly measure: SaidMeasure | null;
  /** Household measures that a size asks for: "1 large onion". */
  readonly sized: readonly string[];
  /** What is said besides: "drained", "or a shallot"; null where nothing is. */
  readonly note: string | null;
}

interface Amount {
  readonly amount: number;
  readonly measure: SaidMeasure | null;
  readonly sized: readonly string[];
  readonly next: number;
}

const isMark = (token: SentenceToken | undefined, marks: string): boolean =>
  token?.isMark === true && marks.includes(token.plain);

/** Without the point of "tbsp." and the line of "14-ounce", which stand between an amount and what follows. */
function measuredAt(tokens: readonly SentenceToken[], at: number, words: IngredientWords): Amount | null {
  const said = amountAt(tokens, at, words.sentence);
  if (said === null || said.measure !== null) return said;
  const joined = isMark(tokens[said.next], "-–—") ? tokens[said.next + 1] : undefined;
  const measure = words.sentence.measures.get(joined?.plain ?? "");
  return measure === undefined ? said : { ...said, measure, next: said.next + 2 };
}

const isContainer = (measure: SaidMeasure | null): boolean =>
  measure?.kind === "household" &&
  measure.keys.some((key) => ["can", "jar", "bag", "tub", "bottle"].includes(key));

/** So many of a size, such as "2 400 g cans". */
const times = (count: number, size: Amount): Amount => ({ ...size, amount: count * size.amount });

const skipPoint = (tokens: readonly SentenceToken[], { next, ...rest }: Amount): Amount => ({
  ...rest,
  next: isMark(tokens[next], ".") ? next + 1 : next,
});

/** The amount that a line begins with, and where its food begins: "2 tbsp", "1 14-ounce can", "175 g/6 oz", "2 tbsp plus 1 tsp". */
function leadingAmount(tokens: readonly SentenceToken[], at: number, words: IngredientWords): Amount | null {
  const found = measuredAt(tokens, at, words) ?? bareMeasureAt(tokens, at, words.sentence);
  if (found === null) return null;
  let said = skipPoint(tokens, found);
  const size = said.measure === null ? measuredAt(tokens, said.next, words) : null;
  if (size?.measure?.kind === "metric") said = skipPoint(tokens, times(said.amount, size));
  for (let more = secondAmount(tokens, said.next, words); more !== null; ) {
    said = { ...said, next: more };
    more = secondAmount(tokens, said.next, words);
  }
  const container = words.sentence.measures.get(tokens[said.next]?.plain ?? "") ?? null;
  return isContainer(container) && said.measure !== null ? { ...said, next: said.next + 1 } : said;
}

/** Where the food begins behind the same amount in another measure, or behind a little more of it; null where there is none. */
function secondAmount(tokens: readonly SentenceToken[], at: number, words: IngredientWords): number | null {
  const between = tokens[at];
  const isMore = isMark(between, "/|+") || between?.plain === "plus";
  const isNumber = between !== undefined && between.value !== null && tokens[at - 1]?.value === null;
  if (!isMore && !isNumber) return null;
  const again = measuredAt(tokens, isMore ? at + 1 : at, words);
  if (isNumber && again?.measure?.kind !== "metric") return null;
  return again === null || again.measure === null ? null : skipPoint(tokens, again).next;
}

const PARENTHESES = /[([{]([^()[\]{}]{0,120})[)\]}]/g;

/** The weight or volume that stands in parentheses: "1 can (400 g)", "1 cup (130 g)". */
function insideAmount(inside: string, words: IngredientWords): Amount | null {
  const tokens = paired(sentenceTokens(inside), words.sentence);
  const first = tokens.findIndex(({ value }) => value !== null);
  const said = first < 0 ? null : measuredAt(tokens, first, words);
  return said?.measure?.kind === "metric" ? said : null;
}

/** What an amount comes to with what stands in parentheses: the weight of each container, else of all of it. */
function preciser(said: Amount | null, inside: readonly string[], words: IngredientWords): Amount | null {
  if (said === null || said.measure?.kind === "metric") return said;
  for (const text of inside) {
    const size = insideAmount(text, words);
    if (size === null) continue;
    const isEach = isContainer(said.measure) || /\beach\b|per stuk|\bp\/s\b/i.test(text);
    return { ...size, amount: isEach ? said.amount * size.amount : size.amount, next: said.next };
  }
  return said;
}

/** "tomato" of "tomato-". */
function withoutMarksBehind(word: string): string {
  const letters = [...word];
  return letters.slice(0, letters.findLastIndex((letter) => !"-'’".includes(letter)) + 1).join("");
}

const textOf = (tokens: readonly SentenceToken[]): string =>
  tokens
    .filter(({ isMark: mark }) => !mark)
    .map(({ plain }) => withoutMarksBehind(plain))
    .join(" ");

/** Whether the words before a comma only say what kind it is: "skinless, boneless chicken". */
const isOnlyKind = (tokens: readonly SentenceToken[], { prepared }: IngredientWords): boolean =>
  tokens.every(({ plain, isMark: mark }) => mark || prepared.has(plain));

/** How many of these tokens name the food; what is behind a comma or a word such as "or" and "for" is a note. */
function nameLength(tokens: readonly SentenceToken[], words: IngredientWords): number {
  const end = tokens.findIndex(
    (token, at) =>
      at > 0 &&
      (isMark(token, ",;:–—-|") || words.asides.has(token.plain)) &&
      !isOnlyKind(tokens.slice(0, at), words),
  );
  return end < 0 ? tokens.length : end;
}

/** A food without how it is prepared, and without its pieces at the end; the whole where nothing else is left. */
function bareFood(tokens: readonly SentenceToken[], words: IngredientWords): string {
  const isSaid = ({ plain, isMark: mark }: SentenceToken) =>
    !mark && !words.prepared.has(plain) && !words.asides.has(plain);
  const kept = tokens.filter(isSaid);
  const last = kept.at(-1);
  const bare =
    kept.length > 1 && last !== undefined && words.pieces.has(last.plain) ? kept.slice(0, -1) : kept;
  return bare.length === 0 ? textOf(tokens) : textOf(bare);
}

/** Where a line begins to say something: behind marks and words such as "about" and "optional". */
function beginningOf(tokens: readonly SentenceToken[], { sentence, prepared }: IngredientWords): number {
  const isSaid = ({ plain, value, isMark: mark }: SentenceToken) =>
    !mark && (value !== null || !(sentence.around.has(plain) || prepared.has(plain)));
  return Math.max(tokens.findIndex(isSaid), 0);
}

const AROUND_NOTES = " ,;:.–—-\t";

/** A note without the marks around it. */
function trimmed(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, " ")];
  const isSaid = (letter: string) => !AROUND_NOTES.includes(letter);
  const first = letters.findIndex(isSaid);
  return first < 0 ? "" : letters.slice(first, letters.findLastIndex(isSaid) + 1).join("");
}

/** Reads an ingredient line: "2 el olijfolie, extra vierge", "1 (14 oz) can chickpeas, drained". Source: REC-107. */
export function readIngredientLine(line: string, words: IngredientWords): IngredientLine {
  const inside = [...line.matchAll(PARENTHESES)].map(([, text = ""]) => text);
  // As many letters as before, so that places stay what they are.
  const open = line.replaceAll(PARENTHESES, (whole) => " ".repeat(whole.length)).replaceAll("*", " ");
  const tokens = paired(sentenceTokens(open), words.sentence);
  const from = beginningOf(tokens, words);
  const leading = leadingAmount(tokens, from, words);
  const begin = leading?.next ?? from;
  const of = words.sentence.of.has(tokens[begin]?.plain ?? "") ? begin + 1 : begin;
  const rest = tokens.slice(of);
  const named = rest.slice(0, nameLength(rest, words));
  const said = preciser(leading, inside, words);
  const [last] = named.slice(-1);
  const note = [...inside, last === undefined ? "" : open.slice(last.end)].flatMap(
    (text) => trimmed(text) || [],
  );
  return {
    name: textOf(named),
    words: bareFood(named, words),
    amount: said?.amount ?? null,
    measure: said?.measure ?? null,
    sized: said?.sized ?? [],
    note: note.length === 0 ? null : note.join("; "),
  };
}

/** Whether a line stands above others rather than naming a food: "For the sauce:". */
export const isGroupHeading = (line: string): boolean => /:\s*$/.test(line) && !/\d/.test(line);

/** The foods that one line names together, each without an amount: "salt and pepper". */
export function foodsOfLine(line: IngredientLine, words: IngredientWords): string[] {
  if (line.amount !== null) return [line.words];
  const parts: string[][] = [[]];
  for (const word of line.words.split(" ")) {
    if (words.and.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((part) => part.join(" ")).filter(Boolean);
}
