import type { StaffOverview } from "@plateful/contract";
import { PATHS } from "../lib/address/paths.ts";

type NeedName = StaffOverview["needs"][number]["need"];

/** Where more is found about what no press puts right. */
export const NEED_PLACES: Readonly<Partial<Record<NeedName, string>>> = {
  JOBS_WAITING: PATHS.staffJobs,
  MAILS_WAITING: PATHS.staffMail,
  ADDRESSES_BLOCKED: PATHS.staffMail,
  PAYMENTS_FAILED: `${PATHS.staffPeople}?role=UNPAID`,
  TRIALS_ENDING: `${PATHS.staffPeople}?role=TRIAL_ENDING`,
};
