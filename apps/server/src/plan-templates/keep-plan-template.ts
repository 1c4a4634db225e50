import {
  type AnswerOf,
  type changePlanTemplate as changeEndpoint,
  type createPlanTemplate as createEndpoint,
  type listPlanTemplates as listEndpoint,
  MAX_TEMPLATES,
  type PlanTemplate,
  type removePlanTemplate as removeEndpoint,
} from "@plateful/contract";
import { isWholeDay, mealMomentOrder } from "@plateful/nutrition";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { findPlace, mayInTeam, requireRight } from "../platform/calls/team-rights.ts";
import { lockVersion, type Versioned } from "../platform/http/versions.ts";
import {
  countFollowers,
  deleteTemplate,
  findTemplate,
  insertTemplate,
  listTemplates,
  type TemplateMeal,
  type TemplateRow,
  type TemplateUser,
  updateTemplate,
} from "./plan-template-store.ts";

type Asking = Pick<Call, "db" | "actor">;

const templateUserOf = async ({ db, actor }: Asking): Promise<TemplateUser> => ({
  coachId: actor.id,
  organisationId: (await findPlace(db, actor.id))?.organisationId ?? null,
});

/** A template that the caller may use; null for any other, whether it exists or not. */
export const findOwnTemplate = async (call: Asking, id: number): Promise<TemplateRow | null> =>
  findTemplate(call.db, await templateUserOf(call), id);

/** @throws Problem not_found for a template that the caller may not use, whether it exists or not. */
export async function getTemplate(call: Asking, id: number): Promise<TemplateRow> {
  const template = await findOwnTemplate(call, id);
  if (template === null) throw new Problem("not_found");
  return template;
}

const present = (
  { user_id: owner, organisation_id: _practice, changed_at, meals, ...row }: TemplateRow,
  clients: number,
): PlanTemplate => ({
  ...row,
  meals: meals.map(({ meal_moment, size }) => ({ meal_moment, size })),
  is_of_practice: owner === null,
  clients,
  changed_at: changed_at.toISOString(),
});

async function load(call: Asking, id: number): Promise<PlanTemplate> {
  const template = await getTemplate(call, id);
  const followers = await countFollowers(call.db, call.actor.id, [id]);
  return present(template, followers.get(id) ?? 0);
}

/** The templates that a coach uses, with what the coach may do with them (ledger COACH-110, COACH-115). */
export async function listPlanTemplates(
  call: Call<typeof listEndpoint>,
): Promise<AnswerOf<typeof listEndpoint>> {
  const user = await templateUserOf(call);
  const templates = await listTemplates(call.db, user);
  const ids = templates.map(({ id }) => id);
  const followers = await countFollowers(call.db, call.actor.id, ids);
  return {
    templates: templates.map((template) => present(template, followers.get(template.id) ?? 0)),
    has_practice: user.organisationId !== null,
    may_edit: await mayInTeam(call, "EDIT_PLANS"),
  };
}

/** @throws InvalidFields for a moment that comes twice, and for meals that do not make a whole day. */
function checkMeals(meals: readonly TemplateMeal[]): TemplateMeal[] {
  const moments = new Set(meals.map(({ meal_moment }) => meal_moment));
  if (moments.size < meals.length) throw invalidField("meals", { code: "unique_set", fields: "meal_moment" });
  if (!isWholeDay(meals.map(({ size }) => size))) throw invalidField("meals", "template_meals");
  return meals.toSorted((a, b) => mealMomentOrder(a.meal_moment) - mealMomentOrder(b.meal_moment));
}

/**
 * The columns that say whose a template is.
 * @throws InvalidFields for a template of a practice when the caller works in none, and when the owner has as many as allowed.
 */
async function ownerColumns(call: Asking, isOfPractice: boolean, exceptId?: number) {
  const user = await templateUserOf(call);
  if (isOfPractice && user.organisationId === null) throw invalidField("is_of_practice", "no_practice");
  const others = (await listTemplates(call.db, user)).filter(
    ({ id, user_id }) => id !== exceptId && (user_id === null) === isOfPractice,
  );
  if (others.length >= MAX_TEMPLATES) throw invalidField("is_of_practice", "too_many_templates");
  return isOfPractice
    ? { user_id: null, organisation_id: user.organisationId }
    : { user_id: user.coachId, organisation_id: null };
}

/** Adds a template (ledger COACH-110). */
export async function createPlanTemplate(call: Call<typeof createEndpoint>): Promise<PlanTemplate> {
  await requireRight(call, "EDIT_PLANS");
  const { is_of_practice, meals, ...fields } = call.body;
  const columns = { ...fields, ...(await ownerColumns(call, is_of_practice)), meals: checkMeals(meals) };
  return load(call, await insertTemplate(call.db, { ...columns, changed_at: call.now }));
}

export const versionedTemplate: Versioned<Call<typeof changeEndpoint>> = {
  lock: async (call) => {
    await requireRight(call, "EDIT_PLANS");
    return lockVersion(call.db, "plan_templates", (await getTemplate(call, call.params.id)).id);
  },
  read: (call) => load(call, call.params.id),
};

/** What is left out stays; plans that were made from the template stay too (ledger COACH-110). */
export async function changePlanTemplate(call: Call<typeof changeEndpoint>): Promise<PlanTemplate> {
  await requireRight(call, "EDIT_PLANS");
  const { id } = await getTemplate(call, call.params.id);
  const { is_of_practice, meals, ...fields } = call.body;
  await updateTemplate(call.db, id, {
    ...fields,
    ...(is_of_practice === undefined ? {} : await ownerColumns(call, is_of_practice, id)),
    ...(meals === undefined ? {} : { meals: checkMeals(meals) }),
    changed_at: call.now,
  });
  return load(call, id);
}

/** Plans that were made from the template stay, and can still be restored (ledger COACH-110, COACH-113). */
export async function removePlanTemplate(call: Call<typeof removeEndpoint>): Promise<undefined> {
  await requireRight(call, "EDIT_PLANS");
  const { id } = await getTemplate(call, call.params.id);
  await deleteTemplate(call.db, id);
}
