import type { Db } from "../platform/database/open-database.ts";
import { listSharedParts } from "../privacy/index.ts";
import { OWN_PROFILE, type ProfileViewer } from "./present-profile.ts";

/** How these people's profiles are shown to someone, by the id of the person. */
export async function viewersOf(
  db: Db,
  actorId: number,
  ownerIds: readonly number[],
): Promise<(ownerId: number) => ProfileViewer> {
  const others = ownerIds.filter((id) => id !== actorId);
  const shared = await listSharedParts(db, actorId, others);
  return (ownerId) =>
    ownerId === actorId
      ? OWN_PROFILE
      : { isOwner: false, seesCycle: shared.get(ownerId)?.includes("CYCLE") === true };
}
