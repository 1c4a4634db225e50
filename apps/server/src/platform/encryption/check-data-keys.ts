import type { Db } from "../database/open-database.ts";
import { inSystemScope } from "../database/scope.ts";
import { SettingsError } from "../settings/settings-error.ts";
import { insertDataKey, listDataKeys } from "./data-key-store.ts";
import { UndecryptableError, type Vault } from "./vault.ts";
import { vaultOf } from "./vault-of.ts";

const PROOF = "This key fits.";
const placeOf = (id: string) => ({ table: "data_keys", column: "proof", owner: id });

/** @throws SettingsError unless the vault has this key. */
function checkKey(vault: Vault, { id, proof }: { readonly id: string; readonly proof: string }): void {
  if (!vault.keyIds.includes(id))
    throw new SettingsError(
      `The database holds data that is encrypted with the key "${id}", which DATA_KEYS lacks. Add it behind the current one.`,
    );
  try {
    vault.open(placeOf(id), proof);
  } catch (error) {
    if (!(error instanceof UndecryptableError)) throw error;
    throw new SettingsError(
      `The key "${id}" of DATA_KEYS is another one than the database was encrypted with. Set the original key.`,
    );
  }
}

/**
 * Compares the given keys with those that the database was encrypted with, before anything of it is read, and notes a new one.
 * @throws SettingsError when one is missing or another one; nothing is noted then.
 */
export async function checkDataKeys(db: Db, now: Date): Promise<void> {
  const vault = vaultOf(db);
  await inSystemScope(db, async (trx) => {
    for (const key of await listDataKeys(trx)) checkKey(vault, key);
    await insertDataKey(trx, vault.currentId, vault.seal(placeOf(vault.currentId), PROOF), now);
    // Another process may have noted a key of the same name at this moment.
    for (const key of await listDataKeys(trx)) checkKey(vault, key);
  });
}
