import type { Log } from "../log.ts";
import type { Guarded } from "./open-database.ts";

/** What a write that was answered with "done" relies on. */
const PROMISES = ["fsync", "synchronous_commit", "full_page_writes"] as const;

/** Warns when the server is set up to lose what it acknowledged. Tests and imports may want that; people's data does not. */
export async function warnOfPromises(guarded: Guarded, log: Log | undefined): Promise<void> {
  const columns = PROMISES.map((name) => `current_setting('${name}') as ${name}`).join(", ");
  const { rows } = await guarded.query<Record<(typeof PROMISES)[number], string>>(`select ${columns}`);
  const off = PROMISES.filter((name) => rows[0]?.[name] === "off");
  if (off.length > 0)
    log?.warn(
      { settings: off },
      "The database may lose acknowledged writes in a crash: these settings are off",
    );
}
