/**
 * `npm run bar` makes every check of the bar and writes docs/reliability.md: all tests and journeys run once, and those
 * whose titles begin with the id of a check prove it; then come the runs. `npm run bar -- A1 E3` makes some of them.
 * With `--seeded` each is made on a copy of the project with a defect in it, and must turn red.
 * `npm run bar -- --report` writes the document from the results that are kept.
 * `npm run bar -- --tests=<file> --journeys=<file>` judges by the JSON reports of Vitest and Playwright that are there.
 * `--minutes` makes runs of some length shorter, for a trial.
 * `npm run bar -- soak --minutes=60` runs the soak alone. Each check prints one line of JSON.
 * `npm run bar -- cluster` kills servers, poolers and databases in turn, `npm run bar -- rolling --rounds=3 --from=<commit>` replaces
 * servers one by one, and `npm run bar -- failover` lets Patroni replace the primary, all under load and behind HAProxy;
 * `--people` and `--rate` set the load.
 */
import { parseArgs } from "node:util";
import { failOver, isFailoverPassed } from "../cluster/fail-over.ts";
import { areKillsPassed, killInTurn } from "../cluster/kill-in-turn.ts";
import { isRollPassed, rollServers } from "../cluster/roll.ts";
import type { Check, Finding } from "./check.ts";
import { CHECKS } from "./checks.ts";
import { prove, proveAllTests, proveFrom, proveIn } from "./prove.ts";
import { writeReport } from "./report.ts";
import { keepResult, keepSoak, type NewResult } from "./results.ts";
import { copyWithSeeds } from "./seeded-copy.ts";
import { SEEDS } from "./seeds/index.ts";
import { isSoakPassed, runSoak } from "./soak.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeded: { type: "boolean", default: false },
    report: { type: "boolean", default: false },
    tests: { type: "string" },
    journeys: { type: "string" },
    minutes: { type: "string" },
    people: { type: "string" },
    rate: { type: "string", default: "30" },
    rounds: { type: "string", default: "3" },
    from: { type: "string" },
  },
});

const SOAK_MINUTES = 60;
const SOAK_PEOPLE = 240;
const CLUSTER_PEOPLE = 40;
// Runs of some length look here, also in a copy of the project.
if (values.minutes !== undefined) process.env.BAR_MINUTES = values.minutes;

const log = (line: string) => process.stderr.write(`${line}\n`);

const today = () => new Date().toISOString().slice(0, 10);

async function proveSeeded(check: Check): Promise<Finding | null> {
  const seeds = SEEDS[check.id];
  if (seeds === undefined) return null;
  const copy = copyWithSeeds(seeds);
  try {
    return await proveIn(copy.folder, check, log);
  } finally {
    copy.remove();
  }
}

/** How checks are made: all of them share one run of the tests and one of the journeys. */
async function chooseWay(
  ids: readonly string[],
): Promise<(check: Check) => Finding | null | Promise<Finding | null>> {
  const { tests, journeys } = values;
  if (values.seeded) return proveSeeded;
  if (tests !== undefined && journeys !== undefined) return proveFrom([tests, journeys]);
  return ids.length === 0 ? proveAllTests(log) : (check) => prove(check, log);
}

async function makeChecks(ids: readonly string[]): Promise<boolean> {
  const wanted = CHECKS.filter(({ id }) => ids.length === 0 || ids.includes(id));
  const unknown = ids.filter((id) => !CHECKS.some((check) => check.id === id));
  if (unknown.length > 0) throw new Error(`There is no check called ${unknown.join(", ")}.`);
  const make = await chooseWay(ids);
  const results: NewResult[] = [];
  for (const check of wanted) {
    const begin = performance.now();
    const finding = await make(check);
    if (finding === null) continue;
    const { id, limit } = check;
    const result = { id, finding, isSeeded: values.seeded };
    results.push(result);
    keepResult(result, today());
    const seconds = Math.round((performance.now() - begin) / 1000);
    console.log(JSON.stringify({ id, ...finding, limit, seconds, seeded: values.seeded }));
    writeReport(CHECKS);
  }
  return results.every(({ finding }) => finding.pass !== values.seeded);
}

async function soakAlone(): Promise<boolean> {
  const options = {
    minutes: Number(values.minutes ?? SOAK_MINUTES),
    people: Number(values.people ?? SOAK_PEOPLE),
  };
  const figures = await runSoak(options, log);
  keepSoak(figures, today());
  writeReport(CHECKS);
  console.log(JSON.stringify(figures, null, 2));
  return isSoakPassed(figures);
}

const load = () => ({ people: Number(values.people ?? CLUSTER_PEOPLE), rate: Number(values.rate) });

function printed<F>(figures: F, isPassed: (figures: F) => boolean): boolean {
  console.log(JSON.stringify(figures, null, 2));
  return isPassed(figures);
}

/** What is no check of the bar, by the name that it is asked for. */
const RUN_ALONE: Readonly<Record<string, () => Promise<boolean>>> = {
  soak: soakAlone,
  failover: async () => printed(await failOver(load(), log), isFailoverPassed),
  cluster: async () => printed(await killInTurn(load(), log), areKillsPassed),
  rolling: async () => {
    const options = { ...load(), rounds: Number(values.rounds), from: values.from };
    return printed(await rollServers(options, log), isRollPassed);
  },
};

async function main(): Promise<boolean> {
  if (values.report) {
    writeReport(CHECKS);
    return true;
  }
  const alone = RUN_ALONE[positionals[0] ?? ""];
  return alone === undefined ? makeChecks(positionals) : alone();
}

process.exitCode = (await main()) ? 0 : 1;
