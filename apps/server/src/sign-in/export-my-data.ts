import { Problem } from "../platform/base/problem.ts";
import type { Asked, Call } from "../platform/calls/call.ts";
import { findHeldAnswers, findProvenEmail } from "../platform/calls/held-answers-store.ts";
import { type EventLimit, ofPerson } from "../platform/calls/limited-events.ts";
import { isEmailConfirmed } from "./accounts/account-store.ts";
import { loadUser } from "./accounts/load-user.ts";
import { listOwnRecipes, listPersonalTables, listRowsOf } from "./accounts/personal-data-store.ts";
import { getVisibleUser } from "./accounts/read-users.ts";
import { listSessions } from "./stores/session-store.ts";

const MAX_PER_DAY = 3;
const DAY_SECONDS = 86_400;

/** Three exports of a person in a day. */
export const exportLimits = ({ actor }: Pick<Asked, "actor">): readonly EventLimit[] => [
  {
    kind: "export",
    subject: ofPerson(actor.id),
    max: MAX_PER_DAY,
    seconds: DAY_SECONDS,
    refusedIsFree: true,
  },
];

/**
 * All data of the caller: the account, the devices, the own recipes, and every row that is theirs, table by table.
 * @throws Problem email_unconfirmed before the mailbox of the account was proven.
 */
export async function exportMyData(call: Call): Promise<Record<string, unknown>> {
  const { actor, db, now } = call;
  if (!(await isEmailConfirmed(db, actor.id))) throw new Problem("email_unconfirmed");
  const tables: Record<string, unknown> = {};
  for (const table of await listPersonalTables(db)) tables[table] = await listRowsOf(db, table, actor.id);
  return {
    exported_at: now.toISOString(),
    user: await loadUser(call, await getVisibleUser(call, actor.id)),
    devices: await listSessions(db, actor.id, now),
    recipe_templates: await listOwnRecipes(db, actor.id),
    held_answers:
      (await findHeldAnswers(db, (await findProvenEmail(db, actor.id)) ?? "", now))?.answers ?? null,
    ...tables,
  };
}
