import pg from "pg";
import type { DatabaseAddress } from "../settings/database-address.ts";
import type { OpenDatabase, OpenOptions } from "./open-database.ts";
import { openEmbedded } from "./open-embedded.ts";
import { openServer } from "./open-server.ts";
import { readUtc } from "./read-utc.ts";

// Dates stay plain text, and numbers are numbers: parsed in this one place for both databases.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// Most are of this form, which is read a third as fast by V8 and more slowly still by the driver, which gets the others.
const readMoment = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value) => readUtc(value) ?? readMoment(value));

/**
 * Opens the database, brings its tables up to date and hands out queries as the restricted role.
 * @throws SettingsError with one clear line when it cannot be reached, locked or written.
 */
export async function openDatabase(
  address: DatabaseAddress,
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  return address.kind === "postgres" ? openServer(address, options) : openEmbedded(address.folder, options);
}
