import type { withdrawTeamInvitation as endpoint } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { requirePlace } from "./own-team.ts";
import { voidTeamLink, withdrawInvitation } from "./team-store.ts";

/** @throws Problem permission_denied, not_found for an invitation of another practice or one that was accepted. */
export async function withdrawTeamInvitation(call: Call<typeof endpoint>): Promise<undefined> {
  const { db, now, params } = call;
  const { organisationId } = await requirePlace(call, "TEAM");
  await withReach(db, "all", async () => {
    const withdrawn = await withdrawInvitation(db, params.id, { organisationId, now });
    if (withdrawn === null) throw new Problem("not_found");
    await voidTeamLink(db, withdrawn, now);
  });
}
