import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  type QueryResult,
  Transaction,
} from "kysely";
import type pg from "pg";
import type { Db } from "./open-database.ts";
import { insideTransaction } from "./open-work.ts";
import type { Tables } from "./tables.gen.ts";

/**
 * Runs work in a transaction that begins together with its first statement, in one message to the database. `opening` is
 * that statement, whose values are already written into it (see `literal`), or null; `work` gets its only row.
 */
export type InTransaction = <T>(
  opening: string | null,
  work: (trx: Db, opened: Readonly<Record<string, unknown>> | undefined) => Promise<T>,
) => Promise<T>;

/** Changes are counted by what the server says of its statement; reads count nothing. */
const COUNTED = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

/** One connection for the life of one transaction; afterwards nothing can be asked of it any more. */
class OpenTransaction implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  #isOpen = true;
  /** Why the connection cannot be used again. */
  #broken: Error | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async begin(opening: string | null): Promise<Readonly<Record<string, unknown>> | undefined> {
    if (opening === null) {
      await this.#client.query("begin");
      return undefined;
    }
    const results = (await this.#client.query(`begin; ${opening}`)) as unknown as pg.QueryResult[];
    return results[1]?.rows[0];
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.#isOpen) throw new Error("The transaction has ended.");
    try {
      const { command, rowCount, rows } = await this.#client.query(sql, parameters as unknown[]);
      return COUNTED.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows };
    } catch (error) {
      // The driver's own stack ends at the socket.
      if (error instanceof Error) error.stack += `\n${new Error("asked here").stack}`;
      throw error;
    }
  }

  // biome-ignore lint/correctness/useYield: the product reads no streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("Rows are not streamed.");
  }

  async commit(): Promise<void> {
    this.#isOpen = false;
    const { command } = await this.#client.query("commit");
    // So the server answers when a failed statement had ended the transaction before.
    if (command === "ROLLBACK") throw new Error("The transaction was aborted by a failed statement.");
  }

  async rollback(): Promise<void> {
    this.#isOpen = false;
    try {
      await this.#client.query("rollback");
    } catch (error) {
      this.#broken = error as Error;
    }
  }

  release(): void {
    this.#client.release(this.#broken);
  }
}

/** Transactions on the connections of a pool, with as little between a query and its connection as can be. */
export function transactionsOver(pool: pg.Pool, dialect: Dialect): InTransaction {
  const compiler = dialect.createQueryCompiler();
  const adapter = dialect.createAdapter();
  const driver = dialect.createDriver();
  const databaseOver = (connection: DatabaseConnection): Db => {
    const executor = new DefaultQueryExecutor(compiler, adapter, {
      provideConnection: (consumer) => consumer(connection),
    });
    return new Transaction<Tables>({ config: { dialect }, driver, dialect, executor });
  };
  return async (opening, work) => {
    const transaction = new OpenTransaction(await pool.connect());
    try {
      const opened = await transaction.begin(opening);
      const result = await insideTransaction(() => work(databaseOver(transaction), opened));
      await transaction.commit();
      return result;
    } catch (error) {
      await transaction.rollback();
      throw error;
    } finally {
      transaction.release();
    }
  };
}
