import {
  type FeedbackKind,
  MAX_FEEDBACK_PER_RECIPE,
  type RecipeFeedbackLineItem,
  type recipeFeedback,
} from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { type Page, pageWindow, toPage } from "../platform/http/page.ts";
import { findPlannableRecipe } from "./recipe-catalogue.ts";
import {
  countFeedback,
  deleteFeedback,
  type FeedbackColumns,
  type FeedbackRow,
  findFeedback,
  insertFeedback,
  pageOfFeedback,
  updateFeedback,
} from "./recipe-feedback-store.ts";

type Calls = typeof recipeFeedback;

const present = ({ user_id, recipe_id, kind, created, ...row }: FeedbackRow): RecipeFeedbackLineItem => ({
  ...row,
  user: user_id,
  recipe: recipe_id,
  kind: kind as FeedbackKind,
  created: created.toISOString(),
});

/**
 * The caller's own feedback, for changing it.
 * @throws Problem permission_denied for a coach, who may only read a client's; not_found otherwise.
 */
async function getOwn({ db, actor }: Pick<Call, "db" | "actor">, id: number): Promise<FeedbackRow> {
  const row = await findFeedback(db, id);
  if (row !== undefined) return row;
  const reach = actor.isCoach ? "clients" : "self";
  const visible = await withReach(db, reach, () => findFeedback(db, id));
  throw new Problem(visible === undefined ? "not_found" : "permission_denied");
}

async function checkRecipe(call: Call, id: number): Promise<void> {
  if ((await findPlannableRecipe(call.services, call.db, id)) === null)
    throw invalidField("recipe", { code: "invalid_pk", id });
}

/** @throws InvalidFields required for feedback that says nothing: neither a rating nor a text. */
function toColumns(fields: Call<Calls["create"]>["body"]): FeedbackColumns {
  const text = fields.text?.trim() ?? "";
  const rating = fields.rating ?? null;
  if (rating === null && text === "") throw invalidField("text", "required");
  return { recipe_id: fields.recipe, kind: fields.kind, rating, text };
}

export async function listRecipeFeedback(
  call: Call<Calls["list"]>,
  http: Http,
): Promise<Page<RecipeFeedbackLineItem>> {
  const wanted = { userId: call.subjectId, recipeId: call.query.recipe };
  const { rows, count } = await pageOfFeedback(call.db, wanted, pageWindow(call.query));
  return toPage(call.query, http, count, rows.map(present));
}

export async function getRecipeFeedback(call: Call<Calls["get"]>): Promise<RecipeFeedbackLineItem> {
  const row = await findFeedback(call.db, call.params.id);
  if (row === undefined) throw new Problem("not_found");
  return present(row);
}

/**
 * Keeps what a person says about a recipe (REC-093).
 * @throws InvalidFields invalid_pk for a recipe that the person does not see; too_much_feedback with 50 lines on it already.
 */
export async function createRecipeFeedback(call: Call<Calls["create"]>): Promise<RecipeFeedbackLineItem> {
  const columns = toColumns(call.body);
  await checkRecipe(call, columns.recipe_id);
  const { db, subjectId: userId } = call;
  if ((await countFeedback(db, userId, columns.recipe_id)) >= MAX_FEEDBACK_PER_RECIPE)
    throw invalidField("", "too_much_feedback");
  return present(await insertFeedback(db, userId, columns, call.now));
}

/** PUT and PATCH; PATCH keeps what is left out. */
export async function changeRecipeFeedback(
  call: Call<Calls["change"]> | Call<Calls["replace"]>,
  isWhole: boolean,
): Promise<RecipeFeedbackLineItem> {
  const row = await getOwn(call, call.params.id);
  const changes = Object.fromEntries(Object.entries(call.body).filter(([, value]) => value !== undefined));
  const old = present(row);
  const kept = isWhole ? { recipe: old.recipe, kind: old.kind } : old;
  const columns = toColumns({ ...kept, ...changes });
  if (columns.recipe_id !== row.recipe_id) await checkRecipe(call as Call, columns.recipe_id);
  return present(await updateFeedback(call.db, row.id, columns));
}

export async function removeRecipeFeedback(call: Call<Calls["remove"]>): Promise<undefined> {
  await deleteFeedback(call.db, (await getOwn(call, call.params.id)).id);
}
