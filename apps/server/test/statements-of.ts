import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

const watched = new AsyncLocalStorage<string[]>();
let isWatching = false;

/** Statements are noted for the work in whose context they are sent, so that what runs in the background is not among them. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function noted(this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { text?: string } | undefined];
    const text = typeof first === "string" ? first : first?.text;
    if (text !== undefined && !text.includes("pgboss")) watched.getStore()?.push(text);
    return Reflect.apply(query, this, given);
  } as typeof query;
}

/**
 * What a piece of work sends to the database, the job queue's own left out; the embedded one is asked in the same way.
 * @throws Error when it sends nothing: then its context was lost, and a comparison of counts would hold by itself.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  watch();
  const statements: string[] = [];
  await watched.run(statements, work);
  if (statements.length === 0) throw new Error("The work sent no statement.");
  return [...statements];
}
