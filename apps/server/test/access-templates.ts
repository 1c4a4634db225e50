import { WEEKDAYS } from "@plateful/nutrition";
import { keepVersion } from "../src/nutrition-plans/index.ts";
import { loadNutritionTenant } from "../src/organisations/index.ts";
import { loadPlanned } from "../src/plan-templates/load-planned.ts";
import { findTemplate } from "../src/plan-templates/plan-template-store.ts";
import { previewOf } from "../src/plan-templates/scale-template.ts";
import type { Db } from "../src/platform/database/open-database.ts";
import { inSystemScope } from "../src/platform/database/scope.ts";
import type { Policy, Word } from "./access-policy.ts";
import { type Build, of, plain, used } from "./access-request.ts";
import type { World } from "./access-world.ts";

/** `coach` and `colleague` work in one practice, `otherCoach` in another. */
const COACHES: Word = {
  ...{ nobody: 401, self: 403, other: 403, coach: "ok" },
  ...{ otherCoach: "ok", disabled: 403, staff: 403, colleague: "ok" },
};
const PRACTICE: Word = { ...COACHES, otherCoach: "hidden" };
const CLIENTS_COACH: Word = { ...PRACTICE, colleague: "hidden" };
/** A client names their own plan, but has no template to put it on. */
const APPLIES: Word = {
  ...{ nobody: 401, self: 400, other: "hidden", coach: "ok" },
  ...{ otherCoach: "hidden", disabled: 403, staff: "hidden" },
};

export const TEMPLATE_POLICY: Readonly<Record<string, Policy>> = {
  "list-plan-templates": [COACHES],
  "create-plan-template": [COACHES],
  "change-plan-template": [PRACTICE, 404],
  "remove-plan-template": [PRACTICE, 404],
  "find-plan-shares": [CLIENTS_COACH, 404],
  "preview-plan-template": [CLIENTS_COACH, 404],
  "find-template-uses": [COACHES],
  "apply-plan-template": [APPLIES, 403],
  "undo-plan-template": [{ ...APPLIES, self: "ok" }, 403],
};

/** Calls that are about templates and no client, so that nothing is noted. */
export const UNNOTED_TEMPLATE_CALLS: readonly string[] = [
  "list-plan-templates",
  "create-plan-template",
  "change-plan-template",
  "remove-plan-template",
];

export const TEMPLATE_FIELDS = {
  ...{
    name: "Gentle deficit",
    note: "With two snacks",
    energy_percent: 95,
    protein_per_kg: 1.6,
    fat_percent: 30,
  },
  meals: [
    { meal_moment: "BREAKFAST", size: 30 },
    { meal_moment: "LUNCH", size: 30 },
    { meal_moment: "DINNER", size: 40 },
  ],
} as const;

const insertTemplate = (trx: Db, { app, things }: World): Promise<{ id: number }> =>
  trx
    .insertInto("plan_templates")
    .values({
      ...{ ...TEMPLATE_FIELDS, meals: JSON.stringify(TEMPLATE_FIELDS.meals) },
      ...{ organisation_id: things.organisation, changed_at: app.clock.now() },
    })
    .returning("id")
    .executeTakeFirstOrThrow();

/** The template of the practice of `coach` that stays. */
const lastingTemplate = (world: World): Promise<number> =>
  inSystemScope(world.app.app.services.db, async (trx) => {
    const kept = await trx
      .selectFrom("plan_templates")
      .select("id")
      .where("organisation_id", "=", world.things.organisation)
      .orderBy("id")
      .executeTakeFirst();
    return (kept ?? (await insertTemplate(trx, world))).id;
  });

const spareTemplate = async (world: World): Promise<number> => {
  await lastingTemplate(world);
  return inSystemScope(world.app.app.services.db, async (trx) => (await insertTemplate(trx, world)).id);
};

/** What the preview of a template answers for `self`, without a preview that would be noted. */
const seenOf = (world: World, template: number): Promise<string> =>
  inSystemScope(world.app.app.services.db, async (trx) => {
    const { people, things } = world;
    const user = { coachId: people.coach.id, organisationId: things.organisation };
    const planned = (await loadPlanned(trx, [people.self.id])).get(people.self.id);
    const stored = await findTemplate(trx, user, template);
    if (planned === undefined || stored === null) return "nothing";
    const tenant = await loadNutritionTenant(trx, things.organisation);
    return previewOf(stored, planned, tenant).seen ?? "nothing";
  });

/** A version of `self`'s plan as a template leaves it, with one before it. */
const aUse = ({ app, things, people }: World): Promise<{ plan: number; number: number }> =>
  inSystemScope(app.app.services.db, async (trx) => {
    const plan = things.plan;
    const version = { authorId: people.coach.id, savedAt: app.clock.now(), isKeptAnyway: true };
    const week = Object.fromEntries(WEEKDAYS.map((day) => [day, plan]));
    await trx.updateTable("weekly_nutrition_plans").set(week).where("id", "=", things.week).execute();
    await keepVersion(trx, plan, version);
    const template = { id: null, name: TEMPLATE_FIELDS.name, daysBefore: week };
    return { plan, number: (await keepVersion(trx, plan, { ...version, template })) ?? 0 };
  });

export const TEMPLATE_REQUESTS: Readonly<Record<string, Build>> = {
  "list-plan-templates": plain(),
  "create-plan-template": plain({ body: { ...TEMPLATE_FIELDS, is_of_practice: false } }),
  "change-plan-template": async (world, aim) => ({
    params: { id: of(aim, await lastingTemplate(world)) },
    body: { name: "Gentler deficit" },
  }),
  "remove-plan-template": async (world, aim) => ({
    params: { id: await used(aim, await lastingTemplate(world), () => spareTemplate(world)) },
  }),
  "find-plan-shares": (world, aim) => ({ params: { id: of(aim, world.people.self.id) } }),
  "preview-plan-template": async (world, aim) => ({
    params: { id: await lastingTemplate(world) },
    query: { client: of(aim, world.people.self.id) },
  }),
  "find-template-uses": async (world, aim) => {
    if (aim.isCarriedOut) await aUse(world);
    return {};
  },
  "apply-plan-template": async (world, aim) => {
    const { self } = world.people;
    const template = await lastingTemplate(world);
    const user = aim.caller === "self" ? self.id : of(aim, self.id);
    return { body: { user, template, seen: await seenOf(world, template) } };
  },
  "undo-plan-template": async (world, aim) => ({
    body: {
      user: of(aim, world.people.self.id),
      ...(aim.isCarriedOut ? await aUse(world) : { plan: world.things.plan, number: 1 }),
    },
  }),
};
