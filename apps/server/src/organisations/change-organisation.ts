import type { changeOrganisation as endpoint, Organisation } from "@plateful/contract";
import { checkOwnPicture } from "../media/index.ts";
import { recordEvent } from "../platform/analytics/record-event.ts";
import type { Call } from "../platform/call.ts";
import { Problem } from "../platform/problem.ts";
import { lockVersion, type Versioned } from "../platform/versions.ts";
import { loadOrganisation } from "./load-organisation.ts";
import { coachesOrganisation, updateOrganisation } from "./managed-organisation-store.ts";

type Changing = Call<typeof endpoint>;

/** @throws Problem permission_denied for who is no coach, not_found for coaches of others. */
async function checkMayChange({ actor, db, params }: Changing): Promise<void> {
  if (!(actor.isCoach || actor.isStaff)) throw new Problem("permission_denied");
  if (!(actor.isStaff || (await coachesOrganisation(db, actor.id, params.id))))
    throw new Problem("not_found");
}

export const versionedOrganisation: Versioned<Changing> = {
  lock: async (call) => {
    await checkMayChange(call);
    return lockVersion(call.db, "organisations", call.params.id);
  },
  read: ({ db, actor, params }) => loadOrganisation(db, params.id, { isStaff: actor.isStaff }),
};

/**
 * Changes an organisation for its coaches and for staff; fields that are left out stay as they are (ledger ORG-011).
 * @throws Problem permission_denied for who is no coach, not_found for coaches of others.
 */
export async function changeOrganisation(call: Changing): Promise<Organisation> {
  const { actor, body, db } = call;
  const { id } = call.params;
  await checkMayChange(call);
  if (typeof body.logo === "string") await checkOwnPicture(call, "logo", body.logo);
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  await updateOrganisation(db, id, Object.fromEntries(given));
  await recordEvent(call, "organisation_updated", actor.id);
  const changed = await loadOrganisation(db, id, { isStaff: actor.isStaff });
  if (changed === null) throw new Problem("not_found");
  return changed;
}
