import type pg from "pg";

/** Connections that a process opens to a server at most, unless it is told otherwise. */
export const USUAL_CONNECTIONS = 10;

/**
 * A connection may break when the database restarts, be it idle or between two statements of a call: the next statement fails
 * then. Without a listener it would end the process.
 */
export function surviveBrokenConnections(pool: pg.Pool): pg.Pool {
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** How many connections of a pool are in use. */
export const borrowedFrom = ({ totalCount, idleCount }: pg.Pool): number => totalCount - idleCount;
