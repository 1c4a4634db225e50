/**
 * The product as a process of its own, on the database of DATABASE_URL, with the statements of every call on record: a GET
 * on /bench/record starts the record, the next GET on /bench/statements ends it and answers what was run since.
 */
import pg from "pg";
import { openApp } from "../../apps/server/src/app.ts";
import { collectEarly } from "../../apps/server/src/platform/base/collect-early.ts";
import { readSettings } from "../../apps/server/src/platform/settings/settings.ts";

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

let record: Statement[] | null = null;
/** The connection of the call that is recorded; what jobs ask meanwhile goes over others. */
let recorded: pg.Client | null = null;

const original = pg.Client.prototype.query as (...given: unknown[]) => unknown;
/** Replaces the driver's own only while a call is recorded, so that timed calls do not pay for it. */
const noting = function noted(this: pg.Client, ...given: unknown[]) {
  const [first, second] = given;
  const asked = (typeof first === "string" ? { text: first, values: second } : first) as Partial<Statement>;
  const { text = "", values = [] } = asked;
  if (record !== null && text.includes("open_scope(")) recorded = this;
  if (recorded === this) record?.push({ text, values });
  if (recorded === this && text === "commit") recorded = null;
  return original.apply(this, given);
} as typeof pg.Client.prototype.query;

collectEarly();
const app = await openApp(readSettings({ ...process.env, LOG_LEVEL: "silent", IMPROVE_PLANS: "off" }), {
  limits: { perPerson: 1e9, perAddress: 1e9 },
});
app.server.get("/bench/record", (_request, reply) => {
  record = [];
  pg.Client.prototype.query = noting;
  return reply.json({});
});
app.server.get("/bench/statements", (_request, reply) => {
  const statements = record ?? [];
  record = null;
  pg.Client.prototype.query = original as typeof pg.Client.prototype.query;
  const written = statements.map(({ text, values }) => ({
    text,
    values: values.map((value) => (Buffer.isBuffer(value) ? { base64: value.toString("base64") } : value)),
  }));
  return reply.json(written);
});
await app.server.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
process.stdout.write("ready\n");
process.on("SIGTERM", () => void app.close().then(() => process.exit(0)));
