import type pg from "pg";

/**
 * A connection may break when the database restarts, be it idle or between two statements of a call: the next statement fails
 * then. Without a listener it would end the process.
 */
export function surviveBrokenConnections(pool: pg.Pool): pg.Pool {
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
