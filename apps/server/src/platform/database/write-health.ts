import { sql } from "kysely";
import { writeRefusal } from "./away.ts";
import type { Db, WriteState } from "./open-database.ts";

/** Takes up a few pages of the disk. */
const TAKE_SPACE = sql`create temporary table space_probe on commit drop as
  select md5(random()::text || n::text) as filler from generate_series(1, 200) n`;

/**
 * Remembers that the database had no room for a write. It is then tried again whenever someone asks, and not before: a
 * database with room enough is not written to just to see.
 */
export class WriteHealth {
  #isFull = false;

  /** To be called with every error of the database. */
  note = (error: unknown): void => {
    if (writeRefusal(error) === "disk_full") this.#isFull = true;
  };

  /** Asks in an open transaction, which is left as it was. */
  async look(trx: Db): Promise<WriteState> {
    const { rows } = await sql<{
      is_read_only: boolean;
    }>`select current_setting('transaction_read_only')::boolean as is_read_only`.execute(trx);
    if (rows[0]?.is_read_only === true) return "read_only";
    if (!this.#isFull) return "ok";
    await sql`savepoint before_probe`.execute(trx);
    try {
      await TAKE_SPACE.execute(trx);
      this.#isFull = false;
    } catch (error) {
      if (writeRefusal(error) === undefined) throw error;
    }
    await sql`rollback to before_probe`.execute(trx);
    return this.#isFull ? "disk_full" : "ok";
  }
}
