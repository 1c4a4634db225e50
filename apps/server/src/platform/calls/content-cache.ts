import type { Db, OpenDatabase } from "../database/open-database.ts";
import type { Services } from "./services.ts";

/** Where the database tells that other content was loaded, by a trigger (migration 0069). */
const CHANNEL = "plateful_content";
/** How long another process may have loaded new content before this one notices when it is not told. */
const TRUSTED_MS = 10_000;

interface Kept {
  readonly version: string;
  readonly values: Map<symbol, unknown>;
  checkedAt: number;
}

const keptByDatabase = new WeakMap<OpenDatabase, Kept>();
const told = new WeakSet<OpenDatabase>();

/** Has the version looked up again, before anything that is kept is used again, as soon as other content may be loaded. */
function listenOnce(database: OpenDatabase): void {
  if (told.has(database)) return;
  told.add(database);
  const doubt = () => {
    const kept = keptByDatabase.get(database);
    if (kept !== undefined) kept.checkedAt = Number.NEGATIVE_INFINITY;
  };
  database.news.listen(CHANNEL, doubt, doubt);
}

async function currentlyKept(services: Services, db: Db): Promise<Kept> {
  listenOnce(services.database);
  const now = services.clock.now().getTime();
  const kept = keptByDatabase.get(services.database);
  if (kept !== undefined && Math.abs(now - kept.checkedAt) < TRUSTED_MS) return kept;
  const row = await db.selectFrom("content_versions").select("version").executeTakeFirst();
  const version = row?.version ?? "";
  if (kept?.version === version) {
    kept.checkedAt = now;
    return kept;
  }
  const fresh = { version, values: new Map<symbol, unknown>(), checkedAt: now };
  keptByDatabase.set(services.database, fresh);
  return fresh;
}

/** A value that follows from the loaded content alone: made at its first use and kept until other content is loaded. */
export async function fromContent<T>(
  services: Services,
  db: Db,
  key: symbol,
  make: (db: Db, version: string) => Promise<T>,
): Promise<T> {
  const kept = await currentlyKept(services, db);
  const known = kept.values.get(key);
  if (known !== undefined) return known as T;
  const made = await make(db, kept.version);
  kept.values.set(key, made);
  return made;
}

/** Forgets everything that follows from the content, because other content was loaded. */
export function forgetContent(services: Services): void {
  keptByDatabase.delete(services.database);
}
