/**
 * Writes `docs/privacy/data-classification.md` and `docs/privacy/retention.md` from `docs/privacy/data-classes.json`, in which
 * every column of the database is classified. Run it after changing that file: `npm run privacy-docs`. A server test holds the
 * file against the database and these documents against the file.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../docs/privacy/", import.meta.url));

interface Retention {
  readonly kept: string;
  readonly ends: string;
  /** Files in which the period stands, with the words by which it does. */
  readonly code: readonly (readonly [file: string, words: string])[];
}

interface ClassifiedTable {
  readonly retention: string;
  /** The consent without which no row can be stored. */
  readonly consent?: string;
  /** Names of columns by their class, separated by spaces. */
  readonly columns: Readonly<Record<string, string>>;
}

export interface DataClasses {
  readonly classes: Readonly<Record<string, string>>;
  readonly retention: Readonly<Record<string, Retention>>;
  readonly tables: Readonly<Record<string, ClassifiedTable>>;
}

export const readDataClasses = (): DataClasses =>
  JSON.parse(readFileSync(`${FOLDER}data-classes.json`, "utf8")) as DataClasses;

const row = (...cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const inCode = (names: string): string =>
  names
    .split(" ")
    .map((name) => `\`${name}\``)
    .join(", ");

function classification({ classes, tables }: DataClasses): string {
  return [
    "# Data classification",
    "",
    "Written by `npm run privacy-docs` from [data-classes.json](data-classes.json); a test fails for a column that is not in it.",
    "",
    "| Class | Meaning |",
    "|---|---|",
    ...Object.entries(classes).map(([name, meaning]) => row(name, meaning)),
    "",
    "| Table | Consent | Columns by class |",
    "|---|---|---|",
    ...Object.entries(tables).map(([name, { consent, columns }]) =>
      row(
        `\`${name}\``,
        consent ?? "",
        Object.entries(columns)
          .map(([kind, names]) => `${kind}: ${inCode(names)}`)
          .join("; "),
      ),
    ),
    "",
  ].join("\n");
}

function retention({ retention: periods, tables }: DataClasses): string {
  const tablesOf = (period: string) =>
    Object.keys(tables).filter((name) => tables[name]?.retention === period);
  return [
    "# Retention",
    "",
    "Written by `npm run privacy-docs` from [data-classes.json](data-classes.json); a test holds each period against the code.",
    "Backups are outside this table: they expire by the operator's schedule, and a restore is followed by the erasures since.",
    "",
    "| Kept | How it ends | Tables |",
    "|---|---|---|",
    ...Object.entries(periods).map(([name, { kept, ends }]) =>
      row(
        kept,
        ends,
        tablesOf(name)
          .map((table) => `\`${table}\``)
          .join(", "),
      ),
    ),
    "",
  ].join("\n");
}

/** The documents by the names of their files. */
export const privacyDocuments = (data: DataClasses): Readonly<Record<string, string>> => ({
  "data-classification.md": classification(data),
  "retention.md": retention(data),
});

export const readPrivacyDocument = (name: string): string => readFileSync(FOLDER + name, "utf8");

if (import.meta.main)
  for (const [name, text] of Object.entries(privacyDocuments(readDataClasses())))
    writeFileSync(FOLDER + name, text);
