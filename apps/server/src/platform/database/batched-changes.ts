/** Migrations that change the rows of a large table while others read and write them. */
import type pg from "pg";

/** Statements that are run for some rows of a table at a time, each portion in a transaction of its own. */
export interface BatchedChange {
  readonly table: string;
  /** `$1` holds the ids of the portion. Running one again changes nothing. */
  readonly statements: readonly string[];
}

/** The first line of a file of such statements. */
const IN_BATCHES = /^-- in batches of (\w+)\n/;
/** A portion of this size keeps its rows locked for some hundredths of a second. */
const ROWS = 2_000;

/**
 * The change that a file beginning with `-- in batches of <table>` makes; null for any other file.
 * @throws Error for a statement that is not confined to a portion.
 */
export function readBatches(file: string, sql: string): BatchedChange | null {
  const table = IN_BATCHES.exec(sql)?.[1];
  if (table === undefined) return null;
  const statements = sql
    .replaceAll(/^--.*$/gm, "")
    .split(";")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
  for (const statement of statements)
    if (!/^(?:update|delete)\b/.test(statement) || !/\bid = any \(\$1\)/.test(statement))
      throw new Error(`${file} holds more than changes of a portion: ${statement}`);
  return { table, statements };
}

/** Changes the next portion. @returns the highest id in it; null when there was none. */
async function changePortion(
  client: pg.ClientBase,
  { table, statements }: BatchedChange,
  after: number,
): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    `select id from ${table} where id > $1 order by id limit ${ROWS}`,
    [after],
  );
  const ids = rows.map(({ id }) => id);
  for (const statement of ids.length === 0 ? [] : statements) await client.query(statement, [ids]);
  return ids.at(-1) ?? null;
}

/** Changes all rows inside the caller's transaction, for a table that nobody else uses. */
export async function changeAtOnce(client: pg.ClientBase, change: BatchedChange): Promise<void> {
  for (let after: number | null = -1; after !== null; ) after = await changePortion(client, change, after);
}

/**
 * Changes all rows while others use them. When it is interrupted, the next start begins again and finds the finished portions done.
 * @param client Without a transaction.
 * @param begin Opens a transaction that sees every row.
 */
export async function changeInBatches(
  client: pg.ClientBase,
  change: BatchedChange,
  begin: string,
): Promise<void> {
  for (let after: number | null = -1; after !== null; ) {
    await client.query(begin);
    try {
      after = await changePortion(client, change, after);
      await client.query("commit");
    } catch (error) {
      // A connection that broke has nothing to roll back, and the first error says why.
      await client.query("rollback").catch(() => {});
      throw error;
    }
  }
}
