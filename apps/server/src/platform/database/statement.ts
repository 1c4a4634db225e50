import pg from "pg";

/** What the database gave for one command of a message. */
class Result {
  /** The first word of the command; null for a text without one. */
  command: string | null = null;
  rowCount: number | null = null;
  rows: unknown[] = [];

  /** @param tag As the server ends a command: `SELECT 28`, `INSERT 0 1`, `BEGIN`. */
  end(tag: string): void {
    const [command = "", ...counts] = tag.split(" ");
    this.command = command;
    const count = counts.at(-1);
    this.rowCount = count !== undefined && /^\d+$/.test(count) ? Number(count) : null;
  }
}

interface Column {
  readonly name: string;
  readonly dataTypeID: number;
}

type Read = (value: string) => unknown;
type Row = Record<string, unknown>;

/** How rows of some columns are made. */
interface RowShape {
  readonly names: readonly string[];
  /** Every column null. A row begins as a copy of it, so that all rows have one shape from the start. */
  readonly empty: Readonly<Row>;
}

/** By the names of the columns: as many as there are lists of columns in the product's statements. */
const shapes = new Map<string, RowShape>();

function shapeOf(columns: readonly Column[]): RowShape {
  const names = columns.map(({ name }) => name);
  const key = JSON.stringify(names);
  let shape = shapes.get(key);
  if (shape === undefined) {
    shape = { names, empty: Object.fromEntries(names.map((name) => [name, null])) };
    shapes.set(key, shape);
  }
  return shape;
}

function makeRow(
  { names, empty }: RowShape,
  values: readonly (string | null)[],
  reads: readonly Read[],
): Row {
  const row: Row = { ...empty };
  for (let at = 0; at < values.length; at += 1) {
    const [name, value, read] = [names[at], values[at], reads[at]];
    if (name !== undefined && value != null && read !== undefined) row[name] = read(value);
  }
  return row;
}

/** What the driver calls while it runs a statement (`lib/query.js` of pg is its own). */
interface DriverConnection {
  readonly stream: { readonly cork: () => void; readonly uncork: () => void };
  readonly query: (text: string) => void;
  readonly parse: (statement: { readonly text: string }) => void;
  readonly bind: (values: {
    readonly values: readonly unknown[];
    readonly valueMapper: (value: unknown) => unknown;
  }) => void;
  readonly describe: (what: { readonly type: "P" }) => void;
  readonly execute: (what: object) => void;
  readonly sync: () => void;
  readonly sendCopyFail: (why: string) => void;
}

const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;

type Done = (error: Error | null, result?: Result | readonly Result[]) => void;

/**
 * One message to the database: a statement with its values, or a text of several statements without any. It takes the place of the
 * driver's own Query, with the same answers, and spares its events and the building again of what it knows of the columns.
 */
class Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The driver would set it. */
  readonly callback: Done;
  readonly #results: Result[] = [];
  #result = new Result();
  #reads: Read[] = [];
  #shape: RowShape = { names: [], empty: {} };
  /** Why a value could not be written or a row could not be read. */
  #fault: Error | null = null;

  constructor(text: string, values: readonly unknown[], done: Done) {
    this.text = text;
    this.values = values;
    this.callback = done;
  }

  submit(connection: DriverConnection): void {
    const { text, values } = this;
    if (values.length === 0) {
      connection.query(text);
      return;
    }
    // Held back, so that they go out together.
    connection.stream.cork();
    try {
      connection.parse({ text });
      connection.bind({ values, valueMapper: prepareValue });
      connection.describe({ type: "P" });
      connection.execute({});
    } catch (error) {
      // A value that cannot be written. The server says that it is ready all the same.
      this.#fault = error as Error;
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly Column[] }): void {
    this.#reads = fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, "text"));
    this.#shape = shapeOf(fields);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#fault !== null) return;
    try {
      this.#result.rows.push(makeRow(this.#shape, fields, this.#reads));
    } catch (error) {
      this.#fault = error as Error;
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#result.end(text);
    this.#results.push(this.#result);
    this.#result = new Result();
  }

  handleReadyForQuery(): void {
    if (this.#fault !== null) this.callback(this.#fault);
    else this.callback(null, this.#results.length === 1 ? this.#results[0] : this.#results);
  }

  handleError(error: Error): void {
    this.callback(this.#fault ?? error);
  }

  handleEmptyQuery(): void {
    this.#results.push(this.#result);
  }

  handlePortalSuspended(): void {}

  handleCopyInResponse(connection: DriverConnection): void {
    connection.sendCopyFail("Nothing is copied.");
  }

  handleCopyData(): void {}
}

/**
 * Sends a message. By a callback, because what the driver's promises leave behind survives until a full garbage collection
 * (decision 0038).
 */
export function send(client: pg.ClientBase, text: string, values: readonly unknown[], done: Done): void {
  client.query(new Statement(text, values, done) as unknown as pg.Submittable);
}

/** The same with a promise. */
export const ask = <R extends pg.QueryResultRow>(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[] = [],
): Promise<pg.QueryResult<R>> =>
  new Promise((resolve, reject) => {
    send(client, text, values, (error, result) => {
      if (error) reject(error);
      else resolve(result as unknown as pg.QueryResult<R>);
    });
  });
