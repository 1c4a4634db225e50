/**
 * `npm run restore -- <file>`: puts a backup into the empty database of DATABASE_URL and the empty folder of its pictures.
 * `--replace` puts it in the place of what is there. See docs/backup.md.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { restoreBackup } from "../apps/server/src/backup/index.ts";
import { readDataSettings } from "../apps/server/src/platform/settings/settings.ts";
import { runCommand, showProgress, UsageError } from "./data-command.ts";

const USAGE = "Usage: npm run restore -- <file> [--replace]";

await runCommand(USAGE, async () => {
  const { values, positionals } = parseArgs({
    options: { replace: { type: "boolean" } },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError("One backup has to be named.");
  const { database, mediaFolder, mediaBucket, backups } = readDataSettings(process.env);
  const manifest = await restoreBackup({
    file: resolve(file),
    key: backups.key,
    target: database,
    mediaFolder,
    mediaBucket,
    replace: values.replace === true,
    progress: showProgress,
  });
  const { header, pictures } = manifest;
  process.stdout.write(
    `Restored the backup of ${header.createdAt} (version ${header.version}): ${Object.keys(manifest.tables).length} tables and ${pictures.count} pictures, compared with the backup. Everybody has to sign in again. Its encrypted columns need the DATA_KEYS of their time.\n`,
  );
});
