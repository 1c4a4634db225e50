/** What the checks found last: one file for each area, so that runs of different areas do not touch the same lines. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../tools/run.ts";
import type { Check, Finding } from "./check.ts";
import type { SoakFigures } from "./soak.ts";

const FOLDER = join(ROOT, "bench/bar/results");

export interface Result {
  /** What the last run of the check found; absent before the first. */
  readonly clean?: Finding & { readonly date: string };
  /** What the last run on a copy with the seeded defect found. */
  readonly seeded?: { readonly isRed: boolean; readonly date: string };
}

export type Results = Readonly<Record<string, Result>>;

const areaOf = (id: string) => id.charAt(0).toLowerCase();
const fileOf = (id: string) => join(FOLDER, `${areaOf(id)}.json`);

function readArea(id: string): Results {
  const file = fileOf(id);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Results) : {};
}

/** @returns the results of all checks, by id. */
export const readResults = (checks: readonly Check[]): Results =>
  Object.assign({}, ...Array.from(new Set(checks.map(({ id }) => areaOf(id))), readArea));

export interface NewResult {
  readonly id: string;
  readonly finding: Finding;
  readonly isSeeded: boolean;
}

/** @param date Of the run, as 2026-11-23. */
export function keepResult({ id, finding, isSeeded }: NewResult, date: string): void {
  const area = readArea(id);
  const found = isSeeded ? { seeded: { isRed: !finding.pass, date } } : { clean: { ...finding, date } };
  const results = Object.entries({ ...area, [id]: { ...area[id], ...found } });
  const sorted = results.toSorted(([one], [other]) => Number(one.slice(1)) - Number(other.slice(1)));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(id), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

const SOAK_FILE = join(FOLDER, "soak.json");

/** @param date Of the run, as 2026-11-23. */
export function keepSoak(figures: SoakFigures, date: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(SOAK_FILE, `${JSON.stringify({ date, ...figures }, null, 2)}\n`);
}

/** The figures of the last soak; null before the first. */
export const readSoak = (): (SoakFigures & { readonly date: string }) | null =>
  existsSync(SOAK_FILE) ? JSON.parse(readFileSync(SOAK_FILE, "utf8")) : null;
