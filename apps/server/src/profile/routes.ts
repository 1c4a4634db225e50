import {
  deleteHealthAnswers as deleteAnswers,
  exerciseInstances,
  getHealthAnswers as getAnswers,
  getExerciseTemplate,
  householdMembers,
  listExerciseTemplates,
  listIngredientsToAvoid,
  setHealthAnswers as setAnswers,
  setIngredientsToAvoid as setEndpoint,
  userProfiles,
} from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import { type Route, route } from "../platform/calls/call.ts";
import { answerPageOf, pageWindow, toPage } from "../platform/http/page.ts";
import { versionedRow } from "../platform/http/versions.ts";
import { findTemplate } from "./exercise-store.ts";
import { pageOfExerciseTemplates, pageOfIngredientsToAvoid } from "./named-thing-store.ts";
import {
  changeExerciseInstance,
  createExerciseInstance,
  getExerciseInstance,
  listExerciseInstances,
  removeExerciseInstance,
} from "./save-exercise.ts";
import { deleteHealthAnswers, getHealthAnswers, setHealthAnswers } from "./save-health-answers.ts";
import {
  changeHouseholdMember,
  createHouseholdMember,
  getHouseholdMember,
  listHouseholdMembers,
  removeHouseholdMember,
  replaceHouseholdMember,
} from "./save-household-member.ts";
import {
  changeProfile,
  createProfile,
  getProfile,
  listProfiles,
  removeProfile,
  replaceProfile,
} from "./save-profile.ts";
import { setIngredientsToAvoid } from "./set-ingredients-to-avoid.ts";

const versionedProfile = versionedRow("user_profiles", getProfile);

const presentTemplate = (row: { id: number; name: string; kcal_per_kg_per_min: number }) => ({
  id: row.id,
  exercise_name: row.name,
  kcal_per_kg_per_min: row.kcal_per_kg_per_min,
});

export const profileRoutes: readonly Route[] = [
  route(userProfiles.list, async (call, http) => answerPageOf(call.query, http, await listProfiles(call))),
  route(userProfiles.create, createProfile),
  route(userProfiles.get, getProfile),
  route(userProfiles.replace, replaceProfile, { versioned: versionedProfile }),
  route(userProfiles.change, changeProfile, { versioned: versionedProfile }),
  route(userProfiles.remove, removeProfile, { versioned: versionedProfile }),
  route(getAnswers, getHealthAnswers),
  route(setAnswers, setHealthAnswers),
  route(deleteAnswers, deleteHealthAnswers),
  route(exerciseInstances.list, async (call, http) =>
    answerPageOf(call.query, http, await listExerciseInstances(call)),
  ),
  route(exerciseInstances.create, createExerciseInstance),
  route(exerciseInstances.get, getExerciseInstance),
  route(exerciseInstances.replace, changeExerciseInstance),
  route(exerciseInstances.change, changeExerciseInstance),
  route(exerciseInstances.remove, removeExerciseInstance),
  route(listExerciseTemplates, async (call, http) => {
    const wanted = { language: call.language, search: call.query.search };
    const { rows, count } = await pageOfExerciseTemplates(call.db, wanted, pageWindow(call.query));
    return toPage(call.query, http, count, rows.map(presentTemplate));
  }),
  route(getExerciseTemplate, async (call) => {
    const row = await findTemplate(call.db, call.params.id, call.language);
    if (row === null) throw new Problem("not_found");
    return presentTemplate(row);
  }),
  route(listIngredientsToAvoid, async (call, http) => {
    const wanted = { language: call.language, search: call.query.search };
    const { rows, count } = await pageOfIngredientsToAvoid(call.db, wanted, pageWindow(call.query));
    return toPage(call.query, http, count, rows);
  }),
  route(setEndpoint, setIngredientsToAvoid),
  route(householdMembers.list, async (call, http) =>
    answerPageOf(call.query, http, await listHouseholdMembers(call)),
  ),
  route(householdMembers.create, createHouseholdMember),
  route(householdMembers.get, getHouseholdMember),
  route(householdMembers.replace, replaceHouseholdMember),
  route(householdMembers.change, changeHouseholdMember),
  route(householdMembers.remove, removeHouseholdMember),
];
