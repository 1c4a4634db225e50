import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

/**
 * What each client of a coach shares at this moment, from the list by which the policies of the tables decide
 * (docs/decisions/0036); who shares nothing has an empty set.
 */
export async function readSharing(db: Db): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const { rows } = await sql<{
    list: string | null;
  }>`select current_setting('app.clients', true) as list`.execute(db);
  const shared = new Map<number, Set<string>>();
  for (const entry of (rows[0]?.list ?? "").split(",")) {
    const id = Number.parseInt(entry, 10);
    if (Number.isNaN(id)) continue;
    const parts = shared.get(id) ?? new Set();
    const part = entry.replace(/^\d+/, "");
    if (part !== "") parts.add(part);
    shared.set(id, parts);
  }
  return shared;
}
