import { readFileSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "scslre";
import { describe, expect, it } from "vitest";
import { projectFiles, ROOT } from "./run.ts";

/** What runs in the product. */
const PRODUCT = /^(packages|apps\/server|apps\/web)\/(?!test\/).*src\/.*\.tsx?$/;
const files = projectFiles(".ts", ".tsx").filter((file) => PRODUCT.test(file) && !/\.test\.tsx?$/.test(file));
const textOf = (file: string) => readFileSync(join(ROOT, file), "utf8");
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/(^|\s)\/\/[^\n]*/g, "$1");

/** A regular expression stands where a value may begin. */
const LITERAL =
  /(?<=(?:[(,=:[!&|?;]|=>|return)\s*)\/(?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*/g;

function patternsIn(file: string): string[] {
  return [...withoutComments(textOf(file)).matchAll(LITERAL)].map(([literal]) => literal).filter(isPattern);
}

function isPattern(literal: string): boolean {
  const { source, flags } = parts(literal);
  try {
    return new RegExp(source, flags).source !== "";
  } catch {
    return false;
  }
}

function parts(literal: string): { readonly source: string; readonly flags: string } {
  const end = literal.lastIndexOf("/");
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) };
}

/** Places that put SQL together from text that is written there, and nothing else. */
const RAW_SQL: Readonly<Record<string, string>> = {
  "apps/server/src/backup/make-backup.ts": "the name of the product's own role",
  "apps/server/src/backup/read-tables-store.ts": "names of tables and columns, quoted",
  "apps/server/src/backup/restore-backup.ts": "a number of our own",
  "apps/server/src/backup/write-tables-store.ts": "names of tables and constraints, quoted",
  "apps/server/src/platform/database/news.ts": "names of channels of our own",
  "apps/server/src/platform/database/replica.ts":
    "a statement of our own, whose values are checked, before the one that was asked",
};

/** Places that make a pattern from text, all of it escaped or from a fixed list. */
const MADE_PATTERNS: Readonly<Record<string, string>> = {
  "packages/quantities/src/food-search/food-shelf.ts":
    "of what was typed, of which letters, digits and spaces are left",
  "apps/server/src/recipe-imports/reading/heading-words.ts": "words of the same file",
  "apps/server/src/recipe-imports/reading/ingredient-lines.ts": "amounts and units of the same file",
  "apps/server/src/platform/openapi/example-values.ts": "patterns of the contract, against values of ours",
  "packages/appearance/src/plate/words.ts": "words of a list of ours",
  "packages/quantities/src/ingredient-line.ts": "patterns of the same file",
};

/** Places where 0 stands for nobody or nothing, and is asked about as such. */
const ID_OF_NOBODY: Readonly<Record<string, string>> = {
  "apps/server/src/diary/planning/auto-plan.ts": "a meal in no slot is in none of those that are named",
  "apps/server/src/platform/calls/answer-call.ts": "a call without a token acts for nobody",
  "apps/server/src/sign-in/accounts/account-store.ts": "unknown addresses cost as much work as known ones",
  "apps/server/src/sign-in/email-change.ts": "unknown addresses cost as much work as known ones",
};

const linesWith = (pattern: RegExp): string[] =>
  files.flatMap((file) =>
    withoutComments(textOf(file))
      .split("\n")
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

describe("the code of the product", () => {
  it("C10: has no pattern that takes more than linear time", { timeout: 120_000 }, () => {
    const found = files.flatMap((file) => patternsIn(file).map((literal) => ({ file, literal })));
    expect(found.length).toBeGreaterThan(100);
    const slow = found.filter(({ literal }) => analyse(parts(literal)).reports.length > 0);
    expect(slow).toEqual([]);
  });

  it("C10: makes patterns from text in known places only", () => {
    const made = linesWith(/\bRegExp\(/).filter(
      (line) => MADE_PATTERNS[line.split(":")[0] ?? ""] === undefined,
    );
    expect(made).toEqual([]);
  });

  it("C10: runs no text as code", () => {
    expect(linesWith(/\beval\(|new Function\(|\bFunction\(["'`]|setTimeout\(["'`]|node:vm/)).toEqual([]);
  });

  it("C10: puts no SQL together from text", () => {
    const raw = linesWith(/sql\.raw\(|\bsql`[^`]*\$\{[^}]*\+|\.query\(\s*`[^`]*\$\{|\bselect .*" \+ /);
    expect(raw.filter((line) => RAW_SQL[line.split(":")[0] ?? ""] === undefined)).toEqual([]);
  });

  it("DATA-075: no id that is missing becomes 0", () => {
    const stored = linesWith(/(\b[iI]ds\[\w+\]|\?\.id) \?\? 0\b|\b\w+Ids\[\w+\] \?\? 0\b/).filter((line) =>
      line.startsWith("apps/server/"),
    );
    expect(stored.filter((line) => ID_OF_NOBODY[line.split(":")[0] ?? ""] === undefined)).toEqual([]);
  });
});
