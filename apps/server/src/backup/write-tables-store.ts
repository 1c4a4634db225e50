import type pg from "pg";
import type { Erasure } from "./erasure-list.ts";
import type { BackupManifest } from "./manifest.ts";
import { JOB_COLUMNS, qualified, type Row, type TableShape } from "./read-tables-store.ts";

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

interface Constraint {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

const LIFTED = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where (contype = 'f' or (contype = 'c' and not convalidated))
    and connamespace = 'public'::regnamespace and conparentid = 0`;

/**
 * Takes the foreign keys off, so that rows can arrive in any order, and the limits that older rows need not keep (NOT VALID).
 * Returns what puts them back; that checks every row against the foreign keys.
 */
export async function liftConstraints(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<Constraint>(LIFTED);
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quote(name)}`);
  return async () => {
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`);
  };
}

/** Removes what the migrations themselves put into the tables. */
export async function emptyTables(client: pg.ClientBase, shapes: readonly TableShape[]): Promise<void> {
  if (shapes.length > 0)
    await client.query(`truncate ${shapes.map(({ name }) => qualified(name)).join(", ")}`);
}

/** Triggers belong to changes that people make; the rows of a backup have seen theirs. */
export async function switchTriggers(
  client: pg.ClientBase,
  shapes: readonly TableShape[],
  state: "enable" | "disable",
): Promise<void> {
  for (const { name } of shapes) await client.query(`alter table ${qualified(name)} ${state} trigger user`);
}

/** Inserts rows as they were printed. Their columns may stand in another order than those of the table. */
export async function insertRows(
  client: pg.ClientBase,
  shape: TableShape,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const typeOf = new Map(shape.columns.map(({ name, type }) => [name, type]));
  const values = columns.map((_, at) => `x.v${at}::${typeOf.get(columns[at] ?? "") ?? "text"}`);
  const arrays = columns.map((_, at) => `$${at + 1}::text[]`);
  const names = columns.map((_, at) => `v${at}`);
  await client.query(
    `insert into ${qualified(shape.name)} (${columns.map(quote).join(", ")}) overriding system value
     select ${values.join(", ")} from unnest(${arrays.join(", ")}) as x(${names.join(", ")})`,
    columns.map((_, at) => rows.map((row) => row[at] ?? null)),
  );
}

export async function setSequences(
  client: pg.ClientBase,
  sequences: BackupManifest["sequences"],
): Promise<void> {
  for (const [name, { value, isCalled }] of Object.entries(sequences))
    await client.query("select setval($1::regclass, $2, $3)", [qualified(name), value, isCalled]);
}

/** Leaves the jobs to the server, which puts them into the queue at its next start. */
export async function keepJobs(client: pg.ClientBase, rows: readonly Row[]): Promise<void> {
  await client.query(
    `insert into restored_jobs (${JOB_COLUMNS.join(", ")})
     select x.name, x.data::jsonb, x.start_after::timestamptz from unnest($1::text[], $2::text[], $3::text[])
     as x(name, data, start_after)`,
    JOB_COLUMNS.map((_, at) => rows.map((row) => row[at] ?? null)),
  );
}

/** True when the schema of the product holds nothing. */
export async function isEmptyDatabase(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `select exists (select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm'))
      or to_regnamespace('pgboss') is not null as there`,
  );
  return rows[0]?.there === false;
}

/** How many others are connected to the same database. */
export async function countOthers(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null and leader_pid is null`,
  );
  return rows[0]?.count ?? 0;
}

/** Takes everything out of the database. It is back as it was if the transaction is not committed. */
export async function dropEverything(client: pg.ClientBase): Promise<void> {
  await client.query("drop schema if exists pgboss cascade");
  await client.query("drop schema public cascade");
  await client.query("create schema public");
}

/** Sessions, access tokens, codes, links and unsent mails of the time of the backup must not work a second time. */
export async function endEntries(client: pg.ClientBase): Promise<void> {
  await client.query(`delete from sessions; delete from access_tokens; delete from sign_in_requests; delete from idempotency_keys;
    delete from limited_events; delete from outbox;`);
}

/** Who was erased, as the database recorded it; nothing where its schema is older than that record. */
export async function listErasures(client: pg.ClientBase): Promise<Erasure[]> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('public.erasures') is not null as there",
  );
  if (rows[0]?.there !== true) return [];
  const found = await client.query<{ erased_user_id: number; erased_at: Date }>(
    "select erased_user_id, erased_at from public.erasures",
  );
  return found.rows.map((row) => ({ userId: row.erased_user_id, erasedAt: row.erased_at.toISOString() }));
}

/** Keeps the record of erasures that happened after the backup was made. */
export async function keepErasures(client: pg.ClientBase, erasures: readonly Erasure[]): Promise<void> {
  await client.query(
    `insert into erasures (erased_user_id, erased_at) select * from unnest($1::int[], $2::timestamptz[])
     on conflict do nothing`,
    [erasures.map(({ userId }) => userId), erasures.map(({ erasedAt }) => erasedAt)],
  );
}

/** Those of the erased who are in the restored data. */
export async function findErased(
  client: pg.ClientBase,
  erasures: readonly Erasure[],
): Promise<{ id: number; email: string }[]> {
  const { rows } = await client.query<{ id: number; email: string }>(
    "select id, email from users where id = any ($1)",
    [erasures.map(({ userId }) => userId)],
  );
  return rows;
}
