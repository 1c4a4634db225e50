/** Writes docs/reliability.md: every check with how it is made, its last figure and the date of that. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../tools/run.ts";
import type { Check, Finding } from "./check.ts";

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

interface Row {
  readonly result: string;
  readonly figure: string;
  readonly date: string;
  readonly seeded: string;
}

const NEVER: Row = { result: "–", figure: "not run yet", date: "–", seeded: "–" };

/** What earlier runs found, read back from the document itself. */
function earlierRows(): Map<string, Row> {
  const rows = new Map<string, Row>();
  if (!existsSync(FILE)) return rows;
  for (const line of readFileSync(FILE, "utf8").split("\n")) {
    const cells = line.split(" | ").map((cell) => cell.replaceAll("|", "").trim());
    const [id, , , , result, figure, date, seeded] = cells;
    if (id === undefined || !/^[A-I]\d+$/.test(id)) continue;
    rows.set(id, { ...NEVER, ...(result && { result }), ...(figure && { figure }), ...(date && { date }) });
    if (seeded) rows.set(id, { ...(rows.get(id) ?? NEVER), seeded });
  }
  return rows;
}

const inCell = (text: string) => text.replaceAll("|", "/").replaceAll(/\s+/g, " ").trim();

function tableOf(area: string, checks: readonly Check[], rows: ReadonlyMap<string, Row>): string {
  const lines = checks.map((check) => {
    const { result, figure, date, seeded } = rows.get(check.id) ?? NEVER;
    const name = check.isCore ? check.title : `${check.title} (second wave)`;
    return `| ${[check.id, name, check.limit, howOf(check), result, figure, date, seeded].map(inCell).join(" | ")} |`;
  });
  return [
    `## ${area}. ${AREAS[area]}`,
    "",
    "| Check | What | Limit | How | Result | Figure | Date | Seeded defect |",
    "|---|---|---|---|---|---|---|---|",
    ...lines,
    "",
  ].join("\n");
}

const INTRODUCTION = `# Reliability, security and privacy: the bar

Written by \`npm run bar\`; do not edit. Each row is one check: what must hold, how it is proved, what the last run found, and
whether the check turned red when a defect was seeded (\`npm run bar -- --seeded\`). A row that says *not run* counts as not passed.
`;

export interface NewResult {
  readonly check: Check;
  readonly finding: Finding;
  readonly isSeeded: boolean;
}

/** @param date Of the run, as 2026-11-23. */
export function writeReport(checks: readonly Check[], results: readonly NewResult[], date: string): void {
  const rows = earlierRows();
  for (const { check, finding, isSeeded } of results) {
    const row = rows.get(check.id) ?? NEVER;
    if (isSeeded) rows.set(check.id, { ...row, seeded: finding.pass ? "MISSED" : `red, ${date}` });
    else {
      const result = check.notRun !== undefined ? "not run" : finding.pass ? "pass" : "FAIL";
      rows.set(check.id, { ...row, result, figure: inCell(finding.figure), date });
    }
  }
  const passed = (some: readonly Check[]) => some.filter(({ id }) => rows.get(id)?.result === "pass").length;
  const core = checks.filter(({ isCore }) => isCore);
  const later = checks.filter(({ isCore }) => !isCore);
  const sum = `**Core: ${passed(core)} of ${core.length}. Second wave: ${passed(later)} of ${later.length}.**\n`;
  const tables = Object.keys(AREAS).map((area) =>
    tableOf(
      area,
      checks.filter(({ id }) => id.startsWith(area)),
      rows,
    ),
  );
  writeFileSync(FILE, [INTRODUCTION, sum, ...tables].join("\n"));
}
