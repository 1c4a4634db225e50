/**
 * `npm run bench -- planner`: how near the planner comes to its targets, to the exact optimum and to the first trial, and
 * what it costs, on generated libraries and on the product's own recipes. Times are CPU time of the planning thread, so
 * that other programs disturb them little.
 */
import { availableParallelism, loadavg } from "node:os";
import { readContent } from "@plateful/content";
import { type Effort, type Library, plan } from "@plateful/planning";
import { printTable } from "../measure.ts";
import { libraryOf } from "../planning/library.ts";
import { eaters } from "../planning/people.ts";
import { measureExactness } from "./exactness.ts";
import { measureFeatures } from "./features.ts";
import { planGreedily } from "./greedy.ts";
import { countViolations } from "./hard-rules.ts";
import { measureHouseholds } from "./households.ts";
import { DAYS, daysOf, generatedLibrary, type Question, questions } from "./instances.ts";
import { measureLevers } from "./levers.ts";
import { measureLists } from "./lists.ts";
import {
  type Case,
  type Measured,
  mean,
  measureCases,
  QUALITY_HEADS,
  qualityRow,
  type Solver,
  summarise,
} from "./measure.ts";
import { openPrototype } from "./prototype.ts";

const PEOPLE = 60;
const LARGE = 20_000;
const SMALL = 2000;
/** People planned for at night. */
const EVERYBODY = 100_000;

const heading = (text: string) => console.log(`\n### ${text}\n`);

export async function benchPlanner(): Promise<void> {
  const load = () =>
    loadavg()
      .map((value) => value.toFixed(1))
      .join(" ");
  console.log(`${availableParallelism()} cores, load ${load()} at the start (1, 5, 15 minutes)`);
  const small = generatedLibrary(SMALL);
  await measureLibrary(small, 1);
  const weekOfSmall = await measureLibrary(small, DAYS);
  const weekOfLarge = await measureLibrary(generatedLibrary(LARGE), DAYS);
  measureContent();
  heading(`One day against the exact optimum, ${SMALL} recipes`);
  await measureExactness(small, process.argv.includes("--exact"));
  heading("Swaps, re-balance and reasons, CPU ms");
  measureFeatures(small, questions(PEOPLE, small));
  heading("The lists of an organisation");
  measureLists(small, questions(PEOPLE, small));
  heading(`A household, ${SMALL} generated recipes`);
  measureHouseholds(small, questions(PEOPLE, small));
  const product = libraryOf(readContent());
  heading(`A household, the product's ${product.size} recipes`);
  measureHouseholds(product, questions(PEOPLE, product));
  measureThroughput([
    [SMALL, weekOfSmall],
    [LARGE, weekOfLarge],
  ]);
  heading("Restrictions");
  countViolations();
  console.log(`\nload ${load()} at the end`);
}

const casesOf = (asked: readonly Question[], days: number): Case[] =>
  asked.map((question) => ({ name: `person ${question.seed}`, ...question, days: daysOf(question, days) }));

const solverOf =
  (library: Library, effort: Effort, ladder = false) =>
  ({ days, rules, seed }: Case) =>
  () =>
    plan(library, days, rules, { seed, effort, ladder }).days;

/** One table for a generated library; answers the figures of the `instant` effort. */
async function measureLibrary(library: Library, days: number): Promise<Measured> {
  heading(`${days === 1 ? "One day" : "A week"}, ${library.size} generated recipes, ${PEOPLE} people`);
  const asked = questions(PEOPLE, library);
  const cases = casesOf(asked, days);
  const byCase = new Map(cases.map((one, at) => [one, asked[at]]));
  const questionOf = (one: Case): Question => byCase.get(one) ?? { ...one, slots: [] };
  const measured = (name: string, solve: (one: Case) => Solver) =>
    summarise(name, measureCases(library, cases, solve));
  const instant = measured("instant", solverOf(library, "instant"));
  const rows = [
    measured("greedy", (one) => () => planGreedily(library, questionOf(one), days)),
    instant,
    measured("default", solverOf(library, "default")),
  ];
  const prototype = await openPrototype(library);
  for (const effort of ["instant", "default"] as const) {
    if (prototype === null) continue;
    const solve = (one: Case) => prototype.solverOf(questionOf(one), days, effort);
    rows.push(measured(`prototype ${effort}`, solve));
  }
  printTable(QUALITY_HEADS, rows.map(qualityRow));
  if (prototype === null) console.log("\nThe prototype is not present.");
  return instant;
}

/** The product's own recipes, with the ladder, for the people of `npm run bench -- planning`. */
function measureContent(): void {
  const content = readContent();
  const library = libraryOf(content);
  const everybody = eaters();
  heading(`A week, the product's ${content.recipes.length} recipes, ${everybody.length} people`);
  const cases = everybody.map((eater, seed) => ({
    name: eater.name,
    seed,
    rules: eater.rules,
    days: Array.from({ length: DAYS }, (_, at) => ({ key: `day ${at + 1}`, slots: eater.slots })),
  }));
  const outcomes = measureCases(library, cases, solverOf(library, "instant", true));
  const kinds = [...new Set(everybody.flatMap((eater) => eater.kinds))].sort();
  const rowOf = (kind: string) => {
    const chosen = outcomes.filter((_, at) => everybody[at]?.kinds.includes(kind));
    return qualityRow(summarise(kind, chosen));
  };
  printTable(QUALITY_HEADS, [qualityRow(summarise("everybody", outcomes)), ...kinds.map(rowOf)]);
  heading(
    "Days with kcal within 3 % and macronutrients within 10 %, main ingredients in other amounts than written",
  );
  measureLevers(library, everybody);
}

function measureThroughput(weeks: readonly (readonly [recipes: number, week: Measured])[]): void {
  heading("Weeks at night, effort instant");
  const rows = weeks.map(([recipes, { ms }]) => {
    const each = mean(ms);
    return [recipes, (1000 / each).toFixed(0), ((each * EVERYBODY) / 60_000).toFixed(1)];
  });
  printTable(["recipes", "weeks per second and core", "CPU minutes for 100,000 people"], rows);
}
