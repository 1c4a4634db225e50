import type { SharedPart, StoringKind } from "@plateful/access";
import { consentsNeeded, type Endpoint, type Feature } from "@plateful/contract";
import { sql } from "kysely";
import { ConsentRequired } from "../base/problem.ts";
import type { Db } from "../database/open-database.ts";
import type { Call } from "./call.ts";

/** By which part of sharing a coach reaches what the calls of a feature are about; the plan for all others. */
const PART_OF_FEATURE: Partial<Readonly<Record<Feature, SharedPart>>> = {
  diary: "DIARY",
  groceries: "DIARY",
  recipes: "DIARY",
  "simple-recipes": "DIARY",
  measurements: "MEASUREMENTS",
};

/** What a person must share for their coach to make this call for them. */
export const partOf = ({ feature }: Endpoint): SharedPart => PART_OF_FEATURE[feature] ?? "PLAN";

/** The first of these that is missing for one of these people. */
async function findMissing(db: Db, people: readonly number[], kinds: readonly StoringKind[]) {
  const { rows } = await sql<{ person: number; kind: StoringKind }>`
    select p as person, k as kind
    from unnest(${[...people]}::int[]) as p, unnest(${[...kinds]}::text[]) with ordinality as wanted (k, place)
    where not has_consent(p, k) order by place limit 1`.execute(db);
  return rows[0];
}

/**
 * Refuses a call that would store health data of a person who has not consented to it; the one place where calls ask. The
 * tables refuse such rows once more (migration 0034).
 * @param people Whose data the call is about.
 * @throws ConsentRequired, which names the kind and the person.
 */
export async function checkConsent(endpoint: Endpoint, call: Call, people: readonly number[]): Promise<void> {
  const kinds = consentsNeeded(endpoint, call.body);
  if (kinds.length === 0 || people.length === 0) return;
  const missing = await findMissing(call.db, people, kinds);
  if (missing !== undefined) throw new ConsentRequired(missing.kind, missing.person);
}
