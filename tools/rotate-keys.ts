/**
 * `npm run keys:rotate`: encrypts with the current key of DATA_KEYS whatever another one encrypted, and what is still plain, while
 * the product runs. `-- --status` tells which key encrypts how much, `-- --new-key` prints a key. See docs/encryption.md.
 */
import { parseArgs } from "node:util";
import { openDatabase } from "../apps/server/src/platform/database/open-by-address.ts";
import { checkDataKeys } from "../apps/server/src/platform/encryption/check-data-keys.ts";
import { makeDataKey } from "../apps/server/src/platform/encryption/key-ring.ts";
import { readDataKeys } from "../apps/server/src/platform/encryption/read-data-keys.ts";
import {
  type ColumnStatus,
  readKeyStatus,
  resealAll,
} from "../apps/server/src/platform/encryption/reseal-all.ts";
import { Vault } from "../apps/server/src/platform/encryption/vault.ts";
import { readDataSettings } from "../apps/server/src/platform/settings/settings.ts";
import { expectExisting, runCommand, showProgress } from "./data-command.ts";

const USAGE = "Usage: npm run keys:rotate [-- --status] [-- --new-key]";

function describe({ name, byKey }: ColumnStatus): string {
  const parts = Object.entries(byKey).map(
    ([id, count]) => `${count} ${id === "" ? "not encrypted" : `with ${id}`}`,
  );
  return `${name}: ${parts.length === 0 ? "none" : parts.join(", ")}`;
}

await runCommand(USAGE, async () => {
  const { values } = parseArgs({ options: { status: { type: "boolean" }, "new-key": { type: "boolean" } } });
  if (values["new-key"]) {
    process.stdout.write(`${makeDataKey()}\n`);
    return;
  }
  const settings = readDataSettings(process.env);
  expectExisting(settings.database);
  const vault = new Vault(readDataKeys(process.env, settings.database));
  const database = await openDatabase(settings.database, { vault });
  try {
    const { db } = database.long;
    await checkDataKeys(db, new Date());
    if (!values.status) {
      const { resealed, undecryptable } = await resealAll(db, { progress: showProgress });
      process.stdout.write(`${resealed} values are now encrypted with the key "${vault.currentId}".\n`);
      if (undecryptable > 0) {
        process.stderr.write(
          `No key of DATA_KEYS decrypts ${undecryptable} values; they stay as they are.\n`,
        );
        process.exitCode = 1;
      }
    }
    process.stdout.write(`${(await readKeyStatus(db)).map(describe).join("\n")}\n`);
  } finally {
    await database.close();
  }
});
