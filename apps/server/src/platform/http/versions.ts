import { sql } from "kysely";
import { Problem } from "../base/problem.ts";
import type { Db } from "../database/open-database.ts";
import { etagOf } from "./etag.ts";

/** Tables whose rows carry a version, which the database raises with every update (migration 0041). */
export type VersionedTable =
  | "meal_slot_specifications"
  | "nutrition_day_plans"
  | "organisations"
  | "plan_templates"
  | "recipe_templates"
  | "simple_recipes"
  | "user_profiles"
  | "users"
  | "weekly_nutrition_plans";

/** How a call that writes something versioned finds its version, and what it shows to a caller who saw another one. */
export interface Versioned<C> {
  /**
   * Locks what the call is about to change until the call ends, and tells its version; null when there is nothing, which
   * the verb then says itself. Whoever may not change it is refused here, before being shown any conflict.
   */
  readonly lock: (call: C) => Promise<number | null>;
  /** The current state, in the shape in which it is read. */
  readonly read: (call: C) => Promise<unknown>;
}

/** A write on top of a version that is no longer the current one: answered with 409 and the current state (api.md 1.8). */
export class Conflict extends Problem {
  readonly current: unknown;

  constructor(current: unknown) {
    super("conflict");
    this.current = current;
  }
}

/** Locks a row until the call ends and tells its version; null for a row that is not there for the caller. */
export async function lockVersion(db: Db, table: VersionedTable, id: number): Promise<number | null> {
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(table)} where id = ${id} for no key update`.execute(db);
  return rows[0]?.version ?? null;
}

/** A row that is named by the path of its calls, and changed by everybody who can see it. */
export const versionedRow = <C extends { readonly db: Db; readonly params: { readonly id: number } }>(
  table: VersionedTable,
  read: (call: C) => Promise<unknown>,
): Versioned<C> => ({ lock: (call) => lockVersion(call.db, table, call.params.id), read });

/**
 * The entity tag of something versioned: the version for `If-Match`, then a fingerprint of the whole answer, which also
 * holds things with versions of their own, for `If-None-Match`.
 */
export const versionTag = (version: number, payload: string | Buffer): string =>
  `"v${version}-${etagOf(payload).slice('W/"'.length, -1)}"`;

/** `"v3"` or `"v3-…"`; proxies that compress an answer mark its tag as weak. */
const TAG = /^(?:W\/)?"v(\d{1,10})(?:-[^"]*)?"$/;

/** Whether one of the tags of an `If-Match` header names this version; `*` names any. */
function isNamed(version: number, header: string): boolean {
  return header
    .split(",")
    .map((tag) => tag.trim())
    .some((tag) => tag === "*" || Number(TAG.exec(tag)?.[1]) === version);
}

/**
 * Locks what a call is about to change, so that calls at the same time take turns, and compares its version with the one
 * that the caller has seen. A call without `If-Match` changes whatever is there.
 * @returns whether the caller has seen another version than the current one.
 */
export async function isStale<C>(
  { lock }: Versioned<C>,
  call: C,
  ifMatch: string | undefined,
): Promise<boolean> {
  const version = await lock(call);
  return version !== null && ifMatch !== undefined && !isNamed(version, ifMatch);
}
