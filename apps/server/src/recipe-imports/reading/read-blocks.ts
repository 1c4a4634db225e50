import { type FoundRecipe, NOTHING_FOUND } from "./found-recipe.ts";
import { isStepNumber, partBelow } from "./heading-words.ts";
import { hasAmount, isGroupName, tidyIngredients, withAmounts } from "./ingredient-lines.ts";
import { type Block, BOLD_LEVEL } from "./page-blocks.ts";
import { FIRST_STEP, type Section, sectionsOf } from "./recipe-sections.ts";
import { tidySteps, withName } from "./schema-recipe.ts";
import { readMinutes, readServings } from "./stated-values.ts";

const MAX_INGREDIENT = 160;
const MAX_INGREDIENTS = 80;
const MAX_STEPS = 60;
const MIN_STEP = 30;
const FEW_LINES = 3;

/** How much a section looks like a list of ingredients. */
function likeness(lines: readonly string[]): number {
  const amounts = lines.filter(hasAmount).length;
  return lines.length === 0 || lines.length > MAX_INGREDIENTS ? 0 : amounts + Math.min(lines.length, 10) / 10;
}

const lettersOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { text }) => sum + text.length, 0);

/** Which blocks are the lines: those of lists, or the texts; headings between them are none of them. */
type Lines = "item" | "text";
const linesOf = (blocks: readonly Block[], lines: Lines): string[] =>
  blocks.filter(({ kind }) => kind === lines).map(({ text }) => text);

/** Where the steps are: in lists that stand first, or in which most is said. */
function stepLines(blocks: readonly Block[]): Lines {
  const items = blocks.filter(({ kind }) => kind === "item");
  const texts = blocks.filter(({ kind }) => kind === "text");
  const first = blocks.find(({ kind, text }) => kind !== "heading" && text.length >= MIN_STEP);
  const isList = items.length > 1 && (first?.kind === "item" || lettersOf(items) >= lettersOf(texts));
  return isList || texts.length === 0 ? "item" : "text";
}

/** Where the ingredients are: in lists, unless the texts beside them look more like it. */
function ingredientLines(blocks: readonly Block[]): Lines {
  const [items, texts] = [linesOf(blocks, "item"), linesOf(blocks, "text")];
  const isLonger = items.length >= 2 * texts.length;
  const isList = items.length > 1 && (isLonger || likeness(items) >= likeness(texts));
  return isList || texts.length === 0 ? "item" : "text";
}

/** A sentence below a list is none of its lines. */
const SENTENCE = /\p{Ll}[.!?]$/u;
const isSentence = (line: string): boolean => !hasAmount(line) && line.length > 60 && SENTENCE.test(line);

/** The lines of a list without the few that are bold and name its groups. */
function withoutBoldNames(lines: readonly Block[]): readonly Block[] {
  const others = lines.filter(({ isBold, text }) => !isBold || hasAmount(text));
  return 3 * others.length < 2 * lines.length ? lines : others;
}

/** The ingredients among blocks, and how many of these are theirs. */
function ingredientsIn(blocks: readonly Block[]): { readonly lines: string[]; readonly length: number } {
  const kind = ingredientLines(blocks);
  const sentence = blocks.findIndex(
    (block, at) => at > FEW_LINES && block.kind === kind && isSentence(block.text),
  );
  const own = sentence < 0 ? blocks : blocks.slice(0, sentence);
  const lines = withoutBoldNames(own.filter((block) => block.kind === kind))
    .map(({ text }) => text)
    .filter((line) => line.length <= MAX_INGREDIENT && !isGroupName(line));
  return {
    lines: tidyIngredients(withAmounts(lines)),
    length: own.findLastIndex((block) => block.kind === kind) + 1,
  };
}

const STEP_NUMBER = /^(\d{1,2})[.)](?=\s|\p{Lu})/u;

/** Steps that are counted, as far as they are. */
function asCounted(steps: readonly string[]): readonly string[] {
  const numbers = steps.map((step) => Number(STEP_NUMBER.exec(step)?.[1] ?? 0));
  if (numbers[0] !== 1 || numbers.filter(Boolean).length <= FEW_LINES) return steps;
  const again = numbers.findIndex((number, at) => at > 0 && number === 1);
  return steps.slice(
    0,
    (again < 0 ? numbers : numbers.slice(0, again)).findLastIndex((number) => number > 0) + 1,
  );
}

