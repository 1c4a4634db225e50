/**
 * What a migration takes away from the program of the release before, which runs beside it while processes are replaced one by
 * one. It may go once a release that is out does without it: `-- contract: <version> <what>` names that release, and what its
 * program said to the database, which is kept for the tests, must not name what goes.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { ROOT } from "../run.ts";

const RELEASES = "apps/server/test/releases";
const MARK = /--\s*contract:\s*(\d+\.\d+\.\d+)\s+\S/;

interface Contraction {
  /** Whether a statement of the older program needs what goes. */
  readonly isUsedBy: (statement: string) => boolean;
}

const named = (name: string) => new RegExp(`\\b${name}\\b`, "i");
const TABLE = /\balter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(?:public\.)?"?(\w+)/i;
const COLUMN = /\b(?:drop\s+column\s+(?:if\s+exists\s+)?|rename\s+column\s+)"?(\w+)/gi;
const REQUIRED = /\balter\s+column\s+"?(\w+)"?\s+set\s+not\s+null\b/gi;
const WHOLE = /\bdrop\s+(?:table|view|function|type)\s+(?:if\s+exists\s+)?(?:public\.)?"?(\w+)/i;
const MOVED = /\balter\s+(?:table|function|view)\s+(?:public\.)?"?(\w+)"?(?:\([^)]*\))?\s+rename\s+to\b/i;

/** What one statement takes away; none for a statement that only adds. */
function contractionsOf(text: string): Contraction[] {
  const whole = (WHOLE.exec(text) ?? MOVED.exec(text))?.[1];
  if (whole !== undefined) return [{ isUsedBy: (statement) => named(whole).test(statement) }];
  const table = TABLE.exec(text)?.[1];
  if (table === undefined) return [];
  const columns = [...text.matchAll(COLUMN)].map(([, column = ""]) => ({
    isUsedBy: (statement: string) => named(table).test(statement) && named(column).test(statement),
  }));
  // A program that leaves the column out of its rows can add none any more.
  const required = [...text.matchAll(REQUIRED)].map(([, column = ""]) => ({
    isUsedBy: (statement: string) =>
      new RegExp(`\\binsert\\s+into\\s+(?:"?public"?\\.)?"?${table}\\b`, "i").test(statement) &&
      !named(column).test(statement),
  }));
  return [...columns, ...required];
}

/** What the program of a release said to its database; null when nothing is kept of that release. */
function recorded(version: string): readonly string[] | null {
  const file = join(ROOT, RELEASES, `${version}-session.json.gz`);
  if (!existsSync(file)) return null;
  return (JSON.parse(gunzipSync(readFileSync(file)).toString("utf8")) as { statements: string[] }).statements;
}

/**
 * Why a statement may not be in this release; null when it may.
 * @param text The statement without its comments.
 * @param comments What stands above it.
 */
export function contractionProblem(text: string, comments: string): string | null {
  const contractions = contractionsOf(text);
  if (contractions.length === 0) return null;
  const version = MARK.exec(comments)?.[1];
  if (version === undefined)
    return 'breaks the older program: contract in a later release, and name the release that does without it, "-- contract: <version> <what>"';
  const statements = recorded(version);
  if (statements === null) return `names the release ${version}, of which ${RELEASES} keeps nothing`;
  const use = statements.find((statement) => contractions.some(({ isUsedBy }) => isUsedBy(statement)));
  return use === undefined ? null : `breaks the release ${version}, which says: ${use.slice(0, 80)}`;
}
