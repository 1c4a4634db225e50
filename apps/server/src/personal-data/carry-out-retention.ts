import type { Services } from "../platform/calls/services.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { endOldAccounts } from "./account-retention.ts";
import { AUDIT_DAYS, CODE_DAYS, RETENTION_RULES, type RetentionRule } from "./retention-rules.ts";
import { claimDay, clearCodes, daysBefore, deleteBatch, finishDay, sweepAudit } from "./retention-store.ts";

/** Batches in a row that may delete nothing, because others change every row that they find. */
const MAX_EMPTY_BATCHES = 10;

async function sweep({ db }: Services, rule: RetentionRule, now: Date): Promise<number> {
  let total = 0;
  for (let empty = 0; empty < MAX_EMPTY_BATCHES; ) {
    const { deleted, hasMore } = await inSystemScope(db, (trx) => deleteBatch(trx, rule, now));
    total += deleted;
    if (!hasMore) break;
    empty = deleted === 0 ? empty + 1 : 0;
  }
  return total;
}

/**
 * Deletes what has become too old, once a day and in one process (ledger PRIV-020). Answers how many rows each rule deleted;
 * null when the day is done already.
 */
export async function carryOutRetention(services: Services): Promise<Record<string, number> | null> {
  const { db, clock } = services;
  const now = clock.now();
  if (!(await inSystemScope(db, (trx) => claimDay(trx, now)))) return null;
  const deleted: Record<string, number> = {};
  for (const rule of RETENTION_RULES) deleted[rule.table] = await sweep(services, rule, now);
  deleted.codes = await inSystemScope(db, (trx) => clearCodes(trx, daysBefore(now, CODE_DAYS)));
  deleted.audit_log = await inSystemScope(db, (trx) => sweepAudit(trx, daysBefore(now, AUDIT_DAYS)));
  Object.assign(deleted, await endOldAccounts(services, now));
  await inSystemScope(db, (trx) => finishDay(trx, now, deleted));
  return deleted;
}
