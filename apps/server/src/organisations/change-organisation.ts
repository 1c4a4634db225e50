import type { changeOrganisation as endpoint, Organisation } from "@plateful/contract";
import { checkOwnPicture } from "../media/index.ts";
import type { Call } from "../platform/call.ts";
import { Problem } from "../platform/problem.ts";
import { loadOrganisation } from "./load-organisation.ts";
import { coachesOrganisation, updateOrganisation } from "./managed-organisation-store.ts";

/**
 * Changes an organisation for its coaches and for staff; fields that are left out stay as they are (ledger ORG-011).
 * @throws Problem permission_denied for who is no coach, not_found for coaches of others.
 */
export async function changeOrganisation(call: Call<typeof endpoint>): Promise<Organisation> {
  const { actor, body, db } = call;
  const { id } = call.params;
  if (!(actor.isCoach || actor.isStaff)) throw new Problem("permission_denied");
  if (!(actor.isStaff || (await coachesOrganisation(db, actor.id, id)))) throw new Problem("not_found");
  if (typeof body.logo === "string") await checkOwnPicture(call, "logo", body.logo);
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  await updateOrganisation(db, id, Object.fromEntries(given));
  const changed = await loadOrganisation(db, id, { isStaff: actor.isStaff });
  if (changed === null) throw new Problem("not_found");
  return changed;
}
