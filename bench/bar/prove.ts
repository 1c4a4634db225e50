/** Makes checks: their tests and journeys, in the project or in a copy with a defect, and their runs. */
import { readFileSync } from "node:fs";
import { buildWeb } from "../../tools/build-web.ts";
import { ensureChromium } from "../../tools/chromium.ts";
import { ensurePostgres } from "../../tools/postgres.ts";
import { ROOT } from "../../tools/run.ts";
import type { Check, Finding } from "./check.ts";
import {
  buildCopy,
  type Proof,
  playwrightReport,
  type Report,
  runNode,
  runPlaywright,
  runVitest,
  vitestReport,
} from "./programs.ts";
import { filesNaming, titled } from "./titles.ts";

type Log = (line: string) => void;

/** Those of the tests and journeys that name a check. */
function named(id: string, reports: readonly Report[]): readonly Proof[] {
  const title = new RegExp(titled(id));
  return reports.flatMap(({ proofs }) => proofs).filter((proof) => title.test(proof.title));
}

/** What the tests and journeys that name a check found; null when there are none. */
function judge(id: string, reports: readonly Report[]): Finding | null {
  const naming = named(id, reports);
  const { tests } = filesNaming(id);
  const broken = reports
    .flatMap(({ brokenFiles }) => brokenFiles)
    .filter((path) => tests.some((file) => path.endsWith(`/${file}`)));
  if (naming.length + broken.length === 0) return null;
  const failed = naming.filter(({ passed }) => !passed).length + broken.length;
  const passed = naming.filter((proof) => proof.passed).length;
  return { pass: failed === 0, figure: `${passed} tests passed, ${failed} failed` };
}

const both = (one: Finding, other: Finding): Finding => ({
  pass: one.pass && other.pass,
  figure: `${one.figure}; ${other.figure}`,
});

/** A check passes when its run does and all tests that name it do, and when there is one of them at all. */
async function concluded(check: Check, tested: Finding | null, log: Log): Promise<Finding> {
  if (check.notRun !== undefined) return { pass: false, figure: `not run: ${check.notRun}` };
  if (check.run === undefined) return tested ?? { pass: false, figure: "no test is named by it" };
  const ran = await check.run(log);
  return tested === null ? ran : both(ran, tested);
}

/** @throws Error when files name a check, but nothing ran. */
function checkRan(id: string, { proofs, output }: Report): void {
  if (proofs.length === 0) throw new Error(`No test of ${id} ran: ${output.slice(-500)}`);
}

/** What ran of the tests and journeys that name a check. @throws Error when files name it, but nothing ran. */
async function reportsOn(id: string): Promise<readonly Report[]> {
  const { tests, journeys } = filesNaming(id);
  const reports: Report[] = [];
  if (tests.length > 0) reports.push(await runVitest(ROOT, [...tests, "-t", titled(id)]));
  if (journeys.length > 0) {
    await buildWeb();
    reports.push(await runPlaywright(ROOT, [...journeys, "-g", titled(id)]));
  }
  for (const report of reports) checkRan(id, report);
  return reports;
}

/** Makes one check. */
export async function prove(check: Check, log: Log): Promise<Finding> {
  if (check.notRun !== undefined) return concluded(check, null, log);
  try {
    return await concluded(check, judge(check.id, await reportsOn(check.id)), log);
  } catch (error) {
    return { pass: false, figure: String(error) };
  }
}

/** How a test begins that did not end; a busy machine makes one, too. */
const OUT_OF_TIME = /^(Error: )?Test (timeout of|timed out in) /;

/**
 * Whether a check turned red. What failed is told, for someone to see that the defect did it.
 * @throws Error when all that failed ran out of time or could not be loaded: that says nothing about the check.
 */
function isRed(id: string, report: Report, log: Log): boolean {
  const failed = named(id, [report]).filter(({ passed }) => !passed);
  for (const { title, why } of failed) log(`${id} failed: ${title}\n${why}`);
  if (failed.length === 0 && report.brokenFiles.length > 0)
    throw new Error(`${report.brokenFiles.join(", ")} could not run: ${report.output.slice(-500)}`);
  if (failed.length > 0 && failed.every(({ why }) => OUT_OF_TIME.test(why)))
    throw new Error(`All that failed of ${id} ran out of time.`);
  return failed.length > 0;
}

/** The embedded database costs most, so it is used for what the others let pass, or have no test for. */
const DATABASES = ["--project=!server-pglite", "--project=server-pglite"];

/** What is to be run in a copy with a defect, the cheapest first; the first tests that fail say enough. */
function waysToRed(id: string, folder: string): readonly (() => Promise<Report>)[] {
  const { tests, journeys } = filesNaming(id);
  const onDatabases = DATABASES.map(
    (database) => () => runVitest(folder, [...tests, "-t", titled(id), database, "--bail=3"]),
  );
  const inBrowser = async () => {
    await buildCopy(folder);
    const report = await runPlaywright(folder, [...journeys, "-g", titled(id), "--max-failures=1"]);
    checkRan(id, report);
    return report;
  };
  return [...(tests.length > 0 ? onDatabases : []), ...(journeys.length > 0 ? [inBrowser] : [])];
}

/** What ran of them in a copy with a defect, until the check is red. @throws Error when nothing did. */
async function reportsOnDefect(id: string, folder: string, log: Log): Promise<readonly Report[]> {
  const reports: Report[] = [];
  for (const run of waysToRed(id, folder)) {
    const report = await run();
    reports.push(report);
    if (isRed(id, report, log)) return reports;
  }
  const output = reports.map((report) => report.output).join("\n");
  checkRan(id, { proofs: reports.flatMap(({ proofs }) => proofs), brokenFiles: [], output });
  return reports;
}

/**
 * Makes one check in a copy of the project: by its tests where it has any, or else by its run.
 * @throws Error when nothing ran there, which says nothing about the check.
 */
export async function proveIn(folder: string, check: Check, log: Log): Promise<Finding> {
  const { tests, journeys } = filesNaming(check.id);
  if (tests.length + journeys.length > 0)
    return (
      judge(check.id, await reportsOnDefect(check.id, folder, log)) ?? { pass: false, figure: "no test" }
    );
  const output = await runNode(folder, ["bench/bar/run.ts", check.id]);
  const line = output.split("\n").find((text) => text.startsWith(`{"id":"${check.id}",`));
  if (line === undefined) throw new Error(`The run of ${check.id} found nothing: ${output.slice(-500)}`);
  return JSON.parse(line) as Finding;
}

/** Runs all tests and journeys once, and says of each check what those that name it found. */
export async function proveAllTests(log: Log): Promise<(check: Check) => Promise<Finding>> {
  ensurePostgres();
  ensureChromium();
  await buildWeb();
  log("all tests");
  const tests = await runVitest(ROOT, []);
  log(`${tests.proofs.length} tests ran; all journeys`);
  const journeys = await runPlaywright(ROOT, []);
  log(`${journeys.proofs.length} journeys ran`);
  return (check) =>
    concluded(check, judge(check.id, [tests, journeys]), log).catch((error: unknown) => ({
      pass: false,
      figure: String(error),
    }));
}

/**
 * Judges the checks that tests alone prove by the JSON reports of a run that was made already.
 * @param files The report of Vitest, and that of Playwright.
 */
export function proveFrom([tests, journeys]: readonly [string, string]): (check: Check) => Finding | null {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
  const reports = [vitestReport(read(tests)), playwrightReport(read(journeys))];
  return ({ id, run, notRun }) => (run === undefined && notRun === undefined ? judge(id, reports) : null);
}
