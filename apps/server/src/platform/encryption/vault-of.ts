import type { KyselyPlugin } from "kysely";
import type { Db } from "../database/open-database.ts";
import type { Vault } from "./vault.ts";

/** Carries the keys wherever the database goes, also into its transactions; changes no query and no result. */
class VaultPlugin implements KyselyPlugin {
  readonly vault: Vault;

  constructor(vault: Vault) {
    this.vault = vault;
  }

  transformQuery: KyselyPlugin["transformQuery"] = ({ node }) => node;
  transformResult: KyselyPlugin["transformResult"] = async ({ result }) => result;
}

export const carryVault = (vault: Vault | undefined): KyselyPlugin[] =>
  vault === undefined ? [] : [new VaultPlugin(vault)];

/** The keys with which the stores encrypt and decrypt. A database that was opened without keys is a bug here. */
export function vaultOf(db: Db): Vault {
  const carrier = db.getExecutor().plugins.find((plugin) => plugin instanceof VaultPlugin);
  if (carrier === undefined)
    throw new Error("The database was opened without the keys of its encrypted columns.");
  return carrier.vault;
}
