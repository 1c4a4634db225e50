import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type pg from "pg";

/** The role that the product works as: it owns no table, so row-level security holds for every query of it. */
export const APP_ROLE = "plateful_app";

const FOLDER = fileURLToPath(new URL("../../../migrations/", import.meta.url));
/** Any number: keeps two servers that start at once from migrating at once. */
const MIGRATION_LOCK = 7_241_001;

/**
 * Each step is a transaction of its own that holds the lock by itself: a lock of the session would be lost behind a
 * connection pooler. It works as the role that logged in, and sees all rows although the policies bind the owner, too.
 */
const BEGIN = `begin; set local role none; select pg_advisory_xact_lock(${MIGRATION_LOCK}), set_config('app.reach', 'all', true)`;

const CREATE_ROLE = `
  do $$ begin
    if not exists (select 1 from pg_roles where rolname = '${APP_ROLE}') then
      create role ${APP_ROLE} nologin nosuperuser nobypassrls;
    end if;
  -- Another database of the same cluster may have made it at the same moment.
  exception when duplicate_object or unique_violation then null;
  end $$`;

const CREATE_LIST =
  "create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())";

const GRANTS = `
  grant usage on schema public to ${APP_ROLE};
  grant select, insert, update, delete on all tables in schema public to ${APP_ROLE};
  revoke insert, update, delete on schema_migrations from ${APP_ROLE};
  grant usage, select on all sequences in schema public to ${APP_ROLE};
  grant execute on all functions in schema public to ${APP_ROLE};`;

/** Lets a login role take up the restricted role; a superuser may do so anyway. */
async function grantMembership(client: pg.PoolClient, login: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('grant ${APP_ROLE} to %I', rolname) as statement from pg_roles
     where rolname = $1 and not pg_has_role(oid, '${APP_ROLE}', 'member')`,
    [login],
  );
  for (const { statement } of rows) await client.query(statement);
}

async function inStep<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  try {
    await client.query(BEGIN);
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    // A connection that broke has nothing to roll back, and the first error says why.
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

async function listApplied(client: pg.PoolClient): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>("select name from schema_migrations");
  return new Set(rows.map(({ name }) => name));
}

/** Returns whether there was something to do: another server may have done it since the list was read. */
async function apply(client: pg.PoolClient, file: string): Promise<boolean> {
  if ((await listApplied(client)).has(file)) return false;
  await client.query(readFileSync(FOLDER + file, "utf8"));
  await client.query("insert into schema_migrations (name) values ($1)", [file]);
  await client.query(GRANTS);
  return true;
}

/**
 * Runs the migrations that this database has not seen yet, in order, each in a transaction of its own. Forward only.
 * `login` is the role that the running product logs in as, when that is not the owner who migrates.
 * @returns the names of the files that were applied.
 */
export async function migrate(pool: pg.Pool, login?: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    const seen = await inStep(client, async () => {
      await client.query(CREATE_ROLE);
      const { rows } = await client.query<{ owner: string }>("select current_user as owner");
      await grantMembership(client, rows[0]?.owner ?? "");
      if (login !== undefined) await grantMembership(client, login);
      await client.query(CREATE_LIST);
      return listApplied(client);
    });
    const files = readdirSync(FOLDER).filter((name) => name.endsWith(".sql"));
    const applied: string[] = [];
    for (const file of files.sort().filter((name) => !seen.has(name)))
      if (await inStep(client, () => apply(client, file))) applied.push(file);
    return applied;
  } finally {
    client.release();
  }
}
