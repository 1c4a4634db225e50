import { z } from "zod/mini";
import { crud } from "../crud.ts";
import { endpoint } from "../endpoint.ts";
import { entity, id, idInPath, pageOf, pageQuery, positive, queryId, text } from "../fields.ts";

/** A kind of exercise that people choose from, with its energy use per kilogram of body weight per minute. */
export const exerciseTemplate = entity(
  "ExerciseTemplate",
  z.object({ id: id(), exercise_name: z.string(), kcal_per_kg_per_min: z.number() }),
);
export type ExerciseTemplate = z.output<typeof exerciseTemplate>;

/** An exercise that one person does every week. */
export const exerciseInstance = entity(
  "ExerciseInstance",
  z.object({
    id: id(),
    exercise: id(),
    minutes_per_session: z.number(),
    sessions_per_week: z.number(),
    intake: id(),
  }),
);
export type ExerciseInstance = z.output<typeof exerciseInstance>;

/** The exercise itself, without the profile that it belongs to. Forms start at 30 minutes, once a week. */
export const exerciseFields = z.object({
  exercise: id(),
  minutes_per_session: positive(600),
  sessions_per_week: positive(21),
});
const instanceFields = z.extend(exerciseFields, { intake: id() });

export const exerciseInstances = crud({
  noun: "exercise-instance",
  feature: "profile",
  path: "users/exerciseInstance/",
  aliases: ["exerciseInstance/"],
  access: { who: "own", coach: "write" },
  consent: ["BODY_AND_PLAN"],
  what: "weekly exercises of a profile",
  entity: exerciseInstance,
  create: instanceFields,
  patch: z.partial(instanceFields),
  filters: { intake: z.optional(queryId()) },
});

const readable = { feature: "profile", method: "GET", access: { who: "user" } } as const;

export const listExerciseTemplates = endpoint({
  ...readable,
  name: "list-exercise-templates",
  path: "users/exerciseTemplate/",
  summary: "List the kinds of exercise",
  query: z.object({ ...pageQuery, search: z.optional(text(100)) }),
  answer: pageOf(exerciseTemplate),
});

export const getExerciseTemplate = endpoint({
  ...readable,
  name: "get-exercise-template",
  path: "users/exerciseTemplate/{id}/",
  summary: "Read one kind of exercise",
  params: idInPath,
  errors: ["not_found"],
  answer: exerciseTemplate,
});
