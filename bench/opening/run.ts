/**
 * `npm run bench -- opening`: what the beginning of a call's transaction costs: the restricted role set once per connection, as
 * it was before, against the role taken up in each transaction. Interleaved slices on one PostgreSQL.
 */
import { readFileSync } from "node:fs";
import pg from "pg";
import { openDatabase } from "../../apps/server/src/platform/database/open-by-address.ts";
import { openingMessage } from "../../apps/server/src/platform/database/opening.ts";
import { startPostgres } from "../../tools/postgres.ts";

const SLICES = 12;
const PER_SLICE = 1_500;
const HASH = "decode('00', 'hex')";
const SCOPE = `(${HASH}, now(), 'self', 'all') as actor`;
/** Where the function stands that found the person before. */
const BEFORE = new URL("../../apps/server/migrations/0013-staff-media-and-mail.sql", import.meta.url);
const PERSON = `
  insert into users (email, first_name) values ('bench@example.org', 'Anna');
  insert into sessions (user_id, token_hash, label, created_at, last_used_at, expires_at)
    select id, ${HASH}, 'Bench', now(), now(), now() + interval '1 day' from users;
  analyze`;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

interface Way {
  readonly name: string;
  readonly session: string;
  readonly message: string;
}

const [, before = ""] =
  /create or replace (function open_scope[\s\S]*?\$\$;)/.exec(readFileSync(BEFORE, "utf8")) ?? [];
const ONCE = "set role plateful_app; set jit = off";
const patience = { statementMs: 3_500, idleMs: 10_000 };
const WAYS: readonly Way[] = [
  { name: "role per connection (before)", session: ONCE, message: `begin; select open_scope_before${SCOPE}` },
  { name: "the same, plan kept", session: ONCE, message: `begin; select open_scope${SCOPE}` },
  {
    name: "role per transaction, SET LOCAL",
    session: "",
    message: `begin; set local role plateful_app; set local jit = off; select open_scope${SCOPE}`,
  },
  { name: "role per transaction", session: "", message: openingMessage(null)(`open_scope${SCOPE}`) },
  { name: "with time-outs (now)", session: "", message: openingMessage(patience)(`open_scope${SCOPE}`) },
];

/** Processor time of a process in microseconds, as the kernel counts it. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

interface Figures {
  readonly wall: number[];
  readonly own: number[];
  readonly server: number[];
}

async function prepare(url: string): Promise<void> {
  await (await openDatabase({ kind: "postgres", url })).close();
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(`create ${before.replace("open_scope", "open_scope_before")}`);
  await owner.query(PERSON);
  await owner.end();
}

/** One way on a connection of its own; `slice` begins and ends so many transactions. */
async function startWay(url: string, { session, message }: Way) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(session);
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const pid = rows[0]?.pid ?? 0;
  const figures: Figures = { wall: [], own: [], server: [] };
  const slice = async () => {
    const [start, own, server] = [performance.now(), process.cpuUsage(), processorTime(pid)];
    for (let call = 0; call < PER_SLICE; call++) {
      await client.query(message);
      await client.query("commit");
    }
    const { user, system } = process.cpuUsage(own);
    figures.wall.push(((performance.now() - start) * 1000) / PER_SLICE);
    figures.own.push((user + system) / PER_SLICE);
    figures.server.push((processorTime(pid) - server) / PER_SLICE);
  };
  return { figures, slice, end: () => client.end() };
}

const inRow = ({ wall, own, server }: Figures) => ({
  "wall µs": Math.round(median(wall)),
  "Node CPU µs": Math.round(median(own)),
  "PostgreSQL CPU µs": Math.round(median(server)),
});

export async function benchOpening(): Promise<void> {
  const cluster = await startPostgres();
  try {
    await cluster.createDatabase("bench");
    const url = cluster.urlOf("bench");
    await prepare(url);
    const ways = await Promise.all(WAYS.map((way) => startWay(url, way)));
    for (let slice = 0; slice < SLICES; slice++) for (const way of ways) await way.slice();
    for (const way of ways) await way.end();
    console.table(Object.fromEntries(ways.map(({ figures }, at) => [WAYS[at]?.name, inRow(figures)])));
  } finally {
    cluster.stop();
  }
}
