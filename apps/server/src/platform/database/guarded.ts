import { Kysely } from "kysely";
import type { Vault } from "../encryption/vault.ts";
import { carryVault } from "../encryption/vault-of.ts";
import { guardedDialect } from "./guarded-dialect.ts";
import type { Guarded } from "./open-database.ts";
import type { Tables } from "./tables.gen.ts";
import { type Source, transact, transactionsOver } from "./transaction.ts";

/** The ways to ask over these connections. */
export function guardedOver(source: Source, vault: Vault | undefined): Guarded {
  const dialect = guardedDialect(source);
  const plugins = carryVault(vault);
  return {
    db: new Kysely<Tables>({ dialect, plugins }),
    inTransaction: transactionsOver(source, dialect, plugins),
    query: (text, values) => transact(source, null, (transaction) => transaction.query(text, values)),
  };
}
