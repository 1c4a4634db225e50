import type { Log } from "../base/log.ts";
import { SettingsError } from "../settings/settings.ts";
import type { Guarded } from "./open-database.ts";

/** What a write that was answered with "done" relies on. */
const PROMISES = ["fsync", "synchronous_commit", "full_page_writes"] as const;
/** Finds a page that the disk has damaged; chosen when a cluster is made, so its lack is said and does not stop anybody. */
const CHECKSUMS = "data_checksums";

/**
 * Looks at whether the server keeps what it acknowledges, and finds what its disk damages.
 * @param mustKeep Whether a server that may lose acknowledged writes is refused, as in production. Else the log warns of it.
 * @throws SettingsError naming the settings that are off.
 */
export async function checkPromises(
  guarded: Guarded,
  log: Log | undefined,
  mustKeep: boolean,
): Promise<void> {
  const names = [...PROMISES, CHECKSUMS];
  const columns = names.map((name) => `current_setting('${name}') as ${name}`).join(", ");
  const { rows } = await guarded.query<Record<string, string>>(`select ${columns}`);
  const off = PROMISES.filter((name) => rows[0]?.[name] === "off");
  if (off.length > 0 && mustKeep)
    throw new SettingsError(
      `The database may lose acknowledged writes in a crash: switch on ${off.join(", ")}, or set DATABASE_MAY_LOSE_WRITES=on.`,
    );
  if (off.length > 0)
    log?.warn(
      { settings: off },
      "The database may lose acknowledged writes in a crash: these settings are off",
    );
  if (rows[0]?.[CHECKSUMS] === "off")
    log?.warn("The database does not find damaged pages: its cluster was made without checksums");
}
