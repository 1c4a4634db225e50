import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, datetime, entity, id, text } from "../fields.ts";

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
    /** Imports of simple recipes that failed or hang: neither what was read nor who asked for it. */
    imports: z.array(
      z.object({
        id: id(),
        status: choice(["QUEUED", "RUNNING", "FAILED"]),
        asked_at: datetime(),
        tries: z.int(),
        /** Why nothing was read; null while it hangs. */
        failure: z.nullable(z.string()),
        /** For which practice; null for the product. */
        practice: z.nullable(z.string()),
        /** Whether its address or its text is still there. */
        can_be_retried: z.boolean(),
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
  summary: "Try failed jobs of one kind again, or one import of a simple recipe",
  body: z.object({
    kind: text(100),
    id: z.optional(jobId()),
    /** An import of a simple recipe, of the kind "recipe-import": it is read again, also where its job did not fail. */
    import: z.optional(id()),
  }),
  status: 200,
  /** How many are tried again. */
  answer: z.object({ count: z.int() }),
});
