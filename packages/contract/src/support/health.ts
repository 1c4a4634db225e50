import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";

const health = { feature: "support", method: "GET", access: { who: "anyone" } } as const;

export const getHealth = endpoint({
  ...health,
  name: "get-health",
  path: "health/",
  summary: "Say that the process is alive, and its version",
  answer: z.object({ status: z.literal("ok"), version: z.string() }),
});

/**
 * Each part says `ok` or why it is not ready; 503 when one is not. `backups` warns and leaves the answer at 200: `off` without
 * a schedule, `late` or `failed` when somebody has to look.
 */
export const getReadiness = endpoint({
  ...health,
  name: "get-readiness",
  path: "health/ready/",
  summary: "Say whether database, mail and jobs work",
  errors: ["unavailable"],
  answer: z.object({
    backups: z.enum(["ok", "off", "late", "failed"]),
    database: z.string(),
    mail: z.string(),
    jobs: z.string(),
  }),
});
