/**
 * `npm run backup`: writes an encrypted, verified backup of the database of DATABASE_URL and of its pictures, while the product
 * runs or not. `-- --to <file>` says where, `-- --new-key` prints a key for BACKUP_KEY. See docs/backup.md.
 */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { backUpData, backupFileName, makeBackupKey } from "../apps/server/src/backup/index.ts";
import { readDataSettings } from "../apps/server/src/platform/settings/settings.ts";
import { expectExisting, runCommand, showProgress } from "./data-command.ts";

const USAGE = "Usage: npm run backup [-- --to <file>] [-- --new-key]";

await runCommand(USAGE, async () => {
  const { values } = parseArgs({
    options: { to: { type: "string" }, "new-key": { type: "boolean" } },
  });
  if (values["new-key"]) {
    process.stdout.write(`${await makeBackupKey()}\n`);
    return;
  }
  const settings = readDataSettings(process.env);
  expectExisting(settings.database);
  const { folder, key } = settings.backups;
  const file = values.to ?? join(folder ?? "backups", backupFileName(new Date(), key !== undefined));
  if (key === undefined)
    process.stderr.write(
      "BACKUP_KEY is not set: the backup is not encrypted, and holds everything that people entered.\n",
    );
  const done = await backUpData(settings, resolve(file), showProgress);
  if (done.missing > 0)
    process.stderr.write(
      `Warning: the files of some pictures are lost (${done.missing}); the backup is complete but for them.\n`,
    );
  process.stdout.write(
    `${done.file}\n${done.tables} tables, ${done.rows} rows, ${done.pictures} pictures, ${done.bytes} bytes; verified. DATA_KEYS and SECRET_KEY are not in it: keep them elsewhere.\n`,
  );
});
