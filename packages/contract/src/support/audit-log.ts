import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import {
  datetime,
  entity,
  id,
  pageOf,
  pageQuery,
  queryId,
  queryInteger,
  queryMoment,
  text,
} from "../fields.ts";

/** The longest number that a query may hold: the log grows with every read of a client. */
const MAX_ENTRY = 9_999_999_999;

/** What someone did with someone's data, or staff with a setting; `user` is null for a setting (ledger DATA-034). */
export const auditEntry = entity(
  "AuditEntry",
  z.object({
    id: z.int(),
    actor: z.nullable(id()),
    user: z.nullable(id()),
    action: z.string(),
    object_id: z.nullable(z.int()),
    /** Names as they are now; null for nobody, and for an account that is gone. */
    actor_name: z.nullable(z.string()),
    user_name: z.nullable(z.string()),
    /** Why staff did it. */
    reason: z.nullable(z.string()),
    /** The call that did it, as its answer named it. */
    request_id: z.nullable(z.string()),
    happened_at: datetime(),
  }),
);
export type AuditEntry = z.output<typeof auditEntry>;

export const listAuditEntries = endpoint({
  feature: "support",
  method: "GET",
  access: { who: "staff" },
  name: "list-audit-entries",
  path: "admin/audit-log/",
  summary: "List who did what with whose data, newest first",
  query: z.object({
    ...pageQuery,
    actor: z.optional(queryId()),
    user: z.optional(queryId()),
    action: z.optional(text(100)),
    request_id: z.optional(text(64)),
    happened_at__gte: z.optional(queryMoment()),
    happened_at__lt: z.optional(queryMoment()),
    /** Entries older than the one with this id: pages that stay as they are while the log grows. */
    before: z.optional(queryInteger(1, MAX_ENTRY)),
  }),
  answer: pageOf(auditEntry),
});
