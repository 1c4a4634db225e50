import type { ExerciseInstance, exerciseInstances } from "@plateful/contract";
import {
  checkEnergyOf,
  checkWeeklyMinutes,
  findIntakeOwner,
  keepPlansSafe,
} from "../nutrition-plans/index.ts";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import type { Db } from "../platform/database/open-database.ts";
import {
  deleteInstance,
  findInstance,
  findTemplate,
  insertInstance,
  listInstances,
  updateInstance,
} from "./exercise-store.ts";
import { presentExercise } from "./present-profile.ts";

interface References {
  readonly exercise?: number | undefined;
  readonly intake?: number | undefined;
}

/** Checks that what a body points at is there for the caller, and finds whose profile it is. */
async function checkReferences(db: Db, { exercise, intake }: References): Promise<number | null> {
  if (exercise !== undefined && (await findTemplate(db, exercise, "en")) === null)
    throw invalidField("exercise", { code: "invalid_pk", id: exercise });
  if (intake === undefined) return null;
  const owner = await findIntakeOwner(db, intake);
  if (owner === null) throw invalidField("intake", { code: "invalid_pk", id: intake });
  return owner;
}

async function getStored(db: Db, id: number) {
  const instance = await findInstance(db, id);
  if (instance === null) throw new Problem("not_found");
  return instance;
}

export async function listExerciseInstances(
  call: Call<typeof exerciseInstances.list>,
): Promise<ExerciseInstance[]> {
  return (await listInstances(call.db, call.subjectId, call.query.intake)).map(presentExercise);
}

export async function getExerciseInstance(
  call: Call<typeof exerciseInstances.get>,
): Promise<ExerciseInstance> {
  return presentExercise(await getStored(call.db, call.params.id));
}

export async function createExerciseInstance(
  call: Call<typeof exerciseInstances.create>,
): Promise<ExerciseInstance> {
  const { exercise, intake, ...amounts } = call.body;
  const owner = await checkReferences(call.db, { exercise, intake });
  if (owner === null) throw invalidField("intake", { code: "invalid_pk", id: intake });
  const made = { ...amounts, exercise_id: exercise, intake_id: intake, user_id: owner };
  checkWeeklyMinutes([amounts], "sessions_per_week");
  const instance = await insertInstance(call.db, made);
  await checkEnergyOf(call.db, intake);
  await keepPlansSafe(call, intake);
  return presentExercise(instance);
}

/** PUT and PATCH: what is left out stays. An exercise moves to another profile only with that profile's owner. */
export async function changeExerciseInstance(
  call: Call<typeof exerciseInstances.change> | Call<typeof exerciseInstances.replace>,
): Promise<ExerciseInstance> {
  const stored = await getStored(call.db, call.params.id);
  const { exercise, intake, ...amounts } = call.body;
  const owner = await checkReferences(call.db, { exercise, intake });
  const wanted = {
    minutes_per_session: amounts.minutes_per_session ?? stored.minutes_per_session,
    sessions_per_week: amounts.sessions_per_week ?? stored.sessions_per_week,
  };
  checkWeeklyMinutes([wanted], "sessions_per_week");
  const changed = await updateInstance(call.db, stored.id, {
    ...wanted,
    exercise_id: exercise ?? stored.exercise_id,
    intake_id: intake ?? stored.intake_id,
    user_id: owner ?? stored.user_id,
  });
  await checkEnergyOf(call.db, changed.intake_id);
  for (const intakeId of new Set([stored.intake_id, changed.intake_id])) await keepPlansSafe(call, intakeId);
  return presentExercise(changed);
}

export async function removeExerciseInstance(
  call: Call<typeof exerciseInstances.remove>,
): Promise<undefined> {
  const stored = await getStored(call.db, call.params.id);
  await deleteInstance(call.db, stored.id);
  await keepPlansSafe(call, stored.intake_id);
}
