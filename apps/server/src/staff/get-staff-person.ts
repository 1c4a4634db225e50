import type { getStaffPerson as endpoint, StaffPerson } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import { insertReadAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { findOpenUntil } from "../platform/calls/health-opening-store.ts";
import { wrongCodesOf } from "../sign-in/index.ts";
import { findPerson } from "./person-store.ts";
import { presentPerson } from "./present-person.ts";

async function areCodesLocked({ db, services, now }: Call, email: string): Promise<boolean> {
  const { max, ...limit } = wrongCodesOf(email);
  return (await services.limitedEvents.count(db, limit, now)) >= max;
}

/**
 * The account of a person, without health data; that staff saw it is noted (ledger STAFF-003).
 * @throws Problem not_found.
 */
export async function getStaffPerson(call: Call<typeof endpoint>): Promise<StaffPerson> {
  const { db, actor, now, params } = call;
  const row = await findPerson(db, params.id, now);
  if (row === null) throw new Problem("not_found");
  const entry = { actor_id: actor.id, action: "get-staff-person", happened_at: now };
  if (row.id !== actor.id) await insertReadAudit(db, entry, [row.id]);
  return presentPerson(row, {
    areCodesLocked: await areCodesLocked(call, row.email),
    openUntil: await findOpenUntil(db, { staffId: actor.id, userId: row.id }, now),
  });
}
