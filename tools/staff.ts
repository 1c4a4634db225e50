/**
 * `npm run staff -- add <address> [--name <first name>]`, `-- remove <address>`, `-- list`: who works in the staff console. Only this
 * command, on the machine of the product, gives the role; no call of the API does. See docs/operations.md.
 */
import { parseArgs } from "node:util";
import { email } from "@plateful/contract";
import { z } from "zod/mini";
import { openDatabase } from "../apps/server/src/platform/database/open-by-address.ts";
import { checkDataKeys } from "../apps/server/src/platform/encryption/check-data-keys.ts";
import { readDataKeys } from "../apps/server/src/platform/encryption/read-data-keys.ts";
import { Vault } from "../apps/server/src/platform/encryption/vault.ts";
import { readDataSettings } from "../apps/server/src/platform/settings/settings.ts";
import { endStaff, makeStaff, readStaff } from "../apps/server/src/staff/index.ts";
import { expectExisting, runCommand, UsageError } from "./data-command.ts";

const USAGE = "Usage: npm run staff -- add <address> [--name <first name>] | remove <address> | list";

const SAID = {
  made: (address: string) =>
    `${address} is staff now. Sign in with this address; the code proves the mailbox.`,
  changed: (address: string) => `Done. ${address} is signed out everywhere.`,
  "is-staff": (address: string) => `${address} is staff already.`,
} as const;

const REFUSED = {
  "has-a-role": "This address belongs to a coach or to a client. Use another address for staff.",
  unknown: "No member of staff has this address.",
  last: "This is the last member of staff. Add another one first.",
} as const;

function readAddress(text: string | undefined): string {
  const read = z.safeParse(email(), text);
  if (!read.success) throw new UsageError("Give the e-mail address of the account.");
  return read.data;
}

await runCommand(USAGE, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { name: { type: "string" } },
  });
  const [verb, given] = positionals;
  if (verb !== "add" && verb !== "remove" && verb !== "list") throw new UsageError("Say what to do.");
  const address = verb === "list" ? "" : readAddress(given);
  const settings = readDataSettings(process.env);
  expectExisting(settings.database);
  const vault = new Vault(readDataKeys(process.env, settings.database));
  const database = await openDatabase(settings.database, { vault });
  try {
    const { db } = database.long;
    const now = new Date();
    await checkDataKeys(db, now);
    if (verb === "list") {
      for (const one of await readStaff(db)) process.stdout.write(`${one}\n`);
      return;
    }
    const name = (values.name ?? "").trim().slice(0, 100);
    const outcome =
      verb === "add" ? await makeStaff(db, { email: address, name, now }) : await endStaff(db, address, now);
    if (outcome in REFUSED) {
      process.stderr.write(`${REFUSED[outcome as keyof typeof REFUSED]}\n`);
      process.exitCode = 1;
      return;
    }
    process.stdout.write(`${SAID[outcome as keyof typeof SAID](address)}\n`);
  } finally {
    await database.close();
  }
});
