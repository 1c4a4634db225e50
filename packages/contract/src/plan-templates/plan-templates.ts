import {
  DIETS,
  MAX_TEMPLATE_ENERGY,
  MAX_TEMPLATE_FAT,
  MAX_TEMPLATE_PROTEIN,
  MEAL_MOMENTS,
  MIN_TEMPLATE_ENERGY,
  MIN_TEMPLATE_FAT,
  MIN_TEMPLATE_PROTEIN,
} from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import {
  choice,
  datetime,
  entity,
  id,
  idInPath,
  integer,
  looseText,
  number,
  queryId,
  text,
  version,
} from "../fields.ts";

/** The most templates that one coach may have, and one practice. */
export const MAX_TEMPLATES = 50;

const shareFields = {
  /** Energy in percent of the client's need. */
  energy_percent: integer(MIN_TEMPLATE_ENERGY, MAX_TEMPLATE_ENERGY),
  /** Protein in grams per kg of body weight. */
  protein_per_kg: number(MIN_TEMPLATE_PROTEIN, MAX_TEMPLATE_PROTEIN),
  /** Fat in percent of the energy; carbohydrates make up the rest. */
  fat_percent: integer(MIN_TEMPLATE_FAT, MAX_TEMPLATE_FAT),
  /** The meals of a day in percent of its energy, 100 together. */
  meals: z
    .array(z.object({ meal_moment: choice(MEAL_MOMENTS), size: number(1, 100) }))
    .check(z.minLength(1), z.maxLength(MEAL_MOMENTS.length)),
};

const fields = {
  name: text(80),
  /** Who or what it is for, in a few words; may be empty. */
  note: looseText(120),
  ...shareFields,
};

/** A way of planning in shares of what a client needs, so that each client gets their own numbers. */
export const planTemplate = entity(
  "PlanTemplate",
  z.object({
    id: id(),
    ...fields,
    /** True: every coach of the practice uses and changes it. False: it is the caller's own. */
    is_of_practice: z.boolean(),
    /** How many of the caller's clients have a plan that was last saved from it. */
    clients: z.int(),
    changed_at: datetime(),
    version: version(),
  }),
);
export type PlanTemplate = z.output<typeof planTemplate>;

const templates = { feature: "plan-templates", access: { who: "coach" } } as const;
const one = { ...templates, path: "planTemplates/{id}/", params: idInPath, errors: ["not_found"] } as const;
const body = z.object({ ...fields, is_of_practice: z.boolean() });

export const listPlanTemplates = endpoint({
  ...templates,
  name: "list-plan-templates",
  method: "GET",
  path: "planTemplates/",
  summary: "List the caller's plan templates and those of the practice, by name",
  answer: z.object({
    templates: z.array(planTemplate),
    /** Whether the caller works in a practice that templates can belong to. */
    has_practice: z.boolean(),
    /** Whether the caller may add, change, delete and apply templates. */
    may_edit: z.boolean(),
  }),
});

export const createPlanTemplate = endpoint({
  ...templates,
  name: "create-plan-template",
  method: "POST",
  path: "planTemplates/",
  summary: "Add a plan template",
  body,
  answer: planTemplate,
});

export const changePlanTemplate = endpoint({
  ...one,
  name: "change-plan-template",
  method: "PATCH",
  summary: "Change a plan template; plans that were made from it stay as they are",
  body: z.partial(body),
  answer: planTemplate,
  current: planTemplate,
});

export const removePlanTemplate = endpoint({
  ...one,
  name: "remove-plan-template",
  method: "DELETE",
  summary: "Delete a plan template; plans that were made from it stay",
});

/** The shares behind a plan as it is, under its name. */
const planShares = z.object({ name: z.string(), ...shareFields });
export type PlanShares = z.output<typeof planShares>;

export const findPlanShares = endpoint({
  ...templates,
  name: "find-plan-shares",
  method: "GET",
  path: "clients/{id}/planShares/",
  params: idInPath,
  errors: ["not_found"],
  summary: "Find the shares behind a client's plan, from which a template can be made",
  /** Null without a weekly plan, or when the client's need is unknown. */
  answer: z.object({ shares: z.nullable(planShares) }),
});

