import type { getStaffMail as endpoint, StaffMail } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";
import { listBlocked, listGivenUp, readWaiting } from "./mail-state-store.ts";

type Failed = Awaited<ReturnType<typeof listGivenUp>>[number];

const present = ({ expires_at, given_up_at, ...mail }: Failed, now: Date): StaffMail["failed"][number] => ({
  ...mail,
  created_at: mail.created_at.toISOString(),
  given_up_at: (given_up_at ?? mail.created_at).toISOString(),
  can_be_sent: expires_at === null || expires_at.getTime() > now.getTime(),
});

/** What waits in the outbox, what was given up, and who gets no mail any more (ledger STAFF-006). */
export async function getStaffMail({ db, now }: Call<typeof endpoint>): Promise<StaffMail> {
  const failed = await listGivenUp(db);
  const blocked = await listBlocked(db);
  return {
    ...(await readWaiting(db, now)),
    failed: failed.map((mail) => present(mail, now)),
    blocked: blocked.map(({ email, reason, since }) => ({
      email,
      reason: reason as StaffMail["blocked"][number]["reason"],
      since: since.toISOString(),
    })),
  };
}
