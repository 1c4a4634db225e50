import type { resendMail as endpoint } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { putGivenUpBack } from "./mail-state-store.ts";

/**
 * Sends a mail once more that was given up (ledger STAFF-006).
 * @throws Problem not_found for a mail that was not given up, or that says what is out of date.
 */
export async function resendMail({ db, actor, params, now }: Call<typeof endpoint>): Promise<undefined> {
  if (!(await putGivenUpBack(db, params.id, now))) throw new Problem("not_found");
  const entry = { actor_id: actor.id, user_id: null, happened_at: now };
  await insertAudit(db, { ...entry, action: "resend-mail", object_id: params.id });
}
