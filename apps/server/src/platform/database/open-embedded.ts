import type pg from "pg";
import { checkWorkingRole } from "./check-working-role.ts";
import { guardedOver } from "./guarded.ts";
import { APP_ROLE, migrate } from "./migrate.ts";
import { NO_NEWS } from "./news.ts";
import type { OpenDatabase, OpenOptions, Queryable } from "./open-database.ts";
import { openingMessage } from "./opening.ts";
import { openPglite } from "./pglite.ts";
import { borrowedFrom, surviveBrokenConnections } from "./pool.ts";
import { noReplica } from "./replica.ts";
import { ask } from "./statement.ts";
import type { Connection } from "./watched-connection.ts";
import { WriteHealth } from "./write-health.ts";

/** The one session rests in the restricted role, although each transaction takes it up for itself. */
const SESSION = `set role ${APP_ROLE}`;

const askedBy = (client: pg.PoolClient): Connection => ({
  query: (text, values) => ask(client, text, values),
  release: (error) => client.release(error),
});

/** Opens the database that runs inside this process, in a folder or in memory (undefined). */
export async function openEmbedded(
  folder: string | undefined,
  { snapshot, vault }: OpenOptions,
): Promise<OpenDatabase> {
  const embedded = await openPglite(folder, snapshot);
  const migrations = embedded.connect("reset role");
  await migrate(migrations, { isShared: false });
  await migrations.end();
  const health = new WriteHealth();
  const pool = surviveBrokenConnections(embedded.connect(SESSION));
  // The embedded database has one session, whoever speaks: the rights are taken on the one connection of the pool, so
  // that nobody else's statement can run with them, and are given up before it goes back.
  const asOwner = async <T>(work: (owner: Queryable) => Promise<T>) => {
    const client = await pool.connect();
    try {
      await client.query("reset role");
      return await work({ query: (text, values) => client.query(text, values) });
    } finally {
      await client.query(SESSION);
      client.release();
    }
  };
  const close = async () => {
    await pool.end();
    await embedded.close();
  };
  // Nothing lies between this process and the thread of the database, so nothing there needs a limit of time.
  const source = {
    connect: async () => askedBy(await pool.connect()),
    opening: openingMessage(null),
    onFailure: health.note,
  };
  const guarded = guardedOver(source, vault);
  try {
    await checkWorkingRole(guarded);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...guarded,
    long: guarded,
    night: guarded,
    mostAtNight: Number.POSITIVE_INFINITY,
    news: NO_NEWS,
    replica: noReplica(guarded.inTransaction),
    kind: "pglite",
    borrowed: () => borrowedFrom(pool),
    waiting: () => pool.waitingCount,
    connections: 1,
    asOwner,
    writes: (trx) => health.look(trx),
    connectAside: () => pool.connect(),
    close,
    dump: embedded.dump,
  };
}
