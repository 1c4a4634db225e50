/** Writes docs/reliability.md: every check with how it is made, its last figure and the date of that. */
import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "../../tools/run.ts";
import type { Check } from "./check.ts";
import { type Result, type Results, readResults, readSoak } from "./results.ts";
import { filesNaming } from "./titles.ts";

const FILE = join(ROOT, "docs/reliability.md");

const AREAS: Readonly<Record<string, string>> = {
  A: "Authorisation",
  B: "Sign-in",
  C: "Input",
  D: "Browser, import, uploads",
  E: "Load, faults, concurrency",
  F: "Data",
  G: "Privacy",
  H: "Supply chain and delivery",
  I: "Accessibility",
};

/** So many files are named; more would not fit a table. */
const MAX_FILES = 2;

function testsOf(id: string): string {
  const { tests, journeys } = filesNaming(id);
  const names = [...tests, ...journeys].map((file) => `\`${basename(file)}\``);
  const more = names.length > MAX_FILES ? ` and ${names.length - MAX_FILES} more` : "";
  return `${names.slice(0, MAX_FILES).join(", ")}${more}`;
}

/** The files of its tests and journeys, and what its run does. */
function howOf({ id, run, how, notRun }: Check): string {
  if (notRun !== undefined) return "not run";
  const tests = testsOf(id);
  const parts = [tests, run === undefined ? "" : (how ?? "a run of its own")].filter((part) => part !== "");
  return parts.length === 0 ? "–" : parts.join("; ");
}

const resultOf = (check: Check, { clean }: Result): string => {
  if (clean === undefined) return "–";
  if (check.notRun !== undefined) return "not run";
  return clean.pass ? "pass" : "FAIL";
};

const seededOf = ({ seeded }: Result): string => {
  if (seeded === undefined) return "–";
  return `${seeded.isRed ? "red" : "MISSED"}, ${seeded.date}`;
};

const inCell = (text: string) => text.replaceAll("|", "/").replaceAll(/\s+/g, " ").trim();

function lineOf(check: Check, result: Result): string {
  const name = check.isCore ? check.title : `${check.title} (second wave)`;
  const cells = [
    check.id,
    name,
    check.limit,
    howOf(check),
    resultOf(check, result),
    result.clean?.figure ?? "not run yet",
    result.clean?.date ?? "–",
    seededOf(result),
  ];
  return `| ${cells.map(inCell).join(" | ")} |`;
}

const tableOf = (area: string, checks: readonly Check[], results: Results): string =>
  [
    `## ${area}. ${AREAS[area]}`,
    "",
    "| Check | What | Limit | How | Result | Figure | Date | Seeded defect |",
    "|---|---|---|---|---|---|---|---|",
    ...checks.map((check) => lineOf(check, results[check.id] ?? {})),
    "",
  ].join("\n");

const INTRODUCTION = `# Reliability, security and privacy: the bar

Written by \`npm run bar\`; do not edit. Each row is one check: what must hold, how it is proved, what the last run found, and
whether the check turned red when a defect was seeded (\`npm run bar -- --seeded\`). A row that says *not run* counts as not passed.
`;

const percent = (share: number) => `${(share * 100).toFixed(3)} %`;

function soakSection(): string {
  const figures = readSoak();
  if (figures === null) return "## Soak\n\nNot run yet: `npm run bar -- soak --minutes=60`.\n";
  const { machine, faults, broken } = figures;
  const rows: readonly (readonly [string, string])[] = [
    ["Minutes, calls a second, calls", `${figures.minutes}, ${figures.rate.toFixed(0)}, ${figures.calls}`],
    ["Served; at the first try", `${percent(figures.servedShare)}; ${percent(figures.firstTryShare)}`],
    ["Writes acknowledged; lost; doubled", `${figures.acknowledged}; ${figures.lost}; ${figures.doubled}`],
    ["Invariants that do not hold", broken.length === 0 ? "0" : broken.join("; ")],
    [
      "Time of a call with its repeats, p50 and p99",
      `${figures.p50.toFixed(0)} and ${figures.p99.toFixed(0)} ms`,
    ],
    ["Slowest orderly stop", `${figures.slowestStopMs.toFixed(0)} ms`],
    [
      "Longest wait while the payment provider swallowed every call",
      `${figures.slowestProviderCallMs.toFixed(0)} ms`,
    ],
    [
      "Faults",
      Object.entries(faults)
        .map(([name, count]) => `${name}: ${count}`)
        .join("; "),
    ],
    [
      "Load average of the machine, mean and highest",
      `${machine.meanLoad.toFixed(1)} and ${machine.maxLoad.toFixed(1)} on ${machine.cores} cores`,
    ],
  ];
  const lines = rows.map(([name, figure]) => `| ${inCell(name)} | ${inCell(figure)} |`);
  return [
    "## Soak",
    "",
    `Made on ${figures.date}.`,
    "",
    "| Figure | Found |",
    "|---|---|",
    ...lines,
    "",
  ].join("\n");
}

export function writeReport(checks: readonly Check[]): void {
  const results = readResults(checks);
  const passed = (some: readonly Check[]) =>
    some.filter((check) => resultOf(check, results[check.id] ?? {}) === "pass").length;
  const core = checks.filter(({ isCore }) => isCore);
  const later = checks.filter(({ isCore }) => !isCore);
  const sum = `**Core: ${passed(core)} of ${core.length}. Second wave: ${passed(later)} of ${later.length}.**\n`;
  const tables = Object.keys(AREAS).map((area) =>
    tableOf(
      area,
      checks.filter(({ id }) => id.startsWith(area)),
      results,
    ),
  );
  writeFileSync(FILE, [INTRODUCTION, sum, ...tables, soakSection()].join("\n"));
}
