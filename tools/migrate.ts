/**
 * `npm run migrate`: brings the database of DATABASE_URL to the schema of this release and ends. The product does so itself when it
 * starts; this is for those who want to know that it works before they replace what runs.
 */

import { openLog } from "../apps/server/src/platform/base/log.ts";
import { NEWEST_MIGRATION } from "../apps/server/src/platform/database/migration-files.ts";
import { openDatabase } from "../apps/server/src/platform/database/open-by-address.ts";
import { readDataSettings } from "../apps/server/src/platform/settings/settings.ts";
import { runCommand } from "./data-command.ts";

const WAIT_SECONDS = 60;

await runCommand("Usage: npm run migrate", async () => {
  const { database: address } = readDataSettings(process.env);
  const database = await openDatabase(address, {
    log: openLog("warn"),
    connections: 2,
    waitSeconds: WAIT_SECONDS,
  });
  await database.close();
  process.stdout.write(`The database has the schema ${NEWEST_MIGRATION}.\n`);
});
