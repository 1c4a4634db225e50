/**
 * Writes `tables.gen.ts`, the types of all tables, from a database that has just been migrated.
 * Run it after adding a migration: `npm run tables`. With `--check` it only says whether the file is up to date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openDatabase } from "../apps/server/src/platform/database/open-by-address.ts";

const TARGET = fileURLToPath(new URL("../apps/server/src/platform/database/tables.gen.ts", import.meta.url));

interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: string;
  column_default: string | null;
  is_identity: string;
  is_generated: string;
}

const TYPES: Record<string, string> = {
  int4: "number",
  int8: "number",
  float8: "number",
  text: "string",
  date: "string",
  time: "string",
  bool: "boolean",
  timestamptz: "Date",
  bytea: "Buffer",
  json: "JsonColumn",
  jsonb: "JsonColumn",
  _text: "string[]",
  _int4: "number[]",
  tsvector: "string",
  _timestamptz: "Date[]",
};

function columnType(column: Column): string {
  const base = TYPES[column.udt_name];
  if (base === undefined)
    throw new Error(`No type is known for ${column.udt_name} (${column.table_name}.${column.column_name}).`);
  const type = column.is_nullable === "YES" ? `${base} | null` : base;
  const generated =
    column.column_default !== null || column.is_identity === "YES" || column.is_generated === "ALWAYS";
  if (generated && type === "JsonColumn") return "JsonColumnWithDefault";
  return generated ? `Generated<${type}>` : type;
}

function typesOf(columns: readonly Column[]): string {
  const byTable = Map.groupBy(columns, (column) => column.table_name);
  const tables = [...byTable].map(([table, own]) => {
    const lines = own.map((column) => `    ${column.column_name}: ${columnType(column)};`);
    return `  ${table}: {\n${lines.join("\n")}\n  };`;
  });
  return [
    "// Written by `npm run tables` from the migrations; change those instead.",
    'import type { ColumnType, Generated } from "kysely";',
    "",
    "/** Read as a value, written as JSON text. */",
    "export type JsonColumn = ColumnType<unknown, string, string>;",
    "type JsonColumnWithDefault = ColumnType<unknown, string | undefined, string>;",
    "",
    "export interface Tables {",
    ...tables,
    "}",
    "",
  ].join("\n");
}

const database = await openDatabase({ kind: "pglite", folder: undefined });
const { rows } = await database.query<Column & Record<string, unknown>>(
  `select table_name, column_name, udt_name, is_nullable, column_default, is_identity, is_generated
     from information_schema.columns where table_schema = 'public' and table_name <> 'schema_migrations'
     order by table_name, ordinal_position`,
);
await database.close();
const text = typesOf(rows);
if (process.argv.includes("--check")) {
  if (readFileSync(TARGET, "utf8") !== text) {
    console.error("tables.gen.ts is out of date: run `npm run tables`.");
    process.exitCode = 1;
  }
} else writeFileSync(TARGET, text);
