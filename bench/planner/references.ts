/**
 * Exact answers, kept in references.json because they take minutes each. `npm run bench -- planner --exact` solves them
 * again; do that whenever the generated recipes or people change, which the stored fingerprint notices, or the weights.
 */
import { readFileSync, writeFileSync } from "node:fs";
import type { Library } from "@plateful/planning";
import { type ExactAnswer, solveExactly } from "./exact.ts";
import { daysOf, type Question, questions } from "./instances.ts";

const FILE = new URL("references.json", import.meta.url);
export const EXACT_RECIPES = 2000;
/** Seconds; a day that is not proven by then keeps its bound. */
const DAY_LIMIT = 300;
const WEEK_LIMIT = 400;
const SINGLE_DAYS = 16;
const WEEKS = 2;

interface Stored extends ExactAnswer {
  readonly person: number;
  readonly days: number;
  /** Step of the portions: a quarter, or the product's own. */
  readonly step: number;
}

interface StoredFile {
  readonly fingerprint: string;
  readonly answers: readonly Stored[];
}

export interface Reference extends Stored {
  readonly question: Question;
}

/** Quarter portions keep the number of columns within reach of an exact answer. */
export const QUARTER = 0.25;
/** Portions as the product serves them (REC-041): what an exact day is off by says what any planner must be off by. */
export const FINE = 0.05;

const withStep = (question: Question, step: number): Question => ({
  ...question,
  rules: { ...question.rules, portion: { min: 0.5, max: 3, step } },
});

export async function exactReferences(library: Library, solveAgain: boolean): Promise<Reference[]> {
  const asked = questions(SINGLE_DAYS, library);
  const fingerprint = fingerprintOf(library, asked);
  const stored = solveAgain ? await solveAll(library, asked, fingerprint) : readStored();
  if (stored.fingerprint !== fingerprint)
    throw new Error("Recipes or people have changed: npm run bench -- planner --exact");
  return stored.answers.flatMap((answer) => {
    const question = asked[answer.person];
    return question ? [{ ...answer, question: withStep(question, answer.step) }] : [];
  });
}

const readStored = (): StoredFile => JSON.parse(readFileSync(FILE, "utf8")) as StoredFile;

async function solveAll(
  library: Library,
  asked: readonly Question[],
  fingerprint: string,
): Promise<StoredFile> {
  const answers: Stored[] = [];
  const solve = async (person: number, days: number, step: number, limit: number) => {
    const question = asked[person];
    if (question === undefined) return;
    const answer = await solveExactly(library, withStep(question, step), days, limit);
    answers.push({ person, days, step, ...answer });
    const file: StoredFile = { fingerprint, answers };
    writeFileSync(FILE, `${JSON.stringify(file, null, 1)}\n`);
    console.log(`solved ${answers.length}: person ${person}, ${days} day(s)`, answers.at(-1));
  };
  for (const step of [QUARTER, FINE])
    for (let person = 0; person < SINGLE_DAYS; person++) await solve(person, 1, step, DAY_LIMIT);
  for (let person = 0; person < WEEKS; person++) await solve(person, 7, QUARTER, WEEK_LIMIT);
  return { fingerprint, answers };
}

/** A number that changes with the recipes, and the people. */
function fingerprintOf(library: Library, asked: readonly Question[]): string {
  const days = asked.map((question) => ({ ...withStep(question, QUARTER), days: daysOf(question, 1) }));
  const text = JSON.stringify([...library.vectors, ...library.groceries.items, days]);
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) >>> 0;
  return hash.toString(16);
}
