import { readFileSync } from "node:fs";
import { STORING_KINDS } from "@plateful/access";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  privacyDocuments,
  readDataClasses,
  readPrivacyDocument,
} from "../../../../tools/write-privacy-docs.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { RETENTION_RULES } from "../personal-data/index.ts";
import { HEALTH_TABLES } from "./health-tables.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const data = readDataClasses();

it("G8 PRIV-015: every column of every table is classified, once, and no other", async () => {
  const { rows } = await sql<{ name: string }>`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'schema_migrations'
    order by 1`.execute(app.app.services.db);
  const classified = Object.entries(data.tables).flatMap(([table, { columns }]) =>
    Object.values(columns).flatMap((names) => names.split(" ").map((name) => `${table}.${name}`)),
  );
  expect(rows.length).toBeGreaterThan(400);
  expect(classified.sort()).toEqual(rows.map(({ name }) => name).sort());
  const used = Object.values(data.tables).flatMap(({ columns }) => Object.keys(columns));
  expect(used.filter((name) => !(name in data.classes))).toEqual([]);
});

it("G8 PRIV-015: the tables that ask for consent are those that the database guards and a withdrawal erases", () => {
  for (const kind of STORING_KINDS) {
    const asking = Object.keys(data.tables).filter((name) => data.tables[name]?.consent === kind);
    expect(asking.sort()).toEqual([...HEALTH_TABLES[kind]].sort());
  }
  // Health data stands in no other table, but for answers that are held or kept for repeats and go with the consent as well.
  const holding = Object.entries(data.tables).filter(
    ([, { columns }]) => "health" in columns || "cycle" in columns,
  );
  expect(holding.filter(([, { consent }]) => consent === undefined).map(([name]) => name)).toEqual([
    "held_answers",
    "idempotency_keys",
  ]);
});

it("G8 PRIV-015: every period of retention is that of the code", () => {
  for (const { retention } of Object.values(data.tables)) expect(data.retention).toHaveProperty(retention);
  for (const { code } of Object.values(data.retention))
    for (const [file, words] of code) {
      const text = readFileSync(new URL(`../../../../${file}`, import.meta.url), "utf8");
      expect(text, file).toContain(words);
    }
});

it("G8 PRIV-020: every rule of the daily retention stands behind the period of its table", () => {
  for (const { table, column, days, onlyWhereNull } of RETENTION_RULES) {
    const state = onlyWhereNull === undefined ? "" : `, onlyWhereNull: "${onlyWhereNull}"`;
    const words = `{ table: "${table}", column: "${column}", days: ${days}${state} }`;
    const { code = [] } = data.retention[data.tables[table]?.retention ?? ""] ?? {};
    expect(
      code.map(([, named]) => named),
      table,
    ).toContain(words);
  }
});

it("G8 PRIV-015: the documents say what the table says", () => {
  for (const [name, text] of Object.entries(privacyDocuments(data)))
    expect(readPrivacyDocument(name), name).toBe(text);
});
