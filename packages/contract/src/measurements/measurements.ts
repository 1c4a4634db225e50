import {
  BODY_AREAS,
  MEASUREMENT_LIMITS,
  STORED_MEASUREMENT_TYPES,
  STORED_STRESS_LEVELS,
  STRESS_LEVELS,
} from "@plateful/nutrition";
import { z } from "zod/mini";
import { crud } from "../crud.ts";
import { endpoint } from "../endpoint.ts";
import { choice, datetime, entity, id, moment, number, positive, queryId, queryMoment } from "../fields.ts";

const shared = { feature: "measurements", access: { who: "own", coach: "read" } } as const;
const ofBody = { ...shared, consent: ["BODY_AND_PLAN"] } as const;
const ofStressAndSleep = { ...shared, consent: ["STRESS_AND_SLEEP"] } as const;

/** What every measurement has beside its value: whose it is, and when it was measured. */
const answered = { id: id(), user: id(), created_at: datetime() };
const entered = { user: z.optional(id()), created_at: moment() };
const changed = { created_at: z.optional(moment()) };
const filters = {
  user: z.optional(queryId()),
  created_at__gte: z.optional(queryMoment()),
  created_at__lte: z.optional(queryMoment()),
};

const { weight, sleep, waist, bodyFat } = MEASUREMENT_LIMITS;
const kilograms = () => number(weight.min, weight.max);
const hours = () => positive(sleep.max);
const centimetres = () => positive(waist.max);
const fraction = () => number(bodyFat.min, bodyFat.max);

/** Body weight in kilograms, two decimals. */
export const userWeight = entity("UserWeight", z.object({ ...answered, value: z.number() }));
export type UserWeight = z.output<typeof userWeight>;

export const userWeights = crud({
  ...ofBody,
  noun: "user-weight",
  path: "userWeight/",
  what: "measured weights in kg",
  entity: userWeight,
  create: z.object({ ...entered, value: kilograms() }),
  patch: z.object({ ...changed, value: z.optional(kilograms()) }),
  filters,
});

/** Hours slept in one night. */
export const userSleep = entity("UserSleep", z.object({ ...answered, value: z.number() }));
export type UserSleep = z.output<typeof userSleep>;

export const userSleeps = crud({
  ...ofStressAndSleep,
  noun: "user-sleep",
  path: "UserSleep/",
  what: "nights of sleep in hours",
  entity: userSleep,
  create: z.object({ ...entered, value: hours() }),
  patch: z.object({ ...changed, value: z.optional(hours()) }),
  filters,
});

/** How much stress someone felt. */
export const userStress = entity(
  "UserStress",
  z.object({ ...answered, value: choice(STORED_STRESS_LEVELS) }),
);
export type UserStress = z.output<typeof userStress>;

export const userStresses = crud({
  ...ofStressAndSleep,
  noun: "user-stress",
  plural: "user-stresses",
  path: "UserStress/",
  what: "levels of stress",
  entity: userStress,
  create: z.object({ ...entered, value: choice(STRESS_LEVELS) }),
  patch: z.object({ ...changed, value: z.optional(choice(STRESS_LEVELS)) }),
  filters,
});

/** A circumference of the body in centimetres. */
export const userDistance = entity(
  "UserDistance",
  z.object({ ...answered, value: z.number(), body_area: choice(BODY_AREAS) }),
);
export type UserDistance = z.output<typeof userDistance>;

export const userDistances = crud({
  ...ofBody,
  noun: "user-distance",
  path: "UserDistance/",
  what: "circumferences in cm",
  entity: userDistance,
  create: z.object({ ...entered, value: centimetres(), body_area: choice(BODY_AREAS) }),
  patch: z.object({
    ...changed,
    value: z.optional(centimetres()),
    body_area: z.optional(choice(BODY_AREAS)),
  }),
  filters,
});

/** Body fat as a fraction of the weight: 0.24 is 24 %. */
export const userBodyFatPercentage = entity(
  "UserBodyFatPercentage",
  z.object({ ...answered, value: z.number() }),
);
export type UserBodyFatPercentage = z.output<typeof userBodyFatPercentage>;

export const userBodyFatPercentages = crud({
  ...ofBody,
  noun: "user-body-fat-percentage",
  path: "UserBodyFatPercentage/",
  what: "measured body fat as a fraction of the weight",
  entity: userBodyFatPercentage,
  create: z.object({ ...entered, value: fraction() }),
  patch: z.object({ ...changed, value: z.optional(fraction()) }),
  filters,
});

export const deleteMeasurement = endpoint({
  name: "delete-measurement",
  feature: "measurements",
  method: "POST",
  path: "deleteMeasurement/",
  access: { who: "own", coach: "none" },
  summary: "Delete one of your measurements, of any kind",
  body: z.object({
    measurement_id: id(),
    measurement_type: choice(STORED_MEASUREMENT_TYPES),
    user_id: id(),
  }),
  errors: ["not_found"],
});
