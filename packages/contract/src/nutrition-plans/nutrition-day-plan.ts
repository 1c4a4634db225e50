import { MEAL_MOMENTS, MEAL_TYPES, RAIL_FINDINGS, WEEKDAYS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { crud } from "../crud.ts";
import { endpoint } from "../endpoint.ts";
import {
  choice,
  datetime,
  entity,
  id,
  idInPath,
  integer,
  macroShape,
  maybe,
  number,
  queryId,
  text,
  version,
} from "../fields.ts";
import { weeklyNutritionPlan } from "./weekly-nutrition-plan.ts";

const ownWithCoach = { who: "own", coach: "write" } as const;
const MAX_ORDER = 1000;

const MAX_REASON = 500;

/**
 * What the caller confirms of a plan that crosses a guard-rail; a coach says why. Without it such a plan is answered with 409
 * `confirmation_needed`, and what is refused is answered with 400 whatever is confirmed (SAFE-001, SAFE-004).
 */
export const railConfirmation = z.object({
  confirmed_findings: z.optional(z.array(choice(RAIL_FINDINGS)).check(z.maxLength(RAIL_FINDINGS.length))),
  confirmation_reason: maybe(text(MAX_REASON)),
});
export type RailConfirmation = z.output<typeof railConfirmation>;

/** What the guard-rails did to a plan: MOVED to what is safe, LOSS_PAUSED after the profile changed, or UNFINISHED while meals are added one by one. */
export const SAFETY_NOTES = ["MOVED", "LOSS_PAUSED", "UNFINISHED"] as const;

/** The guard-rails that a plan crosses with a confirmation, why, and since when; and what the guard-rails changed of it. */
export const planSafety = z.object({
  confirmed: z.array(choice(RAIL_FINDINGS)),
  reason: z.nullable(z.string()),
  at: datetime(),
  note: z.nullable(choice(SAFETY_NOTES)),
});
export type PlanSafety = z.output<typeof planSafety>;

/** The place of one meal in a day plan, with the energy and macronutrients meant for it; `size` is percent of the day. */
export const mealSlotSpecification = entity(
  "MealSlotSpecification",
  z.object({
    id: id(),
    meal_type: choice(MEAL_TYPES),
    meal_moment: choice(MEAL_MOMENTS),
    order: z.int(),
    ...macroShape,
    nutrition_day_plan: id(),
    size: z.nullable(z.number()),
    version: version(),
  }),
);
export type MealSlotSpecification = z.output<typeof mealSlotSpecification>;

/** A day of eating: its meal slots, their sums, and the weekdays that follow it. `energy_balance` is percent of the need. */
export const nutritionDayPlan = entity(
  "NutritionDayPlan",
  z.object({
    id: id(),
    name: z.string(),
    meal_slot_specifications: z.array(mealSlotSpecification),
    days: z.array(choice(WEEKDAYS)),
    client_intake: z.nullable(id()),
    energy_balance: z.number(),
    ...macroShape,
    fiber: z.number(),
    created: datetime(),
    modified: datetime(),
    version: version(),
    /** Null for a plan within the guard-rails, of which they changed nothing. */
    safety: z.optional(z.nullable(planSafety)),
  }),
);
export type NutritionDayPlan = z.output<typeof nutritionDayPlan>;

/** What a meal slot is made of; `order` left out means the place of its moment in the day. */
const slotFields = z.object({
  meal_type: choice(MEAL_TYPES),
  meal_moment: choice(MEAL_MOMENTS),
  order: z.optional(integer(0, MAX_ORDER)),
  kcal: number(0, 10_000),
  protein: number(0, 1000),
  carbohydrates: number(0, 1000),
  fat: number(0, 1000),
  size: maybe(number(0, 100)),
});
const slotInPlan = z.extend(slotFields, { nutrition_day_plan: id(), ...railConfirmation.shape });

export const mealSlotSpecifications = crud({
  noun: "meal-slot-specification",
  feature: "nutrition-plans",
  path: "users/mealSlotSpecification/",
  access: ownWithCoach,
  consent: ["BODY_AND_PLAN"],
  what: "meal slots of day plans",
  entity: mealSlotSpecification,
  create: slotInPlan,
  patch: z.partial(slotInPlan),
  filters: { nutrition_day_plan: z.optional(queryId()) },
  errors: ["confirmation_needed"],
  isVersioned: true,
});

const dayPlanFields = z.object({
  name: text(80),
  client_intake: maybe(id()),
  energy_balance: number(10, 500),
  fiber: number(0, 1000),
  ...railConfirmation.shape,
});

const newDayPlan = z.extend(dayPlanFields, {
  energy_balance: z._default(number(10, 500), 100),
  fiber: z._default(number(0, 1000), 40),
});
const planSlots = z.array(slotFields).check(z.maxLength(MEAL_MOMENTS.length));
const planDays = z.array(choice(WEEKDAYS)).check(z.minLength(1), z.maxLength(WEEKDAYS.length));

const dayPlanCalls = crud({
  noun: "nutrition-day-plan",
  feature: "nutrition-plans",
  path: "users/nutritionDayPlan/",
  access: ownWithCoach,
  consent: ["BODY_AND_PLAN"],
  what: "day plans",
  entity: nutritionDayPlan,
  create: newDayPlan,
  patch: z.partial(dayPlanFields),
  filters: { client_intake: z.optional(queryId()) },
  errors: ["in_use", "confirmation_needed"],
  isVersioned: true,
});

/**
 * A new plan can bring its meals, and join the week on its days, in one call. `If-Match` then names the version of that
 * week, 0 for none: of two first plans that are made at once, the second is told of the first.
 */
export const nutritionDayPlans = {
  ...dayPlanCalls,
  create: endpoint({
    feature: "nutrition-plans",
    method: "POST",
    name: "create-nutrition-day-plan",
    path: "users/nutritionDayPlan/",
    summary: "Create a day plan, with its meal slots and the weekdays that follow it if given",
    access: ownWithCoach,
    consent: ["BODY_AND_PLAN"],
    body: z.extend(newDayPlan, { slots: z.optional(planSlots), days: z.optional(planDays) }),
    errors: ["in_use", "confirmation_needed"],
    answer: nutritionDayPlan,
    current: z.nullable(weeklyNutritionPlan),
  }),
} as const;

export const replaceDayPlanSlots = endpoint({
  feature: "nutrition-plans",
  method: "PUT",
  name: "replace-day-plan-slots",
  path: "users/nutritionDayPlan/{id}/slots/",
  summary: "Replace all meal slots of a day plan at once",
  access: ownWithCoach,
  consent: ["BODY_AND_PLAN"],
  params: idInPath,
  body: z.extend(z.partial(z.pick(dayPlanFields, { name: true, energy_balance: true, fiber: true })), {
    slots: planSlots,
    days: z.optional(planDays),
    ...railConfirmation.shape,
  }),
  errors: ["not_found", "confirmation_needed"],
  answer: nutritionDayPlan,
  current: nutritionDayPlan,
});

/** A day plan as it was saved once; `author` is null where nobody knows, or the account is gone. */
export const planVersion = entity(
  "PlanVersion",
  z.object({
    number: z.int(),
    saved_at: datetime(),
    author: z.nullable(z.object({ id: id(), first_name: z.string(), last_name: z.string() })),
    /** The version that was restored by this one. */
    restored_number: z.nullable(z.int()),
    /** The plan template that made this version, with the name that it had then. */
    template_name: z.nullable(z.string()),
    name: z.string(),
    energy_balance: z.number(),
    fiber: z.number(),
    ...macroShape,
    slots: z.array(
      z.object({
        meal_moment: choice(MEAL_MOMENTS),
        meal_type: choice(MEAL_TYPES),
        size: z.nullable(z.number()),
        ...macroShape,
      }),
    ),
  }),
);
export type PlanVersion = z.output<typeof planVersion>;

export const findPlanVersions = endpoint({
  feature: "nutrition-plans",
  method: "GET",
  name: "find-plan-versions",
  path: "users/nutritionDayPlan/{id}/versions/",
  summary: "Every saved version of a day plan, the newest first, with who saved it and when",
  access: { who: "own", coach: "read" },
  params: idInPath,
  errors: ["not_found"],
  answer: z.object({ versions: z.array(planVersion) }),
});

export const restorePlanVersion = endpoint({
  feature: "nutrition-plans",
  method: "POST",
  name: "restore-plan-version",
  path: "users/nutritionDayPlan/{id}/restore/",
  summary: "Save an earlier version of a day plan once more, as its newest version",
  status: 200,
  access: ownWithCoach,
  consent: ["BODY_AND_PLAN"],
  params: idInPath,
  body: z.extend(railConfirmation, { number: integer(1, 1_000_000) }),
  errors: ["not_found", "confirmation_needed"],
  answer: nutritionDayPlan,
  current: nutritionDayPlan,
});
