import type { AnswerOf, calculateEnergy as endpoint } from "@plateful/contract";
import {
  DEFAULT_BODY_FAT,
  type EnergyIntake,
  MAX_ENERGY_NEED_KCAL,
  totalDailyEnergyExpenditure,
} from "@plateful/nutrition";
import { InvalidFields, invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { checkWeeklyMinutes } from "./check-energy.ts";
import { answeredKcal, toCalculable, toldWhenMissing } from "./energy-of-intake.ts";
import { findIntake, listExerciseEnergy } from "./intake-store.ts";

type Body = Call<typeof endpoint>["body"];

const NOTHING_KNOWN: EnergyIntake = {
  weight: null,
  gender: null,
  activity: null,
  bodyFat: DEFAULT_BODY_FAT,
};

const exercisesOf = (body: Body): Pick<EnergyIntake, "exercises"> =>
  body.exercise_instances === undefined
    ? {}
    : {
        exercises: body.exercise_instances.map((exercise) => ({
          exercise: exercise.exercise,
          minutesPerSession: exercise.minutes_per_session,
          sessionsPerWeek: exercise.sessions_per_week,
        })),
      };

/** The stored person with what is being written laid over it. */
function withBody(stored: EnergyIntake, body: Body): EnergyIntake {
  return {
    ...stored,
    weight: body.weight ?? stored.weight,
    gender: body.gender ?? stored.gender,
    activity: body.activity ?? stored.activity,
    bodyFat: body.body_fat_percentage ?? stored.bodyFat,
    bodyFatMeasured: body.body_fat_measured ?? stored.bodyFatMeasured ?? false,
    heightInCm: body.height_in_cm === undefined ? (stored.heightInCm ?? null) : body.height_in_cm,
    age: body.age === undefined ? (stored.age ?? null) : body.age,
    energyMethod: body.energy_method ?? stored.energyMethod ?? null,
    ...exercisesOf(body),
  };
}

async function templatesOf(call: Call<typeof endpoint>) {
  const named = (call.body.exercise_instances ?? []).map(({ exercise }) => exercise);
  const rows = await listExerciseEnergy(call.db, named);
  const unknown = named.flatMap((id, index) =>
    rows.some((row) => row.id === id)
      ? []
      : [{ path: ["exercise_instances", index, "exercise"], error: { code: "invalid_pk", id } as const }],
  );
  if (unknown.length > 0) throw new InvalidFields(unknown);
  return rows.map((row) => ({ id: row.id, kcalPerKgPerMinute: row.kcal_per_kg_per_min }));
}

/** Energy need of a stored profile, of one that is being written, or of the first changed by the second. */
export async function calculateEnergy(call: Call<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { intake_id, ...fields } = call.body;
  if (intake_id === undefined && Object.keys(fields).length === 0) throw invalidField("", "no_intake");
  const profile = intake_id === undefined ? null : await findIntake(call.db, intake_id);
  if (intake_id !== undefined && profile === null) throw new Problem("not_found");
  const stored = profile === null ? { intake: NOTHING_KNOWN, templates: [] } : toCalculable(profile);
  const templates = [...stored.templates, ...(await templatesOf(call))];
  checkWeeklyMinutes(call.body.exercise_instances ?? [], "exercise_instances");
  const need = toldWhenMissing(() =>
    totalDailyEnergyExpenditure(withBody(stored.intake, call.body), templates),
  );
  if (need.tdee > MAX_ENERGY_NEED_KCAL) throw invalidField("", "energy_need_too_high");
  return {
    method: need.method,
    base_rate_kcal: answeredKcal(need.baseRate),
    exercise_kcal: answeredKcal(need.exercise),
    tdee_kcal: answeredKcal(need.tdee),
  };
}
