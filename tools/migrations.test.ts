import { expect, it } from "vitest";
import { migrationProblems } from "./checks/migrations.ts";

const find = (sql: string) => migrationProblems("0099-x.sql", sql);

it.each([
  "alter table users alter column locale type integer using 1",
  "alter table users alter column locale set not null",
  "alter table users add column colour text not null",
  "alter table users add column token text default gen_random_uuid()",
  "alter table users drop column locale",
  "alter table users rename column locale to language",
  "drop table users",
  "alter table users add check (locale <> '')",
  "alter table users add constraint one unique (locale)",
  "create index users_locale on users (locale)",
])("F2 DATA-052: finds a statement that blocks or breaks the program beside it: %s", (statement) => {
  expect(find(`${statement};`)).toHaveLength(1);
});

it.each([
  "create table a (id integer primary key, b text not null); create index a_b on a (b); alter table a add check (b <> '')",
  "alter table users add column colour text not null default 'green'",
  "alter table users add constraint c check (locale <> '') not valid",
  "-- safe: some dozens of rows\ncreate index o on organisations (name)",
  "create function f() returns void language sql as $$ drop table x $$",
  "-- concurrently\ncreate index concurrently users_locale on users (locale)",
])("F2 DATA-052: lets a statement pass that does neither: %s", (statement) => {
  expect(find(`${statement};`)).toEqual([]);
});