/** Why a template cannot be applied to a client. */
export const TEMPLATE_OBSTACLES = ["UNDER_FLOOR", "NO_NEED", "NOT_SHARED"] as const;
/** What stays as it is for a client, whatever a template says. */
export const KEPT_RESTRICTIONS = [
  "KETO",
  "LOW_CARB",
  ...DIETS.filter((diet) => diet !== "OMNIVORE"),
  "GLUTEN",
  "LACTOSE",
  "NUTS",
  "CRUSTACEANS",
  "ALLERGENS",
] as const;
export type KeptRestriction = (typeof KEPT_RESTRICTIONS)[number];

/** What a template would make of a client's plan. */
const preview = entity(
  "TemplatePreview",
  z.object({
    id: id(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    /** Kcal of an average day now; null without a plan, or when the plan is not shared. */
    kcal_before: z.nullable(z.number()),
    /** Kcal of every day with the template; null when the need is unknown or the plan is not shared. */
    kcal_after: z.nullable(z.number()),
    /** The least energy of a day that is safe for this client. */
    floor: z.nullable(z.number()),
    /** Null when the template can be applied. */
    obstacle: z.nullable(choice(TEMPLATE_OBSTACLES)),
    kept: z.array(choice(KEPT_RESTRICTIONS)),
    /** How many different day plans the week has now. They become one. */
    day_plans: z.int(),
    /** Whether recipes are planned from today on, in a diary that is shared, so that they can be planned again. */
    has_meals_ahead: z.boolean(),
    /** What the preview was made from, to be sent when the template is applied; null when it cannot be. */
    seen: z.nullable(z.string()),
  }),
);
export type TemplatePreview = z.output<typeof preview>;

export const previewPlanTemplate = endpoint({
  ...templates,
  name: "preview-plan-template",
  method: "GET",
  path: "planTemplates/{id}/clients/",
  params: idInPath,
  query: z.object({ client: z.optional(queryId()) }),
  errors: ["not_found"],
  summary: "Show what a plan template would change for each active client",
  answer: z.object({
    clients: z.array(preview),
    /** Clients beyond the number that one answer holds. */
    left_out: z.int(),
  }),
});

/** A client's plan that a template made. */
const use = entity(
  "TemplateUse",
  z.object({
    client: id(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    template_name: z.string(),
    /** The version of the plan that the template made. */
    plan: id(),
    number: z.int(),
    applied_at: datetime(),
    kcal: z.number(),
  }),
);
export type TemplateUse = z.output<typeof use>;

const UNDONE_MEALS = ["RESTORED", "KEPT", "NONE"] as const;

const acting = {
  feature: "plan-templates",
  method: "POST",
  status: 200,
  access: { who: "own", coach: "write" },
  consent: ["BODY_AND_PLAN"],
  errors: ["not_found", "conflict"],
} as const;

export const applyPlanTemplate = endpoint({
  ...acting,
  name: "apply-plan-template",
  path: "planTemplates/apply/",
  summary: "Put every day of a client's week on a plan template",
  body: z.object({ user: id(), template: id(), seen: text(400) }),
  /** Null when the plan was the same already. */
  answer: z.object({ use: z.nullable(use) }),
});

export const undoPlanTemplate = endpoint({
  ...acting,
  name: "undo-plan-template",
  path: "planTemplates/undo/",
  summary: "Restore a client's plan as it was before a template",
  body: z.object({ user: id(), plan: id(), number: integer(1, 1_000_000) }),
  answer: z.object({
    /** Kcal of an average day after that; null when there was no plan before the template. */
    kcal: z.nullable(z.number()),
    /**
     * What became of the meals that were planned again with the template: they are as before, or stay because a day has passed or they
     * were changed since; NONE when none were.
     */
    meals: choice(UNDONE_MEALS),
  }),
});

export const findTemplateUses = endpoint({
  ...templates,
  name: "find-template-uses",
  method: "GET",
  path: "planTemplates/uses/",
  summary: "Find the plans that a template made and that can still be restored",
  answer: z.object({
    uses: z.array(use),
    /** Clients who have not answered the questions yet; the template then makes their first plan. */
    starts: z.array(z.object({ client: id(), template_name: z.string() })),
  }),
});

export const planTemplateEndpoints = [
  listPlanTemplates,
  createPlanTemplate,
  findTemplateUses,
  findPlanShares,
  changePlanTemplate,
  removePlanTemplate,
  previewPlanTemplate,
  applyPlanTemplate,
  undoPlanTemplate,
] as const;
