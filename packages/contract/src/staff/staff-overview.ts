import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, datetime, entity } from "../fields.ts";

/** What can need a person, worst first. */
export const STAFF_NEEDS = [
  "BACKUP_FAILED",
  "BACKUP_LATE",
  "JOBS_FAILED",
  "JOBS_WAITING",
  "MAILS_FAILED",
  "MAILS_WAITING",
  "CODES_OFF",
  "ADDRESSES_BLOCKED",
  "PAYMENTS_FAILED",
  "TRIALS_ENDING",
] as const;
export type StaffNeed = (typeof STAFF_NEEDS)[number];

/** Something that does not put itself right. */
const staffNeed = z.object({
  need: choice(STAFF_NEEDS),
  /** The kind of job; null for everything else. */
  subject: z.nullable(z.string()),
  count: z.int(),
  /** When it began; null where that is not known. */
  since: z.nullable(datetime()),
});

/** Weeks that the growth of a number goes back. */
export const GROWTH_WEEKS = 12;
/** How many there were of what is there now at the end of each week, oldest first; the last is now. */
const growth = () => z.array(z.int()).check(z.length(GROWTH_WEEKS));

/** How the product does, as its database knows it (ledger STAFF-002). */
export const staffOverview = entity(
  "StaffOverview",
  z.object({
    organisations: z.int(),
    /** Accounts that are on. */
    people: z.int(),
    /** Of these, those that were used within the last 24 hours. */
    people_active: z.int(),
    coaches: z.int(),
    /** Coaches whose trial runs, and those of them whose trial ends within seven days. */
    coaches_in_trial: z.int(),
    coaches_in_last_week: z.int(),
    /** Subscriptions that are paid for, and those whose payment failed. */
    subscriptions: z.int(),
    subscriptions_unpaid: z.int(),
    growth: z.object({ organisations: growth(), people: growth(), subscriptions: growth() }),
    needs: z.array(staffNeed),
  }),
);
export type StaffOverview = z.output<typeof staffOverview>;

export const getStaffOverview = endpoint({
  feature: "staff",
  method: "GET",
  access: { who: "staff" },
  name: "get-staff-overview",
  path: "admin/overview/",
  summary: "Say how the product does and what needs a person",
  answer: staffOverview,
});
