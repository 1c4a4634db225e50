import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { datetime, entity, text } from "../fields.ts";

const staff = { feature: "staff", access: { who: "staff" } } as const;

const jobId = () => z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, { error: "text" }));

/** The queue of slow work: each kind with what waits, and the latest jobs that were given up (ledger STAFF-005). */
export const staffJobs = entity(
  "StaffJobs",
  z.object({
    kinds: z.array(
      z.object({
        kind: z.string(),
        waiting: z.int(),
        active: z.int(),
        failed: z.int(),
        /** For how long the oldest job that could be begun has waited; null when none does. */
        oldest_seconds: z.nullable(z.number()),
      }),
    ),
    failed: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        tries: z.int(),
        failed_at: z.nullable(datetime()),
        /** The name of the error, which says nothing about anybody. */
        error: z.nullable(z.string()),
      }),
    ),
  }),
);
export type StaffJobs = z.output<typeof staffJobs>;

export const listStaffJobs = endpoint({
  ...staff,
  method: "GET",
  name: "list-staff-jobs",
  path: "admin/jobs/",
  summary: "List what waits in the queue, and the jobs that were given up",
  answer: staffJobs,
});

export const retryJobs = endpoint({
  ...staff,
  method: "POST",
  name: "retry-jobs",
  path: "admin/jobs/retry/",
  summary: "Try failed jobs of one kind again: one of them, or all",
  body: z.object({ kind: text(100), id: z.optional(jobId()) }),
  status: 200,
  /** How many are tried again. */
  answer: z.object({ count: z.int() }),
});
