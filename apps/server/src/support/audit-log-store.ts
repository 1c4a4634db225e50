import { type ExpressionBuilder, sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";
import type { Slice } from "../platform/http/page.ts";

export interface AuditFilter {
  readonly actor?: number | undefined;
  readonly user?: number | undefined;
  readonly action?: string | undefined;
  readonly request_id?: string | undefined;
  readonly happened_at__gte?: string | undefined;
  readonly happened_at__lt?: string | undefined;
  /** Entries older than this one. */
  readonly before?: number | undefined;
}

function matches(eb: ExpressionBuilder<Tables, "audit_log">, filter: AuditFilter) {
  const {
    actor,
    user,
    action,
    request_id: requestId,
    happened_at__gte: from,
    happened_at__lt: to,
    before,
  } = filter;
  return eb.and([
    ...(actor === undefined ? [] : [eb("actor_id", "=", actor)]),
    ...(user === undefined ? [] : [eb("user_id", "=", user)]),
    ...(action === undefined ? [] : [eb("action", "=", action)]),
    ...(requestId === undefined ? [] : [eb("request_id", "=", requestId)]),
    ...(from === undefined ? [] : [eb("happened_at", ">=", new Date(from))]),
    ...(to === undefined ? [] : [eb("happened_at", "<", new Date(to))]),
    ...(before === undefined ? [] : [eb("id", "<", before)]),
  ]);
}

export async function countAuditEntries(db: Db, filter: AuditFilter): Promise<number> {
  const { count } = await db
    .selectFrom("audit_log")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where((eb) => matches(eb, filter))
    .executeTakeFirstOrThrow();
  return count;
}

/** The name of a person of the log, or the address where there is none; null for nobody. */
const nameOf = (column: "actor_id" | "user_id") =>
  sql<string | null>`(select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)
    from users u where u.id = audit_log.${sql.ref(column)})`;

/** Newest first. */
export function listAuditRows(db: Db, filter: AuditFilter, { limit, offset }: Slice) {
  return db
    .selectFrom("audit_log")
    .selectAll()
    .select([nameOf("actor_id").as("actor_name"), nameOf("user_id").as("user_name")])
    .where((eb) => matches(eb, filter))
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}
