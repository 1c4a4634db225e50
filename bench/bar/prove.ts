/** Runs the proof of one check, in the project or in a copy of it. */
import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectFiles, ROOT } from "../../tools/run.ts";
import type { Check, Finding } from "./check.ts";

/** The end of what a program printed, for the case that it did not even start its tests. */
function runIn(folder: string, program: string, args: readonly string[], env: Record<string, string>) {
  return new Promise<string>((resolve) => {
    const programs = join(folder, "node_modules/.bin");
    const child = spawn(join(programs, program), args, {
      cwd: folder,
      env: { ...process.env, PATH: `${programs}:${process.env.PATH ?? ""}`, ...env },
    });
    let output = "";
    const keep = (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-4_000);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error) => resolve(error.message));
    child.on("close", () => resolve(output));
  });
}

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch {
    return null;
  } finally {
    rmSync(file, { force: true });
  }
}

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** A title that begins with the id, alone or among others, be it of a test or of the group that it is in. */
const titled = (id: string) => `(^| )${id}[: ]`;
const reportOf = (id: string) => join(tmpdir(), `bar-${id}-${process.pid}.json`);

async function runTests(folder: string, id: string, files: readonly string[]): Promise<Count> {
  const report = reportOf(id);
  const args = ["run", ...files, "-t", titled(id), "--reporter=json", `--outputFile=${report}`];
  const output = await runIn(folder, "vitest", args, { NO_COLOR: "1" });
  const found = readReport<VitestReport>(report);
  return { passed: found?.numPassedTests ?? 0, failed: found?.numFailedTests ?? 0, output };
}

async function runJourneys(folder: string, id: string, files: readonly string[]): Promise<Count> {
  const report = reportOf(id);
  const args = ["test", "-c", "e2e/playwright.config.ts", ...files, "-g", titled(id), "--reporter=json"];
  const output = await runIn(folder, "playwright", args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const stats = readReport<PlaywrightReport>(report)?.stats;
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0), output };
}

/** Files of tests or journeys with a title that begins with the id. */
function filesNaming(id: string, endings: readonly string[]): string[] {
  const title = new RegExp(`["'\`]([A-Z]+-?\\d+ )*${id}[: ]`);
  return projectFiles(...endings).filter((file) => title.test(readFileSync(join(ROOT, file), "utf8")));
}

/**
 * Makes one check.
 * @param folder The project, or a copy of it with a seeded defect.
 */
export async function prove(check: Check, log: (line: string) => void, folder = ROOT): Promise<Finding> {
  if (check.notRun !== undefined) return { pass: false, figure: `not run: ${check.notRun}` };
  if (check.run !== undefined && folder === ROOT) return check.run(log);
  const tests = filesNaming(check.id, [".test.ts", ".test.tsx"]);
  const journeys = filesNaming(check.id, [".spec.ts"]);
  if (tests.length + journeys.length === 0) return { pass: false, figure: "no test is named by it" };
  const counts = [
    ...(tests.length === 0 ? [] : [await runTests(folder, check.id, tests)]),
    ...(journeys.length === 0 ? [] : [await runJourneys(folder, check.id, journeys)]),
  ];
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const silent = counts.find((count) => count.passed + count.failed === 0);
  if (silent !== undefined) return { pass: false, figure: `no test ran: ${silent.output.slice(-200)}` };
  return { pass: failed === 0, figure: `${passed} tests passed, ${failed} failed` };
}
