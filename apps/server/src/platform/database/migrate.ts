import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { mustHave } from "../base/must-have.ts";
import {
  applyBesideOthers,
  applyMigration,
  checkApplied,
  isAppliedBesideOthers,
  type MigrationFile,
  readMigrationFiles,
  SCHEMA_MIGRATIONS,
} from "./migration-files.ts";

/** The role that the product works as: it owns no table, so row-level security holds for every query of it. */
export const APP_ROLE = "plateful_app";

/** Any number: keeps two servers that start at once from migrating at once. */
const MIGRATION_LOCK = 7_241_001;
const RETRY_LOCK_MS = 200;

/**
 * Each step is a transaction of its own that holds the lock by itself: a lock of the session would be lost behind a
 * connection pooler. It works as the role that logged in, and sees all rows although the policies bind the owner, too.
 * The lock is tried for, not waited for: an index that is built concurrently waits for every statement that began before
 * it, also for one that waits for this lock.
 */
const BEGIN = `begin; set local role none; select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as locked, set_config('app.reach', 'all', true)`;

const CREATE_ROLE = `
  do $$ begin
    if not exists (select 1 from pg_roles where rolname = '${APP_ROLE}') then
      create role ${APP_ROLE} nologin nosuperuser nobypassrls;
    end if;
  -- Another database of the same cluster may have made it at the same moment.
  exception when duplicate_object or unique_violation then null;
  end $$`;

/** What the product's role may do with the tables; to be run after every migration. */
export const GRANTS = `
  grant usage on schema public to ${APP_ROLE};
  grant select, insert, update, delete on all tables in schema public to ${APP_ROLE};
  revoke insert, update, delete on schema_migrations from ${APP_ROLE};
  revoke update, delete on audit_log from ${APP_ROLE};
  grant usage, select on all sequences in schema public to ${APP_ROLE};
  grant execute on all functions in schema public to ${APP_ROLE};`;

/** Lets a login role take up the restricted role; a superuser may do so anyway. */
async function grantMembership(client: pg.ClientBase, login: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('grant ${APP_ROLE} to %I', rolname) as statement from pg_roles
     where rolname = $1 and not pg_has_role(oid, '${APP_ROLE}', 'member')`,
    [login],
  );
  for (const { statement } of rows) await client.query(statement);
}

async function beginStep(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const results = (await client.query(BEGIN)) as unknown as pg.QueryResult<{ locked: boolean }>[];
    if (results.at(-1)?.rows[0]?.locked === true) return;
    await client.query("rollback");
    await wait(RETRY_LOCK_MS);
  }
}

async function inStep<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  try {
    await beginStep(client);
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    // A connection that broke has nothing to roll back, and the first error says why.
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/** Creates the product's role where it is missing, and lets the owner and the login role take it up. Safe to repeat. */
export async function prepareRole(client: pg.ClientBase, login?: string): Promise<void> {
  await client.query(CREATE_ROLE);
  const { rows } = await client.query<{ owner: string }>("select current_user as owner");
  await grantMembership(client, mustHave(rows[0], "the role that migrates").owner);
  if (login !== undefined) await grantMembership(client, login);
}

/** Returns whether there was something to do: another server may have done it since the list was read. */
async function apply(client: pg.PoolClient, file: MigrationFile, worker: pg.ClientBase | null) {
  if ((await checkApplied(client, [file])).has(file.name)) return false;
  if (worker !== null && isAppliedBesideOthers(file)) await applyBesideOthers(client, worker, file);
  else await applyMigration(client, file);
  await client.query(GRANTS);
  return true;
}

export interface MigrateOptions {
  /** The role that the running product logs in as, when that is not the owner who migrates. */
  readonly login?: string | undefined;
  /** Whether other processes may use the database meanwhile; the pool has a second connection then. */
  readonly isShared: boolean;
}

/**
 * Runs the migrations that this database has not seen yet, in order, each in a transaction of its own; in a shared
 * database, indexes are built and many rows are changed outside it. Forward only.
 * @returns the names of the files that were applied.
 */
export async function migrate(pool: pg.Pool, { login, isShared }: MigrateOptions): Promise<string[]> {
  const files = readMigrationFiles();
  const client = await pool.connect();
  let worker: pg.PoolClient | null = null;
  try {
    const seen = await inStep(client, async () => {
      await prepareRole(client, login);
      await client.query(SCHEMA_MIGRATIONS);
      return checkApplied(client, files);
    });
    const applied: string[] = [];
    for (const file of files.filter(({ name }) => !seen.has(name))) {
      if (isShared && isAppliedBesideOthers(file)) worker ??= await pool.connect();
      if (await inStep(client, () => apply(client, file, worker))) applied.push(file.name);
    }
    return applied;
  } finally {
    worker?.release();
    client.release();
  }
}
