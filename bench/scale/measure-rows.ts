/** The rows that are measured at scale. */
import type { App } from "../../apps/server/src/app.ts";
import type { Queryable } from "../../apps/server/src/platform/database/open-database.ts";
import { printTable } from "../measure.ts";
import { type CallOfBench, type Figures, runLoad } from "./load.ts";
import { coachesOf, tokenOfPerson } from "./people-sql.ts";
import { judge } from "./quality.ts";
import { knownBarcodes, readJudged, recipeQuestions, searchQuestions, seededNumbers } from "./questions.ts";
import type { Sizes } from "./sizes.ts";

const CLIENTS = [1, 8];
/** One call in four is measured. The others come before, so that the code is compiled as it is in a process that has been up. */
const EVERY = 4;
const CALLS = 600 * EVERY;

type Rows = Readonly<Record<string, readonly CallOfBench[]>>;

/** The measurement of people deletes the accounts with the highest numbers. */
const KEPT_SHARE = 0.99;

/** People who are no coaches, by turns. */
function askers({ people }: Sizes): () => string {
  const next = seededNumbers(5);
  if (people === 0) return () => tokenOfPerson(0);
  const coaches = coachesOf({ people } as Sizes);
  return () => tokenOfPerson(coaches + 1 + Math.floor(next() * (KEPT_SHARE * people - coaches)));
}

async function rowsOf(client: Queryable, sizes: Sizes): Promise<Rows> {
  const token = askers(sizes);
  const { rows } = await client.query<{ foods: number }>("select count(*)::int as foods from foods");
  const pages = Math.ceil((rows[0]?.foods ?? 0) / 20);
  const next = seededNumbers(4);
  const calls = (paths: readonly string[], language: "en" | "nl") =>
    paths.map((path) => ({ path, language, token: token() }));
  const search = async (language: "en" | "nl") =>
    (await searchQuestions(client, language, CALLS)).map(
      (text) => `search/?query=${encodeURIComponent(text)}`,
    );
  const anyPage = () => 1 + Math.floor(next() ** 3 * (pages - 1));
  return {
    "food search, EN": calls(await search("en"), "en"),
    "food search, NL": calls(await search("nl"), "nl"),
    barcode: calls(
      (await knownBarcodes(client, CALLS)).map((code) => `search/byBarcode/?barcode=${code}`),
      "nl",
    ),
    "recipe search": calls(
      (await recipeQuestions(client, CALLS)).map(
        (text) => `recipeTemplate/?search=${encodeURIComponent(text)}`,
      ),
      "nl",
    ),
    "GET food/, first pages": calls(
      Array.from({ length: CALLS }, (_, index) => `food/?page=${1 + (index % 5)}`),
      "nl",
    ),
    "GET food/, any page": calls(
      Array.from({ length: CALLS / 2 }, () => `food/?page=${anyPage()}`),
      "nl",
    ),
  };
}

const rounded = (ms: number) => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0));

const cellsOf = (
  name: string,
  { clients, failed, p50, p95, p99, processCpu, databaseCpu, load }: Figures,
) => [name, clients, ...[p50, p95, p99, processCpu, databaseCpu].map(rounded), failed, load.toFixed(1)];

const HEADS = [
  "row",
  "clients",
  "p50 ms",
  "p95 ms",
  "p99 ms",
  "process CPU ms",
  "PostgreSQL CPU ms",
  "failed",
  "load",
];

/** Measures each row for one client and for eight, and prints the table. */
export async function measureRows(
  app: App,
  { sizes, only, databaseCpu }: { sizes: Sizes; only: string | undefined; databaseCpu: () => number },
): Promise<void> {
  const cells: (string | number)[][] = [];
  for (const [name, calls] of Object.entries(await rowsOf(app.services.database, sizes))) {
    if (calls.length === 0 || (only !== undefined && !name.includes(only))) continue;
    const measured = calls.filter((_, at) => at % EVERY === 0);
    const before = calls.filter((_, at) => at % EVERY !== 0);
    await runLoad(app, before, 2, databaseCpu);
    for (const clients of CLIENTS)
      cells.push(cellsOf(name, await runLoad(app, measured, clients, databaseCpu)));
  }
  printTable(HEADS, cells);
}

/** Prints how often the food that is meant is among the first answers. */
export async function measureQuality(app: App, file: string | undefined, token: string): Promise<void> {
  if (file === undefined) return;
  console.log("\nFood that is meant among the first ten\n");
  const qualities = await judge(app, readJudged(file), token);
  printTable(
    ["kind", "asked", "found", "share", "with an answer"],
    qualities.map(({ kind, asked, found, answered }) => [
      kind,
      asked,
      found,
      (found / asked).toFixed(2),
      answered,
    ]),
  );
}
