import { isStepNumber, type Part, partBelow } from "./heading-words.ts";
import { hasAmount } from "./ingredient-lines.ts";
import { type Block, BOLD_LEVEL } from "./page-blocks.ts";

/** Blocks below a heading that names a part of a recipe. */
export interface Section {
  readonly part: Part;
  readonly blocks: readonly Block[];
  /** The place of its heading. */
  readonly start: number;
  /** The place of the block behind it. */
  readonly end: number;
}

/** A heading that names the dish, too: "Banketstaaf maken". */
const MAKING = /^(?:\S+ ){1,4}(?:maken|bereiden)$/iu;
/** Of a text that is no heading, so many words at most name a part. */
const MAX_WORDS = 5;

const wordsIn = (text: string): number =>
  text
    .replaceAll(/\([^()]*\)/g, " ")
    .trim()
    .split(/\s+/).length;

/** Which part of a recipe a block is above; null where it is no such heading. */
function partOf({ kind, level, text }: Block, isLoose: boolean): Part | null {
  if (kind === "item") return null;
  if (kind === "text" && !text.endsWith(":") && wordsIn(text) > MAX_WORDS) return null;
  const isNamed = kind === "heading" && level > 1 && level < BOLD_LEVEL && MAKING.test(text);
  return partBelow(text, isLoose) ?? (isNamed ? "steps" : null);
}

/** What counts the first step by itself, so that no list of ingredients goes on there: "1. Do some prep:". */
export const FIRST_STEP = /^1[.)]\s+\p{L}/u;
const isFirstStep = ({ kind, text }: Block, at: number): boolean =>
  at > 1 && kind !== "item" && (FIRST_STEP.test(text) || isStepNumber(text));

/** The rank of the headings that end a section: its own, or above that of the first one in it where it is only bold. */
function rankOf(block: Block, rest: readonly Block[]): number {
  if (block.level < BOLD_LEVEL) return block.level;
  const [first] = rest;
  return first?.kind === "heading" && first.level < BOLD_LEVEL ? first.level - 1 : BOLD_LEVEL - 1;
}

const GROUP_OF_STEPS = /^(?:for|to make|voor|om|pour|für|para|per|till|til)\s/iu;

const isMostlyAmounts = (blocks: readonly Block[]): boolean =>
  2 * blocks.filter(({ text }) => hasAmount(text)).length > blocks.length;

/** Whether what stands below a heading of low rank is a list of sentences. */
function isAboveSentences({ level }: Block, [first, second]: readonly Block[]): boolean {
  const isSentence = (block: Block | undefined) => block?.kind === "item" && /\p{Ll}[.!]$/u.test(block.text);
  return (
    level > 2 &&
    isSentence(first) &&
    (second === undefined || second.kind === "heading" || isSentence(second))
  );
}

/** Whether a heading is above a group of the lines of a part, as in "For the sauce". */
function isAboveGroup(heading: Block, rest: readonly Block[], part: Part): boolean {
  if (part === "steps") return GROUP_OF_STEPS.test(heading.text) || isAboveSentences(heading, rest);
  const end = rest.findIndex(({ kind }) => kind === "heading");
  return isMostlyAmounts(end < 0 ? rest : rest.slice(0, end));
}

/** So many blocks are looked at to tell what a heading is above. */
const MAX_GROUP = 60;

/** Where a section ends: at a heading of its rank that is above no group of it, at a higher one, or at one that names a part. */
function endOf(blocks: readonly Block[], from: number, part: Part, isLoose: boolean): number {
  const heading = blocks[from];
  if (heading === undefined) return blocks.length;
  const rest = blocks.slice(from + 1);
  const rank = rankOf(heading, rest);
  const isHigher = (block: Block, at: number): boolean =>
    block.kind === "heading" &&
    block.level <= rank &&
    (block.level < rank || !isAboveGroup(block, rest.slice(at + 1, at + 1 + MAX_GROUP), part));
  const end = rest.findIndex((block, at) => {
    if (part === "ingredients" && isFirstStep(block, at)) return true;
    // A film of the steps may be named before them.
    const named = partOf(block, isLoose);
    const isEnd = named !== null && !(named === "end" && at === 0 && block.kind === "text");
    return !isStepNumber(block.text) && (isEnd || isHigher(block, at));
  });
  return end < 0 ? blocks.length : from + 1 + end;
}

/** What is longer is no list of a recipe. */
const MAX_JOINED = 200;

/** Sections that follow one another directly are one: "Ingredients of the cake", "Ingredients of the topping". */
function joined(sections: readonly Section[]): Section[] {
  const all: Section[] = [];
  for (const section of sections) {
    const before = all.at(-1);
    const isNext =
      before?.part === section.part && before.end === section.start && before.blocks.length <= MAX_JOINED;
    if (
      isNext &&
      (section.part === "steps" || [before, section].every(({ blocks }) => isMostlyAmounts(blocks)))
    )
      all[all.length - 1] = { ...before, blocks: [...before.blocks, ...section.blocks], end: section.end };
    else all.push(section);
  }
  return all;
}

/** The sections of the parts of a recipe. A heading may be any short line that says no more than what follows. */
export function sectionsOf(blocks: readonly Block[], isLoose: boolean): Section[] {
  const sections = blocks.flatMap((block, start) => {
    const part = partOf(block, isLoose);
    if (part === null || part === "end") return [];
    const end = endOf(blocks, start, part, isLoose);
    return [{ part, blocks: blocks.slice(start + 1, end), start, end }];
  });
  return joined(sections);
}