/** The steps among blocks, each of which begins with the heading that stands right above it. */
function stepsIn(blocks: readonly Block[]): string[] {
  const kind = stepLines(blocks);
  const lines = blocks.flatMap((block, at) => {
    if (block.kind !== kind) return [];
    const above = blocks[at - 1];
    return withName([block.text], above?.kind === "heading" ? above.text : null);
  });
  return tidySteps(asCounted(lines)).slice(0, MAX_STEPS);
}

const SERVINGS =
  /(?:serves|servings?|yields?|makes|portions?|voor|aantal personen|porties?|personen|fur|pour|para)\W{0,4}(\d{1,2})(?!\s*(?:min|g\b|°|uur|hour))|(\d{1,2})\s*(?:servings?|portions?|persons?|people|personen|pers\b|porties?|eters|portionen|personnes|personas|porzioni|portioner)/i;

/** The number of people that a short text names beside such a word. */
export function servingsIn(blocks: readonly Block[]): number | null {
  for (const { text } of blocks) {
    if (text.length > 120) continue;
    const match = SERVINGS.exec(text);
    if (match !== null) return readServings(`${match[1] ?? match[2]} servings`);
  }
  return null;
}

/** The minutes behind a word such as "bereidingstijd", in the same text or the next one. */
function minutesBehind(blocks: readonly Block[], word: RegExp): number | null {
  for (const [at, { text }] of blocks.entries()) {
    const found = word.exec(text);
    if (found === null || text.length > 120) continue;
    const behind = text.slice(found.index + found[0].length);
    const minutes =
      readMinutes(behind) ?? (behind.length < 4 ? readMinutes(blocks[at + 1]?.text ?? "") : null);
    if (minutes !== null) return minutes;
  }
  return null;
}

const PREPARATION =
  /\b(?:prep(?:aration)?(?: time)?|voorbereiding(?:stijd)?|bereidingstijd|vorbereitungszeit)\b\W*/i;
const COOKING = /\b(?:cook(?:ing)?(?: time)|bake time|kooktijd|oventijd|baktijd|kochzeit|backzeit)\b\W*/i;
const TOTAL = /\b(?:total(?: time)?|ready in|totale? tijd|totaal|gesamtzeit)\b\W*/i;

interface Found {
  readonly lines: string[];
  readonly end: number;
}
const NOTHING: Found = { lines: [], end: 0 };

const MAX_BARE = 100;
/** A line without an amount between others that have one: "salt". */
const isShort = (text: string): boolean => text.length <= 2 * MIN_STEP && !/[.!?:]$/.test(text);

/** A list that no heading names: its lines so far, and short texts that are of it if a line with an amount follows. */
class BareList {
  lines: string[] = [];
  #waiting: string[] = [];

