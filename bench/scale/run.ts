/**
 * `npm run bench -- scale`: food search, barcodes, lists and recipe search on a database of a million foods and thousands of
 * people, for one client and for eight. The database is generated once and kept.
 */
import { once } from "node:events";
import { loadavg } from "node:os";
import pg from "pg";
import { type App, openApp } from "../../apps/server/src/app.ts";
import { readSettings } from "../../apps/server/src/platform/settings.ts";
import { printTable } from "../measure.ts";
import { environmentOf, filledDatabase } from "./fill.ts";
import { type KeptCluster, openKeptCluster } from "./kept-cluster.ts";
import { type CallOfBench, databaseProcesses, type Figures, runLoad } from "./load.ts";
import { coachesOf, tokenOfPerson } from "./people-sql.ts";
import { judge } from "./quality.ts";
import { knownBarcodes, readJudged, recipeQuestions, searchQuestions, seededNumbers } from "./questions.ts";
import { readScaleOptions, type ScaleOptions, type Sizes, tenthOf } from "./sizes.ts";

const CLIENTS = [1, 8];
const CALLS = 600;
const WARM = 150;

const log = (line: string) => process.stderr.write(`${line}\n`);

type Rows = Readonly<Record<string, readonly CallOfBench[]>>;

/** People who are no coaches, by turns. */
function askers({ people }: Sizes): () => string {
  const next = seededNumbers(5);
  const coaches = coachesOf({ people } as Sizes);
  return () => tokenOfPerson(coaches + 1 + Math.floor(next() * (people - coaches)));
}

async function rowsOf(client: pg.Client, sizes: Sizes): Promise<Rows> {
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

async function measureRows(
  app: App,
  client: pg.Client,
  sizes: Sizes,
  only: string | undefined,
): Promise<void> {
  const databaseCpu = await databaseProcesses(client);
  const cells: (string | number)[][] = [];
  for (const [name, calls] of Object.entries(await rowsOf(client, sizes))) {
    if (calls.length === 0 || (only !== undefined && !name.includes(only))) continue;
    await runLoad(app, calls.slice(0, WARM), 2, databaseCpu);
    for (const clients of CLIENTS) cells.push(cellsOf(name, await runLoad(app, calls, clients, databaseCpu)));
  }
  printTable(HEADS, cells);
}

async function measureDatabase(url: string, sizes: Sizes, options: ScaleOptions): Promise<void> {
  const env = {
    ...environmentOf(url, options.folder),
    DEMO: "off",
    LOG_LEVEL: "silent",
    IMPROVE_PLANS: "off",
  };
  const app = await openApp(readSettings({ ...process.env, ...env }), {
    limits: { perPerson: 1e9, perAddress: 1e9 },
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    console.log(
      `\n${sizes.foods} foods, ${sizes.people} people, PostgreSQL; load before: ${loadavg()[0]?.toFixed(1)}\n`,
    );
    await measureRows(app, client, sizes, options.only);
    if (options.queries !== undefined) {
      console.log("\nFood that is meant among the first ten\n");
      const qualities = await judge(app, readJudged(options.queries), tokenOfPerson(sizes.people));
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
  } finally {
    await client.end();
    await app.close();
  }
}

async function measureKept(cluster: KeptCluster, options: ScaleOptions): Promise<void> {
  const sizes = options.hasGrowth ? [tenthOf(options), options] : [options];
  for (const each of sizes) {
    const url = await filledDatabase(cluster, each, { ...options, ...each, log });
    log(`database: ${url}`);
    if (!options.isFillOnly) await measureDatabase(url, each, options);
  }
}

export async function benchScale(): Promise<void> {
  const options = readScaleOptions(process.argv.slice(2));
  if (options.url !== undefined) return measureDatabase(options.url, options, options);
  const cluster = await openKeptCluster(options.folder);
  try {
    await measureKept(cluster, options);
    if (options.isServing) {
      log(`The server stays up at ${cluster.urlOf("")} until it is interrupted.`);
      // A signal that is waited for does not keep a process alive.
      const alive = setInterval(() => {}, 60_000);
      await Promise.race(["SIGINT", "SIGTERM"].map((signal) => once(process, signal)));
      clearInterval(alive);
    }
  } finally {
    cluster.release();
  }
}
