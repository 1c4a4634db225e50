/**
 * `npm test`: everything that proves the product, in this order: the checks, the tests of packages, server (on both
 * databases) and web, then the journeys in a real browser. The last line is the plain count.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWeb } from "./build-web.ts";
import { ensureChromium } from "./chromium.ts";
import { ensurePostgres } from "./postgres.ts";
import { show } from "./run.ts";

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const reportFile = (name: string) => join(tmpdir(), `plateful-${name}-${process.pid}.json`);

function readReport<T>(file: string): T | null {
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, "utf8")) as T;
  rmSync(file);
  return report;
}

/** A program that failed without counting anything still counts as one failure. */
const orOneFailure = (code: number, count: Count): Count =>
  code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

async function runChecks(): Promise<Count> {
  const code = await show("node", ["tools/check.ts"]);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runVitest(): Promise<Count> {
  const file = reportFile("vitest");
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const code = await show("vitest", ["run", ...reporters], process.stdout.isTTY ? {} : { NO_COLOR: "1" });
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file);
  return orOneFailure(code, { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 });
}

async function runPlaywright(): Promise<Count> {
  const file = reportFile("playwright");
  const code = await show("playwright", ["test", "-c", "e2e/playwright.config.ts", "--reporter=dot,json"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  if (flaky > 0) console.log(`${flaky} passed only at the second try: see which above, and mend them.`);
  return orOneFailure(code, { passed: expected + flaky, failed: unexpected });
}

ensurePostgres();
ensureChromium();
const counts = [await runChecks()];
// The tests begin with databases that are being made, and leave a core to the build.
const [tested] = await Promise.all([runVitest(), buildWeb()]);
counts.push(tested, await runPlaywright());
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
