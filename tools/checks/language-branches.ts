/** Code that asks which language it is has to be found and changed for each new one; what differs is registered as data (ledger PROF-032). */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@plateful/phrases";
import { projectFiles, ROOT } from "../run.ts";

const CODE = `["'\`](?:${LANGUAGES.join("|")})["'\`]`;
const BRANCHES = [
  new RegExp(`[!=]==?\\s*${CODE}`),
  new RegExp(`${CODE}\\s*[!=]==?`),
  new RegExp(`\\bcase\\s+${CODE}`),
  new RegExp(`\\.(?:startsWith|includes|endsWith|indexOf)\\(${CODE}`),
  new RegExp(`/\\^(?:${LANGUAGES.join("|")})\\b`),
];
/** Tests name the languages whose answers they know. */
const TESTS = /\.test\.tsx?$|(?:^|\/)test\/|^e2e\//;

/** The lines of a text that ask for a language by its code. */
export const languageBranchesIn = (text: string): string[] =>
  text
    .split("\n")
    .flatMap((line, at) =>
      BRANCHES.some((branch) => branch.test(line)) ? [`${at + 1}: ${line.trim()}`] : [],
    );

export const checkLanguageBranches = (): string[] =>
  projectFiles(".ts", ".tsx", ".js")
    .filter((file) => !TESTS.test(file) && existsSync(join(ROOT, file)))
    .flatMap((file) =>
      languageBranchesIn(readFileSync(join(ROOT, file), "utf8")).map(
        (found) => `${file}:${found}: register what differs by language instead`,
      ),
    );
