/**
 * A migration must not hold a lock for more than two seconds on a table of a million rows, and the program before it must go on
 * working beside it: expand first, contract in a later release. This finds the statements that rewrite or scan a whole table
 * under a lock, or take away what the older program uses.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run.ts";
import { contractionProblem } from "./contractions.ts";

const FOLDER = "apps/server/migrations";
/** Files up to this one were released before the rule. */
const RELEASED = "0025-people-of-lists.sql";
/** Merged before the rule. It replaces counters whose old rows could not be carried over. */
const EXCEPTIONS = new Set(["0033-limited-events.sql"]);
/** Up to this one functions were dropped whose older callers were looked up by hand. */
const CONTRACTED = "0110-first-asked.sql";
/** Files up to this one changed rows in one transaction, before there were files for changes in batches. */
const CHANGED_AT_ONCE = "0145-recipe-feedback.sql";
/** Says in the file why a statement is safe: `-- safe: <reason>`, on the line above it. */
const EXCUSE = /--\s*safe:\s*\S+/;

const DANGEROUS: readonly (readonly [RegExp, string])[] = [
  [
    /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i,
    "rewrites the table: add a column and copy in batches",
  ],
  [
    /\balter\s+column\s+\S+\s+set\s+not\s+null\b/i,
    "scans the table under a lock: add a check constraint NOT VALID first",
  ],
  [
    /\badd\s+column\b(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i,
    "fails for rows that exist: give a constant default",
  ],
  [
    /\bdefault\s+(random|gen_random_uuid|clock_timestamp|nextval)\b/i,
    "rewrites the table: a default must be constant",
  ],
  [
    /\badd\s+(constraint\s+\S+\s+)?(check|foreign\s+key)\b(?![^;]*\bnot\s+valid\b)/i,
    "scans the table under a lock: add it NOT VALID, validate later",
  ],
  [/\badd\s+(constraint\s+\S+\s+)?(unique|primary\s+key)\b/i, "builds an index under a lock"],
  [/\b(vacuum\s+full|cluster|lock\s+table)\b/i, "locks the table"],
];

const CHANGE = /^(?:update|delete\s+from)\s+(?:only\s+)?(?:public\.)?(\w+)/i;
const IN_BATCHES = /^-- in batches of \w+\n/;
const INDEX = /\bcreate\s+(?:unique\s+)?index\b(?:\s+\w+)?\s+on\s+(?:public\.)?(\w+)/i;
const TABLE = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(?:public\.)?(\w+)/gi;

interface Statement {
  readonly text: string;
  readonly comments: string;
  readonly excused: boolean;
}

/** Bodies of functions are not run by the migration itself. */
function statementsOf(sql: string): Statement[] {
  return sql
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .split(";")
    .map((part) => ({
      text: part.replaceAll(/--.*$/gm, "").trim(),
      comments: (part.match(/--.*$/gm) ?? []).join("\n"),
      excused: EXCUSE.test(part),
    }))
    .filter(({ text }) => text !== "");
}

/** What a statement does to a table in use for as long as the table is large; null when it does not. */
function busyTableProblem(
  text: string,
  created: ReadonlySet<string | undefined>,
  mayChangeAtOnce: boolean,
): string | null {
  const indexed = INDEX.exec(text)?.[1];
  if (indexed !== undefined && !created.has(indexed))
    return `an index on ${indexed} blocks writes while it is built: put it into a file that begins with "-- concurrently", or say in "-- safe: <reason>" why it is short`;
  const changed = mayChangeAtOnce ? undefined : CHANGE.exec(text)?.[1];
  if (changed === undefined || created.has(changed)) return null;
  return `"${text.slice(0, 60)}" keeps its rows locked until all are changed: put it into a file that begins with "-- in batches of ${changed}"`;
}

/** What is wrong with the statements of one file; a table that the file itself creates is empty, so nothing can block on it. */
export function migrationProblems(file: string, sql: string): string[] {
  const created = new Set([...sql.matchAll(TABLE)].map((match) => match[1]));
  const target = (text: string) =>
    /\balter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(?:public\.)?(\w+)/i.exec(text)?.[1] ?? "";
  const mayChangeAtOnce = file <= CHANGED_AT_ONCE || IN_BATCHES.test(sql);
  return statementsOf(sql).flatMap(({ text, comments, excused }) => {
    // That a statement is short says nothing about the older program.
    const contraction =
      file > CONTRACTED && !created.has(target(text)) ? contractionProblem(text, comments) : null;
    if (contraction !== null) return [`${file}: "${text.slice(0, 60)}" ${contraction}`];
    if (excused) return [];
    const busy = busyTableProblem(text, created, mayChangeAtOnce);
    if (busy !== null) return [`${file}: ${busy}`];
    if (/^create\s+table\b/i.test(text) || created.has(target(text))) return [];
    return DANGEROUS.filter(([pattern]) => pattern.test(text)).map(
      ([, why]) => `${file}: "${text.slice(0, 60)}" ${why}`,
    );
  });
}

export function checkMigrations(): string[] {
  return readdirSync(join(ROOT, FOLDER))
    .filter((file) => file.endsWith(".sql") && file > RELEASED && !EXCEPTIONS.has(file))
    .flatMap((file) => migrationProblems(file, readFileSync(join(ROOT, FOLDER, file), "utf8")));
}
