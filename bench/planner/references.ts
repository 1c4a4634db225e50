/**
 * Exact answers, kept in references.json because they take minutes each. `npm run bench -- planner --exact` solves them
 * anew; do that whenever the generated recipes or people change, which the stored fingerprint notices, or the weights.
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
}

interface StoredFile {
  readonly fingerprint: string;
  readonly answers: readonly Stored[];
}

export interface Reference extends Stored {
  readonly question: Question;
}

/** Quarter portions keep the number of columns within reach of an exact answer. */
const exactQuestions = (library: Library): Question[] =>
  questions(SINGLE_DAYS, library).map((question) => ({
    ...question,
    rules: { ...question.rules, portion: { min: 0.5, max: 3, step: 0.25 } },
  }));

export async function exactReferences(library: Library, solveAnew: boolean): Promise<Reference[]> {
  const asked = exactQuestions(library);
  const fingerprint = fingerprintOf(library, asked);
  const stored = solveAnew ? await solveAll(library, asked, fingerprint) : readStored();
  if (stored.fingerprint !== fingerprint)
    throw new Error("Recipes or people have changed: npm run bench -- planner --exact");
  return stored.answers.flatMap((answer) => {
    const question = asked[answer.person];
    return question ? [{ ...answer, question }] : [];
  });
}

const readStored = (): StoredFile => JSON.parse(readFileSync(FILE, "utf8")) as StoredFile;

async function solveAll(
  library: Library,
  asked: readonly Question[],
  fingerprint: string,
): Promise<StoredFile> {
  const answers: Stored[] = [];
  const solve = async (person: number, days: number, limit: number) => {
    const question = asked[person];
    if (question === undefined) return;
    answers.push({ person, days, ...(await solveExactly(library, question, days, limit)) });
    const file: StoredFile = { fingerprint, answers };
    writeFileSync(FILE, `${JSON.stringify(file, null, 1)}\n`);
    console.log(`solved ${answers.length}: person ${person}, ${days} day(s)`, answers.at(-1));
  };
  for (let person = 0; person < SINGLE_DAYS; person++) await solve(person, 1, DAY_LIMIT);
  for (let person = 0; person < WEEKS; person++) await solve(person, 7, WEEK_LIMIT);
  return { fingerprint, answers };
}

/** A number that changes with the recipes, and the people. */
function fingerprintOf(library: Library, asked: readonly Question[]): string {
  const days = asked.map((question) => ({ ...question, days: daysOf(question, 1) }));
  const text = JSON.stringify([...library.vectors, ...library.groceries.items, days]);
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) >>> 0;
  return hash.toString(16);
}
