import { Kysely } from "kysely";
import { guardedDialect } from "./guarded-dialect.ts";
import type { Guarded } from "./open-database.ts";
import type { Tables } from "./tables.gen.ts";
import { type Source, transact, transactionsOver } from "./transaction.ts";

/** The ways to ask over these connections. */
export function guardedOver(source: Source): Guarded {
  const dialect = guardedDialect(source);
  return {
    db: new Kysely<Tables>({ dialect }),
    inTransaction: transactionsOver(source, dialect),
    query: (text, values) => transact(source, null, (transaction) => transaction.query(text, values)),
  };
}
