/**
 * `npm run bar` makes every check of the bar and writes docs/reliability.md; `npm run bar -- A1 E3` makes some of them.
 * With `--seeded` each is made on a copy of the project with a defect in it, and must turn red.
 * `npm run bar -- --report` writes the document from the results that are kept.
 * `npm run bar -- soak --minutes=60` runs the soak alone. Each check prints one line of JSON.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../../tools/run.ts";
import type { Check, Finding } from "./check.ts";
import { CHECKS } from "./checks.ts";
import { prove } from "./prove.ts";
import { writeReport } from "./report.ts";
import { keepResult, type NewResult } from "./results.ts";
import { copyWithSeeds } from "./seeded-copy.ts";
import { SEEDS } from "./seeds/index.ts";
import { runSoak } from "./soak.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeded: { type: "boolean", default: false },
    report: { type: "boolean", default: false },
    minutes: { type: "string", default: "60" },
    people: { type: "string", default: "240" },
  },
});

const log = (line: string) => process.stderr.write(`${line}\n`);

async function proveSeeded(check: Check): Promise<Finding | null> {
  const seeds = SEEDS[check.id];
  if (seeds === undefined) return null;
  const copy = copyWithSeeds(seeds);
  try {
    return await prove(check, log, copy.folder);
  } finally {
    copy.remove();
  }
}

async function makeChecks(ids: readonly string[]): Promise<boolean> {
  const wanted = CHECKS.filter(({ id }) => ids.length === 0 || ids.includes(id));
  const unknown = ids.filter((id) => !CHECKS.some((check) => check.id === id));
  if (unknown.length > 0) throw new Error(`There is no check called ${unknown.join(", ")}.`);
  const results: NewResult[] = [];
  for (const check of wanted) {
    const begin = performance.now();
    const finding = values.seeded ? await proveSeeded(check) : await prove(check, log);
    if (finding === null) continue;
    const result = { id: check.id, finding, isSeeded: values.seeded };
    results.push(result);
    keepResult(result, new Date().toISOString().slice(0, 10));
    const seconds = Math.round((performance.now() - begin) / 1000);
    const { id, limit } = check;
    console.log(JSON.stringify({ id, ...finding, limit, seconds, seeded: values.seeded }));
    writeReport(CHECKS);
  }
  return results.every(({ finding }) => finding.pass !== values.seeded);
}

async function soakAlone(): Promise<boolean> {
  const options = { minutes: Number(values.minutes), people: Number(values.people) };
  const figures = await runSoak(options, log);
  const folder = join(ROOT, "bench/bar/results");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "soak.json"), `${JSON.stringify(figures, null, 2)}\n`);
  console.log(JSON.stringify(figures, null, 2));
  return figures.lost === 0 && figures.doubled === 0 && figures.servedShare >= 0.999;
}

async function main(): Promise<boolean> {
  if (values.report) {
    writeReport(CHECKS);
    return true;
  }
  return positionals[0] === "soak" ? soakAlone() : makeChecks(positionals);
}

process.exitCode = (await main()) ? 0 : 1;
