/**
 * The baseline: a bare Fastify route that runs the very statements of an operation through `pg`, one after the other on one
 * connection, and answers their last rows as JSON. No token check, no validation, no presentation. Its memory is collected as
 * the product's is, so that code is compared.
 */
import fastify from "fastify";
import pg from "pg";
import { collectEarly } from "../../apps/server/src/platform/base/collect-early.ts";

interface Statement {
  readonly text: string;
  readonly values: readonly (unknown | { readonly base64: string })[];
}

collectEarly();
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const server = fastify({ bodyLimit: 10_000_000 });
const operations = new Map<string, readonly pg.QueryConfig[]>();

const toValue = (value: unknown) =>
  typeof value === "object" && value !== null && "base64" in value
    ? Buffer.from(String(value.base64), "base64")
    : value;

server.post<{ Params: { name: string }; Body: Statement[] }>("/define/:name", async (request) => {
  operations.set(
    request.params.name,
    request.body.map(({ text, values }) => ({ text, values: values.map(toValue) })),
  );
  return {};
});

server.get<{ Params: { name: string } }>("/run/:name", async (request) => {
  const client = await pool.connect();
  let rows: unknown[] = [];
  try {
    for (const statement of operations.get(request.params.name) ?? []) {
      // A text of two statements gives two results.
      for (const result of [await client.query(statement)].flat())
        if (result.rows.length > 0) rows = result.rows;
    }
  } finally {
    client.release();
  }
  return rows;
});

await server.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
process.stdout.write("ready\n");
