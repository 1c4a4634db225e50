import { compileHardRules } from "@plateful/planning";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { findPlannableRecipe, listEatingRules, plannerId, plannerLibrary } from "../recipes/index.ts";
import { maySeeDiary } from "./person-store.ts";

/**
 * A recipe goes with a message when both sides can read it, and a coach sends none that a restriction of the client rules out,
 * as far as the client shares these (TALK-005).
 */
export async function checkRecipe(
  { db, services }: Pick<Call, "db" | "services">,
  clientId: number,
  recipeId: number,
  isFromCoach: boolean,
): Promise<void> {
  const recipe = await findPlannableRecipe(services, db, recipeId);
  if (recipe?.row.source_provider !== "PLATEFUL")
    throw invalidField("recipe", { code: "invalid_pk", id: recipeId });
  if (!isFromCoach) return;
  const eating = (await listEatingRules(db, [clientId], {})).get(clientId);
  // What a client does not share is not told by a refusal either.
  if (eating === undefined) return;
  const library = await plannerLibrary(services, db, []);
  const index = library.indexById.get(plannerId(recipeId));
  const { allowed } = compileHardRules(library, { ...eating.rules, disliked: [] });
  if (index !== undefined && allowed[index] !== 1) throw invalidField("recipe", "recipe_unsuited");
}

/** @throws Problem permission_denied for a coach with whom the client does not share the diary (TALK-006). */
export async function checkAttachedDay(db: Call["db"], clientId: number): Promise<void> {
  if (!(await maySeeDiary(db, clientId))) throw new Problem("permission_denied");
}
