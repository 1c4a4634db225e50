import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  type KyselyPlugin,
  type QueryResult,
  Transaction,
} from "kysely";
import type pg from "pg";
import { inSpan } from "../traces/span.ts";
import type { Db, InTransaction } from "./open-database.ts";
import { insideTransaction } from "./open-work.ts";
import { checkGuarded } from "./opening.ts";
import type { Tables } from "./tables.gen.ts";
import type { Connection } from "./watched-connection.ts";

/** Where connections are borrowed from, and the message that begins each transaction on them. */
export interface Source {
  readonly connect: () => Promise<Connection>;
  readonly opening: (expressions: string | null) => string;
  /** Hears of every statement that fails. */
  readonly onFailure: (error: unknown) => void;
}

/** Changes are counted by what the server says of its statement; reads count nothing. */
const COUNTED = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

const TABLE = /\b(?:from|into|update)\s+"?([a-z_][a-z0-9_.]*)/i;

/** A statement in the words of a trace: what it does and with which table. Its text and its values are nobody's business. */
const spanOf = (text: string) => () => {
  const operation = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? "statement";
  const table = TABLE.exec(text)?.[1];
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    kind: "client" as const,
    attributes: { "db.system.name": "postgresql", "db.operation.name": operation },
  };
};

/** One connection for the life of one transaction; afterwards nothing can be asked of it any more. */
export class OpenTransaction implements DatabaseConnection {
  readonly #client: Connection;
  readonly #source: Source;
  #isOpen = true;
  /** Why the connection cannot be used again. */
  #broken: Error | undefined;

  constructor(client: Connection, source: Source) {
    this.#client = client;
    this.#source = source;
  }

  async begin(expressions: string | null): Promise<Readonly<Record<string, unknown>>> {
    const message = this.#source.opening(expressions);
    const results = (await inSpan(spanOf("begin"), () =>
      this.#client.query(message),
    )) as unknown as pg.QueryResult[];
    const opened = results[1]?.rows[0];
    checkGuarded(opened);
    return opened;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.query<R & pg.QueryResultRow>(sql, parameters as unknown[]);
    return COUNTED.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows };
  }

  async query<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<R>> {
    if (!this.#isOpen) throw new Error("The transaction has ended.");
    try {
      return await inSpan(spanOf(text), () => this.#client.query<R>(text, values));
    } catch (error) {
      this.#source.onFailure(error);
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
    const { command } = await inSpan(spanOf("commit"), () => this.#client.query("commit"));
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

  /** A connection whose transaction did not end is closed: the next borrower must not find it open. */
  release(): void {
    this.#client.release(this.#isOpen ? new Error("The transaction was left open.") : this.#broken);
  }
}

/** Runs work on a connection of its own, between `begin` and `commit`. */
export async function transact<T>(
  source: Source,
  expressions: string | null,
  work: (transaction: OpenTransaction, opened: Readonly<Record<string, unknown>>) => Promise<T>,
): Promise<T> {
  const transaction = new OpenTransaction(await source.connect(), source);
  try {
    const opened = await transaction.begin(expressions);
    const result = await insideTransaction(() => work(transaction, opened));
    await transaction.commit();
    return result;
  } catch (error) {
    await transaction.rollback();
    throw error;
  } finally {
    transaction.release();
  }
}

/** Transactions on borrowed connections, with as little between a query and its connection as can be. */
export function transactionsOver(source: Source, dialect: Dialect, plugins: KyselyPlugin[]): InTransaction {
  const compiler = dialect.createQueryCompiler();
  const adapter = dialect.createAdapter();
  const driver = dialect.createDriver();
  const databaseOver = (connection: DatabaseConnection): Db => {
    const provider: ConnectionProvider = { provideConnection: (consumer) => consumer(connection) };
    const executor = new DefaultQueryExecutor(compiler, adapter, provider, plugins);
    return new Transaction<Tables>({ config: { dialect }, driver, dialect, executor });
  };
  return (expressions, work) =>
    transact(source, expressions, (transaction, opened) => work(databaseOver(transaction), opened));
}
