/** Runs Vitest and Playwright and reads what they report of each test. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** One test or journey that was carried out. */
export interface Proof {
  /** The titles of its groups and its own. */
  readonly title: string;
  readonly passed: boolean;
  /** How what it says about its failure begins; empty when it passed. */
  readonly why: string;
}

export interface Report {
  readonly proofs: readonly Proof[];
  /** Files of tests that failed outside their tests: at their import, or in what they prepare. */
  readonly brokenFiles: readonly string[];
  /** The end of what the program printed, for the case that it did not even start its tests. */
  readonly output: string;
}

interface Place {
  /** The project, or a copy of it. */
  readonly folder: string;
  /** Where in it the program works. */
  readonly inside?: string;
}

/** The end of what a program printed. */
function outputOf({ folder, inside = "." }: Place, command: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const [program = "", ...args] = command;
  return new Promise<string>((resolve) => {
    const programs = join(folder, "node_modules/.bin");
    const child = spawn(join(programs, program), args, {
      cwd: join(folder, inside),
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

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightTest {
  readonly status: "expected" | "unexpected" | "flaky" | "skipped";
  readonly results?: readonly { readonly error?: { readonly message?: string } }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly PlaywrightTest[];
  }[];
}

/** Of what a failed test says. */
const MAX_LINES = 6;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal, and what hostile input holds.
const UNPRINTED = /\u001B\[\d+m|[\0-\x09\x0B-\x1F]/g;

const beginningOf = (message = ""): string =>
  message
    .replaceAll(UNPRINTED, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.includes("node_modules"))
    .slice(0, MAX_LINES)
    .join("\n");

const reportFile = (name: string) => join(tmpdir(), `bar-${name}-${process.pid}.json`);

/** Runs Vitest in the project or a copy of it; `args` choose files and titles. */
export async function runVitest(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Report> {
  const file = reportFile("vitest");
  const command = ["vitest", "run", ...args, "--reporter=json", `--outputFile=${file}`];
  const output = await outputOf({ folder }, command, { NO_COLOR: "1", ...env });
  const report = vitestReport(readReport(file));
  return { ...report, output: report.output === "" ? output : report.output };
}

/** What Vitest's JSON report says; nothing for a file that is none. */
export function vitestReport(found: unknown): Report {
  const results = (found as VitestReport | null)?.testResults ?? [];
  const proofs = results
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "passed" || status === "failed")
    .map(({ ancestorTitles, title, status, failureMessages }) => ({
      title: [...ancestorTitles, title].join(" "),
      passed: status === "passed",
      why: beginningOf(failureMessages?.[0]),
    }));
  const broken = results.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const message = broken.map((file) => file.message ?? "").find((text) => text !== "");
  return { proofs, brokenFiles: broken.map(({ name }) => name), output: message ?? "" };
}

function proofsOf(suite: PlaywrightSuite, before: string, isFile: boolean): Proof[] {
  const title = isFile ? before : `${before} ${suite.title}`.trim();
  const specs = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== "skipped")
      .map(({ status, results = [] }) => ({
        title: `${title} ${spec.title}`.trim(),
        passed: status === "expected",
        why: beginningOf(results.find(({ error }) => error !== undefined)?.error?.message),
      })),
  );
  return [...specs, ...(suite.suites ?? []).flatMap((inner) => proofsOf(inner, title, false))];
}

/** Runs Playwright in the project or a copy of it, whose web app must be built. A journey that passed at its second try failed. */
export async function runPlaywright(
  folder: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Report> {
  const file = reportFile("playwright");
  const command = ["playwright", "test", "-c", "e2e/playwright.config.ts", ...args, "--reporter=json"];
  const output = await outputOf({ folder }, command, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  return { ...playwrightReport(readReport(file)), output };
}

/** What Playwright's JSON report says; nothing for a file that is none. */
export function playwrightReport(found: unknown): Report {
  const suites = (found as { suites?: readonly PlaywrightSuite[] } | null)?.suites ?? [];
  return { proofs: suites.flatMap((suite) => proofsOf(suite, "", true)), brokenFiles: [], output: "" };
}

/** Runs a program of Node in a copy of the project. @returns the end of what it printed. */
export const runNode = (folder: string, args: readonly string[]): Promise<string> =>
  outputOf({ folder }, ["node", ...args]);

/** Builds the web app of a copy of the project. @throws Error with the output when that fails. */
export async function buildCopy(folder: string): Promise<void> {
  const web = { folder, inside: "apps/web" };
  const output = [await outputOf(web, ["vite", "build"]), await outputOf(web, ["node", "pack-files.ts"])];
  if (!existsSync(join(folder, "apps/web/dist/index.html")))
    throw new Error(`The web app could not be built:\n${output.join("\n")}`);
}
