import type { changeOrganisation as endpoint, Organisation } from "@plateful/contract";
import { checkOwnPicture, keepLogo } from "../media/index.ts";
import { recordEvent } from "../platform/analytics/record-event.ts";
import { Problem } from "../platform/base/problem.ts";
import { type Call, type Outside, Refusal } from "../platform/calls/call.ts";
import { requireRight } from "../platform/calls/team-rights.ts";
import { Conflict, lockVersion, type Versioned } from "../platform/http/versions.ts";
import type { WithLogo } from "./create-organisation.ts";
import { loadOrganisation } from "./load-organisation.ts";
import { coachesOrganisation, updateOrganisation } from "./managed-organisation-store.ts";

type Changing = Call<typeof endpoint>;

/** @throws Problem permission_denied for who is no coach or may not change the brand, not_found for coaches of others. */
async function checkMayChange(call: Changing): Promise<void> {
  const { actor, db, params } = call;
  if (!(actor.isCoach || actor.isStaff)) throw new Problem("permission_denied");
  if (!(actor.isStaff || (await coachesOrganisation(db, actor.id, params.id))))
    throw new Problem("not_found");
  if (!actor.isStaff) await requireRight(call, "BRAND");
}

export const versionedOrganisation: Versioned<Changing> = {
  lock: async (call) => {
    await checkMayChange(call);
    return lockVersion(call.db, "organisations", call.params.id);
  },
  read: ({ db, actor, params }) => loadOrganisation(db, params.id, { isStaff: actor.isStaff }),
};

async function change(call: Changing, body: object): Promise<Organisation> {
  const { actor, db, params } = call;
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  await updateOrganisation(db, params.id, Object.fromEntries(given));
  await recordEvent(call, "organisation_updated", actor.id);
  const changed = await loadOrganisation(db, params.id, { isStaff: actor.isStaff });
  if (changed === null) throw new Problem("not_found");
  return changed;
}

/**
 * Changes an organisation for coaches with the right to its brand (ledger TEAM-003) and for staff; fields that are left out
 * stay as they are (ledger ORG-011). The logo is the address of an uploaded picture, or the file itself when the call comes as a form. What someone else changes
 * while that is drawn is a conflict.
 * @throws Problem permission_denied for anybody else of the practice, not_found for coaches of others.
 */
export async function changeOrganisation(
  call: Changing,
): Promise<Organisation | Outside<Organisation | Refusal>> {
  await checkMayChange(call);
  const { logo, ...fields } = call.body as WithLogo<Changing["body"]>;
  if (logo instanceof File) {
    const seen = await lockVersion(call.db, "organisations", call.params.id);
    return keepLogo(call, logo, async (again, url) => {
      const resumed = again as Changing;
      if ((await versionedOrganisation.lock(resumed)) !== seen)
        return new Refusal(new Conflict(await versionedOrganisation.read(resumed)));
      return change(resumed, { ...fields, logo: url });
    });
  }
  if (typeof logo === "string") await checkOwnPicture(call, "logo", logo);
  return change(call, { ...fields, logo });
}
