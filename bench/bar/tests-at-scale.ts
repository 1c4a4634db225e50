/** Runs the tests of a check once more, with more of everything than `npm test` has time for. */
import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../tools/run.ts";
import type { Finding, Run } from "./check.ts";

export interface Scale {
  readonly id: string;
  readonly files: readonly string[];
  /** Databases on which they run; both unless given. */
  readonly projects?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** Of what each failed test says. */
const MAX_LINES = 8;

/** Whole numbers that tests told of are added up; of others the largest counts. */
function summed(lines: readonly string[]): string {
  const totals: Record<string, number> = {};
  for (const line of lines)
    for (const [key, value] of Object.entries(JSON.parse(line) as Record<string, number>)) {
      if (key === "seed") continue;
      const before = totals[key] ?? 0;
      totals[key] = Number.isInteger(value) ? before + value : Math.max(before, Math.round(value));
    }
  return Object.entries(totals)
    .map(([key, value]) => `${key} ${value.toLocaleString("en")}`)
    .join(", ");
}

function vitest(args: readonly string[], env: Readonly<Record<string, string>>, log: (line: string) => void) {
  return new Promise<void>((resolve) => {
    const child = spawn(join(ROOT, "node_modules/.bin/vitest"), ["run", ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env, NO_COLOR: "1" },
      stdio: ["ignore", "ignore", "pipe"],
    });
    child.stderr.on("data", (chunk: Buffer) => log(String(chunk).trimEnd()));
    child.on("error", (error) => {
      log(error.message);
      resolve();
    });
    child.on("close", () => resolve());
  });
}

const linesOf = (file: string): string[] => {
  try {
    return readFileSync(file, "utf8").trim().split("\n");
  } catch {
    return [];
  }
};

function findingOf(report: string, figures: string, seed: string, log: (line: string) => void): Finding {
  const [text = ""] = linesOf(report);
  if (text === "") return { pass: false, figure: "the run ended before it reported" };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(text) as Report;
  for (const { assertionResults } of testResults)
    for (const { fullName, status, failureMessages } of assertionResults)
      if (status === "failed") {
        const [why = ""] = failureMessages ?? [];
        log(`failed with seed ${seed}: ${fullName}\n${why.split("\n").slice(0, MAX_LINES).join("\n")}`);
      }
  const told = summed(linesOf(figures).filter((line) => line !== ""));
  const figure = `${numPassedTests} tests passed, ${numFailedTests} failed, seed ${seed}${told === "" ? "" : `: ${told}`}`;
  return { pass: numFailedTests === 0 && numPassedTests > 0, figure };
}

/** A run with a seed of its own, which is printed, and kept with the result; `FUZZ_SEED` makes one again. */
export const testsAtScale =
  ({ id, files, projects = [], env }: Scale): Run =>
  async (log) => {
    const folder = mkdtempSync(join(tmpdir(), "plateful-scale-"));
    const [report, figures] = [join(folder, "report.json"), join(folder, "figures")];
    const seed = process.env.FUZZ_SEED ?? String(randomInt(2 ** 31));
    log(`${id} runs with seed ${seed}`);
    const args = [
      ...files,
      ...["-t", `(^| )${id}[: ]`],
      ...projects.flatMap((project) => ["--project", project]),
      ...["--reporter=json", `--outputFile=${report}`],
    ];
    try {
      await vitest(args, { ...env, FUZZ_SEED: seed, BAR_FIGURES: figures }, log);
      return findingOf(report, figures, seed, log);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
