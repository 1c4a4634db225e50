/** What the server of a release said to its database: recorded once, from its own program, on the people of that release. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import pg from "pg";

type Value = string | number | boolean | null | readonly Value[] | Marked;
/** Bytes in hexadecimal, a moment, or an object as JSON. */
type Marked = { readonly b: string } | { readonly d: string } | { readonly j: string };

interface Recording {
  readonly statements: readonly string[];
  /** Connection, number of the statement, its values, and the rows that it gave or changed. */
  readonly sent: readonly (readonly [number, number, readonly Value[], number | readonly number[] | null])[];
}

export interface Difference {
  readonly statement: string;
  /** Code of the error; null when it only gave or changed another number of rows. */
  readonly error: string | null;
  readonly message: string;
}

function read(value: Value): unknown {
  if (Array.isArray(value)) return value.map(read);
  if (typeof value !== "object" || value === null) return value;
  const marked = value as Marked;
  if ("b" in marked) return Buffer.from(marked.b, "hex");
  return "d" in marked ? new Date(marked.d) : marked.j;
}

const countOf = (result: unknown) =>
  Array.isArray(result)
    ? result.map(({ rowCount }: pg.QueryResult) => rowCount)
    : (result as pg.QueryResult).rowCount;

/**
 * Sends everything again, on as many connections, and tells of what came out otherwise.
 * @param version Of the release.
 */
export async function replay(
  version: string,
  url: string,
): Promise<{ sent: number; differences: Difference[] }> {
  const file = fileURLToPath(new URL(`releases/${version}-session.json.gz`, import.meta.url));
  const { statements, sent } = JSON.parse(gunzipSync(readFileSync(file)).toString("utf8")) as Recording;
  const clients = new Map<number, pg.Client>();
  const differences: Difference[] = [];
  for (const [connection, number, values, count] of sent) {
    let client = clients.get(connection);
    if (client === undefined) {
      client = new pg.Client({ connectionString: url });
      await client.connect();
      clients.set(connection, client);
    }
    const statement = statements[number] ?? "";
    // Several statements in one message take no values.
    const question =
      values.length === 0 ? client.query(statement) : client.query(statement, values.map(read));
    await question.then(
      (result) => {
        const found = JSON.stringify(countOf(result));
        if (found !== JSON.stringify(count))
          differences.push({
            statement,
            error: null,
            message: `${found} rows, not ${JSON.stringify(count)}`,
          });
      },
      (error: { code?: string; message: string }) =>
        differences.push({ statement, error: error.code ?? "", message: error.message }),
    );
  }
  await Promise.all([...clients.values()].map((client) => client.end()));
  return { sent: sent.length, differences };
}
