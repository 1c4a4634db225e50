import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";

const health = { feature: "support", method: "GET", access: { who: "anyone" } } as const;

export const getHealth = endpoint({
  ...health,
  name: "get-health",
  path: "health/",
  summary: "Say that the process is alive, its version, and the newest migration it knows",
  answer: z.object({ status: z.literal("ok"), version: z.string(), schema: z.string() }),
});

/**
 * Each part says `ok` or what is wrong with it. 503 when this process cannot serve: the database is away or the jobs stopped.
 * `writes` is `disk_full` or `read_only` while only reads are served; that counts as unready for whoever asks `for=writes`.
 * Mail that waits is a warning.
 * Backups warn, too: `off` without a schedule, `late` or `failed` when an operator has to look.
 */
export const getReadiness = endpoint({
  ...health,
  name: "get-readiness",
  path: "health/ready/",
  summary: "Say whether database, mail and jobs work",
  errors: ["unavailable"],
  query: z.object({ for: z.optional(z.enum(["reads", "writes"])) }),
  answer: z.object({
    backups: z.enum(["ok", "off", "late", "failed"]),
    database: z.string(),
    writes: z.enum(["ok", "disk_full", "read_only"]),
    mail: z.enum(["ok", "delayed"]),
    jobs: z.enum(["ok", "stopped"]),
  }),
});
