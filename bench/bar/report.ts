/** Writes docs/reliability.md: every check with how it is made, its last figure and the date of that. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../tools/run.ts";
import type { Check } from "./check.ts";
import { type Result, type Results, readResults } from "./results.ts";

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

const howOf = ({ run, notRun }: Check): string => {
  if (notRun !== undefined) return "not run";
  return run === undefined ? "`npm test`" : "`npm run bar`";
};

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
  writeFileSync(FILE, [INTRODUCTION, sum, ...tables].join("\n"));
}
