import type { TeamRight } from "@plateful/access";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { findPlace, requireRight, type StoredPlace } from "../platform/calls/team-rights.ts";

/**
 * The caller's place in their practice.
 * @throws Problem permission_denied without the right, not_found for a coach without a practice.
 */
export async function requirePlace(
  call: Pick<Call, "db" | "actor">,
  right?: TeamRight,
): Promise<StoredPlace> {
  const place = await findPlace(call.db, call.actor.id);
  if (place === null) throw new Problem("not_found");
  if (right !== undefined) await requireRight(call, right);
  return place;
}
