import { type FoundRecipe, NOTHING_FOUND } from "./found-recipe.ts";
import { isStepNumber, type Part, partBelow } from "./heading-words.ts";
import { type Block, BOLD_LEVEL } from "./page-blocks.ts";
import { tidyIngredients, tidySteps } from "./schema-recipe.ts";
import { readMinutes, readServings } from "./stated-values.ts";

/** Blocks below a heading that names a part of a recipe. */
interface Section {
  readonly part: Part;
  readonly blocks: readonly Block[];
  /** The place of the block behind it. */
  readonly end: number;
}

const MAX_INGREDIENT = 160;
const MAX_INGREDIENTS = 80;
const MAX_STEPS = 60;

/** A heading that names the dish, too: "Banketstaaf maken". */
const MAKING = /^(?:\S+ ){1,4}(?:maken|bereiden)$/iu;

/** Which part of a recipe a block is above; null where it is no such heading. */
function partOf({ kind, level, text }: Block): Part | null {
  if (kind === "item") return null;
  const isNamed = kind === "heading" && level > 1 && level < BOLD_LEVEL && MAKING.test(text);
  return partBelow(text) ?? (isNamed ? "steps" : null);
}

/** What counts the first step by itself, so that no list of ingredients goes on there: "1. Do some prep:". */
const FIRST_STEP = /^1[.)]\s+\p{L}/u;
const isFirstStep = ({ kind, text }: Block, at: number): boolean =>
  at > 1 && kind !== "item" && FIRST_STEP.test(text);

/** The rank of the headings that end a section: its own, or above that of the first one in it where it is only bold. */
function rankOf(block: Block, rest: readonly Block[]): number {
  if (block.level < BOLD_LEVEL) return block.level;
  const [first] = rest;
  return first?.kind === "heading" && first.level < BOLD_LEVEL ? first.level - 1 : BOLD_LEVEL - 1;
}

/** Where a section ends: at a heading of its rank or higher, or at one that names a part. */
function endOf(blocks: readonly Block[], from: number): number {
  const heading = blocks[from];
  if (heading === undefined) return blocks.length;
  const part = partOf(heading);
  const rest = blocks.slice(from + 1);
  const rank = rankOf(heading, rest);
  const end = rest.findIndex(
    (block, at) =>
      !isStepNumber(block.text) &&
      (partOf(block) !== null ||
        (block.kind === "heading" && block.level <= rank) ||
        (part === "ingredients" && isFirstStep(block, at))),
  );
  return end < 0 ? blocks.length : from + 1 + end;
}

/** The sections of the parts of a recipe. A heading may be any short line that says no more than what follows. */
function sectionsOf(blocks: readonly Block[]): Section[] {
  return blocks.flatMap((block, at) => {
    const part = partOf(block);
    if (part === null || part === "end") return [];
    const end = endOf(blocks, at);
    return [{ part, blocks: blocks.slice(at + 1, end), end }];
  });
}

const BEGINS_WITH_AMOUNT = /^\W*(?:\d|[¼½¾⅓⅔⅛]|een |a |one |half |halve )/iu;

/** How much a section looks like a list of ingredients. */
function likeness(lines: readonly string[]): number {
  const amounts = lines.filter((line) => BEGINS_WITH_AMOUNT.test(line)).length;
  return lines.length === 0 || lines.length > MAX_INGREDIENTS ? 0 : amounts + Math.min(lines.length, 10) / 10;
}

/** The lines of a list, or what there is where nothing is a list; headings between them are none of them. */
function listLines(blocks: readonly Block[]): string[] {
  const items = blocks.filter(({ kind }) => kind === "item");
  const lines = items.length > 1 ? items : blocks.filter(({ kind }) => kind !== "heading");
  return lines.map(({ text }) => text);
}

const lengthOf = (lines: readonly string[]): number =>
  Math.min(
    lines.reduce((sum, line) => sum + line.length, 0),
    20_000,
  );

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

const MIN_STEP = 30;
const FEW_LINES = 3;

/** Lists that no heading names: the longest one of which most lines begin with an amount. */
function bareIngredients(blocks: readonly Block[]): { readonly lines: string[]; readonly end: number } {
  let best = { lines: [] as string[], end: 0 };
  let lines: string[] = [];
  for (const [at, { kind, text }] of [...blocks, { kind: "text", text: "" } as const].entries()) {
    if (kind === "item" && text.length <= MAX_INGREDIENT / 2) lines.push(text);
    else if (kind !== "heading" || text.length > MIN_STEP || FIRST_STEP.test(text)) {
      if (
        lines.length > FEW_LINES &&
        likeness(lines) >= lines.length / 2 &&
        likeness(lines) > likeness(best.lines)
      )
        best = { lines: tidyIngredients(lines), end: at };
      lines = [];
    }
  }
  return best;
}

/** What may be the steps where no heading says so: from "Step 1" on, or the sentences behind the ingredients. */
function bareSteps(blocks: readonly Block[], from: number): string[] {
  const numbered = blocks.findIndex(({ text }) => isStepNumber(text));
  const rest = blocks.slice(numbered < 0 ? from : numbered);
  const end = rest.findIndex(
    ({ kind, text, level }, at) =>
      at > 0 && (partBelow(text) === "end" || (kind === "heading" && level === 1)),
  );
  const within = end < 0 ? rest : rest.slice(0, end);
  const isStep = ({ kind, text }: Block) => kind !== "heading" && text.length >= MIN_STEP;
  if (numbered >= 0)
    return tidySteps(within.filter(({ kind }) => kind !== "heading").map(({ text }) => text));
  const items = within.filter(({ kind }) => kind === "item").filter(isStep);
  const steps = items.length > 0 ? items : within.filter(isStep);
  return tidySteps(steps.map(({ text }) => text)).slice(0, MAX_STEPS);
}

/** The best section of a part, by a measure of its lines. */
function bestSection(
  sections: readonly Section[],
  part: Part,
  read: (blocks: readonly Block[]) => string[],
  rank: (lines: readonly string[]) => number,
): { readonly lines: string[]; readonly end: number } {
  const found = sections
    .filter((one) => one.part === part)
    .map(({ blocks, end }) => ({ lines: read(blocks), end }));
  return found.reduce((best, one) => (rank(one.lines) > rank(best.lines) ? one : best), {
    lines: [],
    end: 0,
  });
}

const ingredientsIn = (blocks: readonly Block[]): string[] =>
  tidyIngredients(listLines(blocks).filter((line) => line.length <= MAX_INGREDIENT));

const stepsIn = (blocks: readonly Block[]): string[] => tidySteps(listLines(blocks)).slice(0, MAX_STEPS);

/** The recipe that texts hold, by the headings above its parts. */
export function readBlocks(blocks: readonly Block[]): FoundRecipe {
  const sections = sectionsOf(blocks);
  const named = bestSection(sections, "ingredients", ingredientsIn, likeness);
  const ingredients = likeness(named.lines) > 0 ? named : bareIngredients(blocks);
  const { lines } = bestSection(sections, "steps", stepsIn, lengthOf);
  return {
    ...NOTHING_FOUND,
    title: blocks.find(({ kind, level }) => kind === "heading" && level === 1)?.text ?? null,
    ingredients: ingredients.lines,
    steps: lines.length > 0 ? lines : bareSteps(blocks, ingredients.end),
    servings: servingsIn(blocks),
    preparationMinutes: minutesBehind(blocks, PREPARATION),
    cookingMinutes: minutesBehind(blocks, COOKING),
    totalMinutes: minutesBehind(blocks, TOTAL),
  };
}
