import type { changeLikings as endpoint, Likings } from "@plateful/contract";
import { invalidField } from "../../platform/base/problem.ts";
import type { Call } from "../../platform/calls/call.ts";
import { recipesByIds } from "../../recipes/index.ts";
import { forgetSigns, insertOwnSign, updateLearning } from "../day/recipe-sign-store.ts";
import { getLikings } from "./get-likings.ts";

/**
 * Lets planning learn or not, forgets what it learned of a dish, or notes that the person was asked whether to leave it out
 * (PLAN-271 to PLAN-273). @throws InvalidFields for a recipe that is not there.
 */
export async function changeLikings(call: Call<typeof endpoint>): Promise<Likings> {
  const { db, services, subjectId: userId, today, body } = call;
  const named = Object.entries({ forget: body.forget, asked: body.asked });
  const ids = named.flatMap(([, id]) => id ?? []);
  const recipes = await recipesByIds(services, db, ids);
  for (const [field, id] of named)
    if (id !== undefined && !recipes.has(id)) throw invalidField(field, { code: "invalid_pk", id });
  if (body.learns !== undefined) await updateLearning(db, userId, body.learns);
  if (body.forget !== undefined) await forgetSigns(db, userId, today, body.forget);
  if (body.asked !== undefined)
    await insertOwnSign(db, { userId, recipeId: body.asked, kind: "ASKED", today });
  return getLikings(call);
}
