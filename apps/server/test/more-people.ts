/** Makes many people out of the few of a released database, row by row, whatever its schema is; the same ones each time. */
import type pg from "pg";

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** The table that it refers to. */
  readonly target: string | null;
  readonly isUnique: boolean;
}

/** Tables of which each row belongs to a person. */
const COLUMNS = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    (select f.confrelid::regclass::text from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum]) as target,
    exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisunique and i.indnkeyatts = 1 and i.indkey[0] = a.attnum) as "isUnique"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and (c.relname = 'users' or exists (
    select 1 from pg_attribute u where u.attrelid = c.oid and u.attname = 'user_id' and not u.attisdropped))
  order by 1, a.attnum`;

/** Ids of one copy lie this far from those of the one before it. */
const APART = 10_000_000;
/**
 * A recipe of the library is everybody's, so its ingredients are not copied. Those of planned recipes are three quarters of all
 * rows: what an upgrade does with them it does with those of a hundred people, too.
 */
const COPIED: Readonly<Record<string, string>> = {
  ingredients: "t.content_type = 'singlefoodmeal' or (t.content_type = 'recipemeal' and k <= 14)",
};

function copied({ table, name, type, target, isUnique }: Column, people: ReadonlySet<string>): string {
  const refersToPeople = target !== null && people.has(target.replace(/^public\./, ""));
  const isMeal = name === "object_id" && ["calendar_items", "ingredients", "replaced_items"].includes(table);
  if (type === "integer" || type === "bigint")
    return refersToPeople || isMeal || (name === "id" && isUnique)
      ? `t.${name} + $1 * ${APART}`
      : `t.${name}`;
  if (!isUnique && !refersToPeople) return `t.${name}`;
  if (type === "bytea") return `decode(md5(encode(t.${name}, 'hex') || $1::int), 'hex')`;
  return type === "text" ? `$1::int || '-' || t.${name}` : `t.${name}`;
}

/**
 * Adds copies of everybody who is there, with all that is theirs.
 * @param client Of the owner, in an open transaction.
 */
export async function addPeople(client: pg.ClientBase, copies: number): Promise<void> {
  const { rows: columns } = await client.query<Column>(COLUMNS);
  const tables = new Set(columns.map(({ table }) => table));
  // Rows refer to each other in circles, and every row of a copy is complete at its end.
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint "${name}"`);
  for (const table of tables) {
    const own = columns.filter((column) => column.table === table);
    const names = own.map(({ name }) => `"${name}"`).join(", ");
    const values = own.map((column) => copied(column, tables).replaceAll("$1", "k")).join(", ");
    await client.query(
      `insert into ${table} (${names}) overriding system value select ${values}
       from ${table} t, generate_series(1, $1::int) k where ${COPIED[table] ?? "true"}`,
      [copies],
    );
  }
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint "${name}" ${definition}`);
}
