import { globSync, readFileSync } from "node:fs";

const LEDGER = "docs/spec/ledger.md";
/** The column that says how a row is checked is the last one. */
const ROW = /^\| ([A-Z]+-\d+) \|.*\|([^|]*)\|$/;
const BOTH = /both databases/;
const ROW_ID = /\b[A-Z]+-\d{3}\b/g;
/** A file with tests that run on the embedded database alone, or otherwise there. */
const TELLS_APART = /TEST_DATABASE === "pglite"|\bisEmbedded\b/;

/** What is about the embedded database itself, the process that holds it, and every call once. */
const EMBEDDED = [
  "apps/server/src/*.test.ts",
  "apps/server/src/backup/*.test.ts",
  "apps/server/src/demo/*.test.ts",
  "apps/server/src/platform/access-matrix.test.ts",
  "apps/server/src/platform/database/**/*.test.ts",
];

/** The rows of the ledger that are to be checked on the embedded database as well as on PostgreSQL. */
export function rowsOfBoth(ledger: string): ReadonlySet<string> {
  const rows = ledger.split("\n").flatMap((line) => {
    const [, id, check = ""] = ROW.exec(line) ?? [];
    return id !== undefined && BOTH.test(check) ? [id] : [];
  });
  return new Set(rows);
}

/**
 * The tests of the server that run on the embedded database too: those of rows that ask for both, and those about what differs. The
 * engine is the same in both, and opening one for each file costs more than all of PostgreSQL (docs/decisions/0134).
 *
 * @returns Paths from the root of the project.
 */
export function testsOfEmbedded(): readonly string[] {
  const rows = rowsOfBoth(readFileSync(LEDGER, "utf8"));
  const asked = globSync("apps/server/src/**/*.test.ts").filter((file) => {
    const text = readFileSync(file, "utf8");
    return TELLS_APART.test(text) || (text.match(ROW_ID) ?? []).some((id) => rows.has(id));
  });
  return [...new Set([...globSync([...EMBEDDED]), ...asked])].toSorted();
}
