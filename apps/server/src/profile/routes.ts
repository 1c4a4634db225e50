import {
  exerciseInstances,
  getExerciseTemplate,
  listExerciseTemplates,
  listIngredientsToAvoid,
  setIngredientsToAvoid as setEndpoint,
  userProfiles,
} from "@plateful/contract";
import { type Route, route } from "../platform/call.ts";
import { answerPage, answerPageOf } from "../platform/page.ts";
import { Problem } from "../platform/problem.ts";
import { countTemplates, findTemplate, listTemplates } from "./exercise-store.ts";
import {
  countIngredientsToAvoid,
  listIngredientsToAvoid as listAvoidable,
} from "./ingredient-to-avoid-store.ts";
import {
  changeExerciseInstance,
  createExerciseInstance,
  getExerciseInstance,
  listExerciseInstances,
  removeExerciseInstance,
} from "./save-exercise.ts";
import {
  changeProfile,
  createProfile,
  getProfile,
  listProfiles,
  removeProfile,
  replaceProfile,
} from "./save-profile.ts";
import { setIngredientsToAvoid } from "./set-ingredients-to-avoid.ts";

const presentTemplate = (row: { id: number; name: string; kcal_per_kg_per_min: number }) => ({
  id: row.id,
  exercise_name: row.name,
  kcal_per_kg_per_min: row.kcal_per_kg_per_min,
});

export const profileRoutes: readonly Route[] = [
  route(userProfiles.list, async (call, http) => answerPageOf(call.query, http, await listProfiles(call))),
  route(userProfiles.create, createProfile),
  route(userProfiles.get, getProfile),
  route(userProfiles.replace, replaceProfile),
  route(userProfiles.change, changeProfile),
  route(userProfiles.remove, removeProfile),
  route(exerciseInstances.list, async (call, http) =>
    answerPageOf(call.query, http, await listExerciseInstances(call)),
  ),
  route(exerciseInstances.create, createExerciseInstance),
  route(exerciseInstances.get, getExerciseInstance),
  route(exerciseInstances.replace, changeExerciseInstance),
  route(exerciseInstances.change, changeExerciseInstance),
  route(exerciseInstances.remove, removeExerciseInstance),
  route(listExerciseTemplates, (call, http) => {
    const wanted = { language: call.language, search: call.query.search };
    return answerPage(call.query, http, {
      count: () => countTemplates(call.db, wanted),
      rows: async (slice) => (await listTemplates(call.db, wanted, slice)).map(presentTemplate),
    });
  }),
  route(getExerciseTemplate, async (call) => {
    const row = await findTemplate(call.db, call.params.id, call.language);
    if (row === null) throw new Problem("not_found");
    return presentTemplate(row);
  }),
  route(listIngredientsToAvoid, (call, http) => {
    const wanted = { language: call.language, search: call.query.search };
    return answerPage(call.query, http, {
      count: () => countIngredientsToAvoid(call.db, wanted),
      rows: (slice) => listAvoidable(call.db, wanted, slice),
    });
  }),
  route(setEndpoint, setIngredientsToAvoid),
];
