import { resendMail, retryJobs, type StaffOverview } from "@plateful/contract";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { mailQuery } from "./staff-query.ts";
import { useStaffPhrases } from "./use-staff-phrases.ts";

type Need = StaffOverview["needs"][number];

export interface Repair {
  readonly label: string;
  /** Gives the result in words. */
  readonly carryOut: (need: Need) => Promise<string>;
}

/** A colleague may have sent it a moment ago. */
async function sendAgain(id: number): Promise<boolean> {
  try {
    await call(resendMail, { params: { id: String(id) } });
    return true;
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return false;
    throw error;
  }
}

/** What one press puts right (ledger STAFF-011). */
export function useRepairs(): Readonly<Partial<Record<Need["need"], Repair>>> {
  const { jobs, mail } = useStaffPhrases();
  const queryClient = useQueryClient();
  return {
    JOBS_FAILED: {
      label: jobs.tryAgain,
      carryOut: async ({ subject }) => jobs.tried(await call(retryJobs, { body: { kind: subject ?? "" } })),
    },
    MAILS_FAILED: {
      label: mail.sendAgain,
      carryOut: async () => {
        const { failed } = await queryClient.fetchQuery({ ...mailQuery, staleTime: 0 });
        const good = failed.filter(({ can_be_sent: canBeSent }) => canBeSent);
        let count = 0;
        for (const { id } of good) if (await sendAgain(id)) count += 1;
        return mail.sentMany({ count, old: failed.length - good.length });
      },
    },
  };
}
