import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import { openRow } from "../platform/encryption/sealed-columns.ts";
import { vaultOf } from "../platform/encryption/vault-of.ts";
import { LEFT_OUT, ROW_KEYS } from "./personal-tables.ts";

/** A table with rows of people, as far as they are downloaded. */
export interface PersonalTable {
  readonly name: string;
  /** In the order of the table. */
  readonly columns: readonly string[];
  /** Columns of the primary key. */
  readonly key: readonly string[];
}

/** A row by its columns, with the values that JSON has for them. */
export type PersonalRow = Readonly<Record<string, unknown>>;

/** Whose rows are meant. */
export interface Owner {
  readonly id: number;
  readonly email: string;
}

/** Small enough for one short transaction, also in the embedded database. */
export const PAGE_ROWS = 2_000;

/** Every table whose rows belong to people, by the catalogue of the database, so that a new one is never forgotten. */
export async function listPersonalTables(db: Db): Promise<PersonalTable[]> {
  const { rows } = await sql<{ name: string; columns: string[]; key: string[] | null }>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
      (select array_agg(k.attname::text order by array_position(i.indkey::int2[], k.attnum))
        from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.oid, c.relname
    having bool_or(a.attname = 'user_id') or c.relname = any (${Object.keys(ROW_KEYS)}::text[])
    order by c.relname`.execute(db);
  return rows.map(({ name, columns, key }) => ({
    name,
    columns: columns.filter((column) => LEFT_OUT[name]?.[column] === undefined),
    key: key ?? columns,
  }));
}

function belongsTo({ name }: PersonalTable, { id, email }: Owner): RawBuilder<unknown> {
  const { byId, byEmail } = ROW_KEYS[name] ?? { byId: ["user_id"] };
  const numbers = byId.map((column) => sql`t.${sql.ref(column)} = ${id}`);
  const address =
    byEmail === undefined
      ? []
      : byId.length === 0
        ? [sql`t.${sql.ref(byEmail)} = ${email}`]
        : [sql`(t.user_id is null and t.${sql.ref(byEmail)} = ${email})`];
  return sql`(${sql.join([...numbers, ...address], sql` or `)})`;
}

/** The next rows of a person as they are stored, in the order of the primary key, after the row that was read last. */
export async function listRowsAfter(
  db: Db,
  table: PersonalTable,
  owner: Owner,
  last: PersonalRow | undefined,
): Promise<PersonalRow[]> {
  const key = sql.join(table.key.map((column) => sql`t.${sql.ref(column)}`));
  const after =
    last === undefined
      ? sql`true`
      : sql`(${key}) > (select ${sql.join(table.key.map((column) => sql`r.${sql.ref(column)}`))}
          from jsonb_populate_record(null::${sql.table(table.name)}, ${JSON.stringify(last)}::jsonb) r)`;
  const { rows } = await sql<{ row: PersonalRow }>`
    select to_jsonb(t) as row from ${sql.table(table.name)} t
    where ${belongsTo(table, owner)} and ${after} order by ${key} limit ${PAGE_ROWS}`.execute(db);
  return rows.map(({ row }) => row);
}

/** A stored row as the person gets it: decrypted, and without the columns that are left out. */
export function openPersonalRow(db: Db, { name, columns }: PersonalTable, stored: PersonalRow): PersonalRow {
  const opened = openRow(vaultOf(db), name, stored) as PersonalRow;
  return Object.fromEntries(columns.map((column) => [column, opened[column] ?? null]));
}

/** The person who asks, and whether the mailbox was proven. */
export async function findOwner(
  db: Db,
  id: number,
): Promise<(Owner & { readonly name: string; readonly isConfirmed: boolean }) | null> {
  const row = await db
    .selectFrom("users")
    .select(["id", "email", "first_name", "last_name", "email_confirmed_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { email, first_name, last_name, email_confirmed_at } = row;
  const name = `${first_name} ${last_name}`.trim() || email;
  return { id, email, name, isConfirmed: email_confirmed_at !== null };
}

export async function listPictureNames(db: Db, userId: number): Promise<string[]> {
  const rows = await db.selectFrom("media").select("file_name").where("user_id", "=", userId).execute();
  return rows.map(({ file_name }) => file_name);
}
