import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import { OpenTransaction, type Source, transact } from "./transaction.ts";

/**
 * What the query builder takes for a connection. A statement outside a transaction gets one of its own, because only
 * inside a transaction is it certain which role runs it.
 */
class GuardedConnection implements DatabaseConnection {
  readonly #source: Source;
  #transaction: OpenTransaction | undefined;

  constructor(source: Source) {
    this.#source = source;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#transaction !== undefined) return this.#transaction.executeQuery<R>(query);
    return transact(this.#source, null, (transaction) => transaction.executeQuery<R>(query));
  }

  // biome-ignore lint/correctness/useYield: the product reads no streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("Rows are not streamed.");
  }

  async begin(): Promise<void> {
    this.#transaction = new OpenTransaction(await this.#source.connect(), this.#source);
    await this.#transaction.begin(null);
  }

  commit = async (): Promise<void> => this.#transaction?.commit();
  rollback = async (): Promise<void> => this.#transaction?.rollback();

  release(): void {
    this.#transaction?.release();
    this.#transaction = undefined;
  }
}

class GuardedDriver implements Driver {
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new GuardedConnection(this.#source);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (settings.isolationLevel !== undefined || settings.accessMode !== undefined)
      throw new Error("Transactions have the isolation level and the access mode of the database.");
    await (connection as GuardedConnection).begin();
  }

  commitTransaction = (connection: DatabaseConnection) => (connection as GuardedConnection).commit();
  rollbackTransaction = (connection: DatabaseConnection) => (connection as GuardedConnection).rollback();

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as GuardedConnection).release();
  }

  /** The pool belongs to whoever opened it. */
  async destroy(): Promise<void> {}
}

/** PostgreSQL's dialect, in which every statement runs as the restricted role, also one outside a transaction. */
export const guardedDialect = (source: Source): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new GuardedDriver(source),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
