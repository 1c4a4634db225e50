import type { setIngredientsToAvoid as endpoint } from "@plateful/contract";
import { invalidField } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { listAvoidedIds, listKnownIds, replaceAvoided } from "./ingredient-to-avoid-store.ts";

/** Replaces the whole set of foods that a person avoids; repeating it changes nothing (ledger DATA-035). */
export async function setIngredientsToAvoid(
  call: Call<typeof endpoint>,
): Promise<{ ingredient_to_avoid_ids: number[] }> {
  const ids = call.body.ingredient_to_avoid_ids;
  const known = await listKnownIds(call.db, ids);
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined)
    throw invalidField("ingredient_to_avoid_ids", { code: "invalid_pk", id: unknown });
  await replaceAvoided(call.db, call.subjectId, known);
  return { ingredient_to_avoid_ids: await listAvoidedIds(call.db, call.subjectId) };
}
