import { expect, it } from "vitest";
import { migrationProblems } from "./checks/migrations.ts";

const find = (sql: string) => migrationProblems("9999-x.sql", sql);

it.each([
  "alter table users alter column locale type integer using 1",
  "alter table users alter column locale set not null",
  "alter table users add column colour text not null",
  "alter table users add column token text default gen_random_uuid()",
  "alter table users drop column locale",
  "alter table users rename column locale to language",
  "drop table users",
  "-- safe: short\nalter table users drop column locale",
  "alter table users rename to people",
  "drop function may_see(integer)",
  "drop view if exists people",
  "alter table users add check (locale <> '')",
  "alter table users add constraint one unique (locale)",
  "create index users_locale on users (locale)",
  "update users set locale = 'nl'",
  "delete from public.users where locale is null",
])("F2 DATA-052: finds a statement that blocks or breaks the program beside it: %s", (statement) => {
  expect(find(`${statement};`)).toHaveLength(1);
});

it.each([
  "create table a (id integer primary key, b text not null); create index a_b on a (b); alter table a add check (b <> '')",
  "alter table users add column colour text not null default 'green'",
  "alter table users add constraint c check (locale <> '') not valid",
  "-- safe: some dozens of rows\ncreate index o on organisations (name)",
  "create function f() returns void language sql as $$ drop table x $$",
  "-- in batches of users\nupdate users set locale = 'nl' where id = any ($1)",
  "create table a (b integer); update a set b = 1",
  "-- safe: some dozens of rows\nupdate organisations set name = ''",
  "create function f() returns void language sql as $$ update users set locale = 'nl' $$",
  "-- concurrently\ncreate index concurrently users_locale on users (locale)",
])("F2 DATA-052: lets a statement pass that does neither: %s", (statement) => {
  expect(find(`${statement};`)).toEqual([]);
});

it.each([
  ["drop table rows_of_nobody", []],
  ["alter table users drop column colour_of_nobody, drop column another", []],
  ["alter table users drop column locale", ["2.4.11, which says"]],
  ["alter table users rename column email to address", ["2.4.11, which says"]],
  ["drop table user_weights", ["2.4.11, which says"]],
  ["drop function open_scope(bytea, timestamptz, text, text)", ["2.4.11, which says"]],
  // It leaves the column to its default.
  [
    "-- safe: validated\nalter table users alter column stress_of_nobody set not null",
    ["2.4.11, which says"],
  ],
  ["-- safe: validated\nalter table users alter column email set not null", []],
])(
  "F2 OPS-032: lets a release take away only what the one before does without: %s",
  (statement, problems) => {
    const found = find(`-- contract: 2.4.11 nothing asks for it\n${statement};`);
    expect(found).toHaveLength(problems.length);
    for (const [at, problem] of problems.entries()) expect(found[at]).toContain(problem);
  },
);

it("F2 OPS-032: names a release that can be looked up", () => {
  expect(find("-- contract: 9.9.9 nothing asks for it\ndrop table rows_of_nobody;")[0]).toContain(
    "keeps nothing",
  );
  expect(find("-- contract: 2.4.11\ndrop table rows_of_nobody;")[0]).toContain("name the release");
});
