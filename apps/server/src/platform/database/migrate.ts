import type pg from "pg";
import { applyMigration, checkApplied, readMigrationFiles, SCHEMA_MIGRATIONS } from "./migration-files.ts";

/** The role that the product works as: it owns no table, so row-level security holds for every query of it. */
export const APP_ROLE = "plateful_app";

/** Any number: keeps two servers that start at once from migrating at once. */
const MIGRATION_LOCK = 7_241_001;

/** Creates the product's role where it is missing; the owner becomes a member of it. Safe to repeat. */
export const CREATE_ROLE = `
  do $$ begin
    if not exists (select 1 from pg_roles where rolname = '${APP_ROLE}') then
      create role ${APP_ROLE} nologin nosuperuser nobypassrls;
    end if;
    execute format('grant ${APP_ROLE} to %I', current_user);
  exception when duplicate_object or unique_violation then null;
  end $$`;

/** What the product's role may do with the tables; to be run after every migration. */
export const GRANTS = `
  grant usage on schema public to ${APP_ROLE};
  grant select, insert, update, delete on all tables in schema public to ${APP_ROLE};
  revoke insert, update, delete on schema_migrations from ${APP_ROLE};
  grant usage, select on all sequences in schema public to ${APP_ROLE};
  grant execute on all functions in schema public to ${APP_ROLE};`;

/** Runs the migrations that this database has not seen yet, in order, each in a transaction of its own. Forward only. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  const applied: string[] = [];
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query(CREATE_ROLE);
    await client.query(SCHEMA_MIGRATIONS);
    const files = readMigrationFiles();
    const seen = await checkApplied(client, files);
    for (const file of files.filter(({ name }) => !seen.has(name))) {
      await client.query("begin");
      await applyMigration(client, file);
      await client.query("commit");
      applied.push(file.name);
    }
    if (applied.length > 0) await client.query(GRANTS);
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    client.release();
  }
  return applied;
}
