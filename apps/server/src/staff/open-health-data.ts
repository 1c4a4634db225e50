import {
  type closeHealthData as closeEndpoint,
  HEALTH_OPEN_MINUTES,
  type openHealthData as openEndpoint,
} from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { requireFreshSignIn, STAFF_FRESH_MINUTES } from "../platform/calls/fresh-sign-in.ts";
import { deleteOpening, upsertOpening } from "./health-opening-changes-store.ts";
import { findPerson } from "./person-store.ts";

const MINUTE_MS = 60_000;

async function requirePerson({ db, actor, params, now }: Call<typeof openEndpoint | typeof closeEndpoint>) {
  const person = params.id === actor.id ? null : await findPerson(db, params.id, now);
  if (person === null) throw new Problem("not_found");
}

/**
 * Opens the health data of a person to the caller for half an hour; the reason stands in the access log, and the person reads
 * there that staff were here (ledger STAFF-003).
 * @throws Problem not_found, fresh_sign_in_required.
 */
export async function openHealthData(call: Call<typeof openEndpoint>) {
  const { db, actor, params, body, now } = call;
  await requirePerson(call);
  await requireFreshSignIn(call, STAFF_FRESH_MINUTES);
  const until = new Date(now.getTime() + HEALTH_OPEN_MINUTES * MINUTE_MS);
  const opening = { user_id: params.id, staff_id: actor.id, reason: body.reason };
  await upsertOpening(db, { ...opening, opened_at: now, open_until: until });
  const entry = { actor_id: actor.id, user_id: params.id, happened_at: now };
  await insertAudit(db, { ...entry, action: "open-health-data", reason: body.reason });
  return { open_until: until.toISOString() };
}

/** Closes it again before its time. */
export async function closeHealthData(call: Call<typeof closeEndpoint>): Promise<undefined> {
  const { db, actor, params, now } = call;
  await requirePerson(call);
  await deleteOpening(db, actor.id, params.id);
  await insertAudit(db, {
    actor_id: actor.id,
    user_id: params.id,
    action: "close-health-data",
    happened_at: now,
  });
}
