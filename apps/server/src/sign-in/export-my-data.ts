import type { Call } from "../platform/call.ts";
import { takeTurn } from "../platform/limited-events.ts";
import { Problem } from "../platform/problem.ts";
import { isEmailConfirmed } from "./account-store.ts";
import { loadUser } from "./load-user.ts";
import { listOwnRecipes, listPersonalTables, listRowsOf } from "./personal-data-store.ts";
import { getVisibleUser } from "./read-users.ts";
import { listSessions } from "./session-store.ts";

const MOST_PER_DAY = 3;
const DAY_SECONDS = 86_400;

/**
 * All data of the caller: the account, the devices, the own recipes, and every row that is theirs, table by table.
 * @throws Problem throttled after three exports in a day, email_unconfirmed before the mailbox of the account was proven.
 */
export async function exportMyData(call: Call): Promise<Record<string, unknown>> {
  const { actor, db, now } = call;
  if (!(await isEmailConfirmed(db, actor.id))) throw new Problem("email_unconfirmed");
  const limit = { key: `export:${actor.id}`, most: MOST_PER_DAY, seconds: DAY_SECONDS };
  const wait = await takeTurn(db, [limit], now);
  if (wait !== null) throw new Problem("throttled", wait);
  const tables: Record<string, unknown> = {};
  for (const table of await listPersonalTables(db)) tables[table] = await listRowsOf(db, table, actor.id);
  return {
    exported_at: now.toISOString(),
    user: await loadUser(call, await getVisibleUser(call, actor.id)),
    devices: await listSessions(db, actor.id, now),
    recipe_templates: await listOwnRecipes(db, actor.id),
    ...tables,
  };
}