  /** Takes a block up; false where it is none of the list. */
  take({ kind, text }: Pick<Block, "kind" | "text">): boolean {
    if (kind === "heading") return text.length <= MIN_STEP && !FIRST_STEP.test(text);
    if (text === "" || text.length > MAX_BARE || (kind === "text" && partBelow(text) !== null)) return false;
    if (kind === "item" || hasAmount(text)) {
      this.lines.push(...this.#waiting, text);
      this.#waiting = [];
      return true;
    }
    if (this.lines.length === 0 || this.#waiting.length === FEW_LINES || !isShort(text)) return false;
    this.#waiting.push(text);
    return true;
  }
}

/** Lists that no heading names: the longest one of which most lines begin with an amount. */
function bareIngredients(blocks: readonly Block[]): Found {
  let best: Found = NOTHING;
  let list = new BareList();
  for (const [at, block] of [...blocks, { kind: "text", text: "" } as const].entries()) {
    if (list.take(block)) continue;
    const { lines } = list;
    const isList = lines.length > FEW_LINES && likeness(lines) >= lines.length / 2;
    if (isList && likeness(lines) > likeness(best.lines))
      best = { lines: tidyIngredients(withAmounts(lines)), end: at };
    list = new BareList();
  }
  return best;
}

const COUNTED = /^\d{1,2}[.)]\s/u;

/** The blocks of the steps behind a place: as far as a heading of the rank of the one above the first of them. */
function blocksOfSteps(blocks: readonly Block[], isNumbered: boolean): readonly Block[] {
  let rank = isNumbered ? 1 : BOLD_LEVEL - 1;
  let hasSteps = false;
  for (const [at, { kind, level, text }] of blocks.entries()) {
    const isHeading = kind === "heading" && level < BOLD_LEVEL && !COUNTED.test(text);
    const isEnd = partBelow(text) === "end" || (isHeading && (level === 1 || (hasSteps && level <= rank)));
    if (at > 0 && isEnd) return blocks.slice(0, at);
    if (isHeading && !hasSteps && !isNumbered) rank = level;
    hasSteps ||= kind !== "heading" && text.length >= 2 * MIN_STEP;
  }
  return blocks;
}

/** What may be the steps where no heading says so: from "Step 1" on, or the sentences behind the ingredients. */
function bareSteps(blocks: readonly Block[], from: number): string[] {
  const numbered = blocks.findIndex(({ text }) => isStepNumber(text));
  const within = blocksOfSteps(blocks.slice(numbered < 0 ? from : numbered), numbered >= 0);
  if (numbered >= 0)
    return tidySteps(within.filter(({ kind }) => kind !== "heading").map(({ text }) => text));
  return stepsIn(within.filter(({ kind, text }) => kind !== "heading" && text.length >= MIN_STEP));
}

/** The section that looks most like a list of ingredients. */
function namedIngredients(sections: readonly Section[]): Found {
  const found = sections
    .filter(({ part }) => part === "ingredients")
    .map(({ blocks, start }) => {
      const { lines, length } = ingredientsIn(blocks);
      return { lines, end: start + 1 + length };
    });
  return found.reduce((best, one) => (likeness(one.lines) > likeness(best.lines) ? one : best), NOTHING);
}

/** Letters of steps; what is short is mostly none, such as how long it takes. */
const lengthOf = (lines: readonly string[]): number =>
  Math.min(
    lines.reduce((sum, line) => sum + (line.length < MIN_STEP / 2 ? 1 : line.length), 0),
    20_000,
  );
const MIN_STEPS = 2 * MIN_STEP;

/** The steps of the recipe whose ingredients those are: those next behind them, else the longest. */
function namedSteps(sections: readonly Section[], from: number): string[] {
  const found = sections
    .filter(({ part }) => part === "steps")
    .map(({ blocks, start }) => ({ lines: stepsIn(blocks), start }))
    .filter(({ lines, start }) => start >= from || lengthOf(lines) >= MIN_STEPS);
  const next = found.find(({ lines, start }) => start >= from && lengthOf(lines) >= MIN_STEPS);
  const longest = found.reduce(
    (best: string[], { lines }) => (lengthOf(lines) > lengthOf(best) ? lines : best),
    [],
  );
  return next?.lines ?? longest;
}

/** The recipe that texts hold, by the headings above its parts. */
export function readBlocks(blocks: readonly Block[]): FoundRecipe {
  const strict = sectionsOf(blocks, false);
  const isNamed = likeness(namedIngredients(strict).lines) > 0;
  const sections = isNamed ? strict : sectionsOf(blocks, true);
  const named = namedIngredients(sections);
  const ingredients = likeness(named.lines) > 0 ? named : bareIngredients(blocks);
  const steps = namedSteps(sections, ingredients.end);
  return {
    ...NOTHING_FOUND,
    title: blocks.find(({ kind, level }) => kind === "heading" && level === 1)?.text ?? null,
    ingredients: ingredients.lines,
    steps: steps.length > 0 ? steps : bareSteps(blocks, ingredients.end),
    servings: servingsIn(blocks),
    preparationMinutes: minutesBehind(blocks, PREPARATION),
    cookingMinutes: minutesBehind(blocks, COOKING),
    totalMinutes: minutesBehind(blocks, TOTAL),
  };
}
