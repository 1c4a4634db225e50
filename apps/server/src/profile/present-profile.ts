import { type ExerciseInstance, HORMONE_DIETS, type UserProfile } from "@plateful/contract";
import { cycleInfo, type Gender } from "@plateful/nutrition";
import { answeredKcal, energyNeedOf, type StoredProfile } from "../nutrition-plans/index.ts";

/** Who looks: the dates of a menstrual cycle and of birth are for the person alone (api.md 2.2). */
export interface ProfileViewer {
  readonly isOwner: boolean;
  /** Whether the person shares the phase of the cycle with whoever looks. */
  readonly seesCycle: boolean;
}

export const OWN_PROFILE: ProfileViewer = { isOwner: true, seesCycle: true };

/** Whether a kind of diet gives away that someone follows their cycle or is in menopause. */
export const tellsOfHormones = (diet: string | null): boolean =>
  (HORMONE_DIETS as readonly (string | null)[]).includes(diet);

export function presentExercise(
  exercise: Pick<
    StoredProfile["exercises"][number],
    "id" | "exercise_id" | "intake_id" | "minutes_per_session" | "sessions_per_week"
  >,
): ExerciseInstance {
  return {
    id: exercise.id,
    exercise: exercise.exercise_id,
    minutes_per_session: exercise.minutes_per_session,
    sessions_per_week: exercise.sessions_per_week,
    intake: exercise.intake_id,
  };
}

function presentCycle(profile: StoredProfile, viewer: ProfileViewer, today: string) {
  const startDate = profile.last_menstrual_period_start_date;
  const cycle = { gender: profile.gender as Gender, startDate, cycleLength: profile.menstrual_cycle_length };
  return {
    last_menstrual_period_start_date: viewer.isOwner ? startDate : null,
    menstrual_cycle_length: viewer.isOwner ? profile.menstrual_cycle_length : null,
    cycle_phase: viewer.seesCycle ? (cycleInfo(cycle, today)?.phase ?? null) : null,
    // The kind of diet and the menopause diet tell as much as the phase.
    is_on_menopause_diet: viewer.seesCycle && profile.is_on_menopause_diet,
    diet_type: viewer.seesCycle || !tellsOfHormones(profile.diet_type) ? profile.diet_type : null,
  };
}

/** What was stored goes out as it is: its values were checked against the same lists when they came in. */
type StoredColumns = Omit<
  UserProfile,
  | "cycle_phase"
  | "diet_type"
  | "exercise_instances"
  | "weekly_nutrition_plan"
  | "tdee_kcal"
  | "created"
  | "modified"
>;

export function presentProfile(
  profile: StoredProfile,
  week: UserProfile["weekly_nutrition_plan"],
  viewer: ProfileViewer,
  today: string,
): UserProfile {
  // What planning learns is told by a call of its own, and to nobody else (PLAN-273).
  const { user_id: _owner, next_birthday: _next, learns_likings: _learns, ...shown } = profile;
  const { created, modified, exercises, ...columns } = shown;
  const need = energyNeedOf(profile);
  return {
    ...(columns as unknown as StoredColumns),
    date_of_birth: viewer.isOwner ? profile.date_of_birth : null,
    ...(presentCycle(profile, viewer, today) as Pick<UserProfile, "cycle_phase" | "diet_type">),
    exercise_instances: exercises.map(presentExercise),
    weekly_nutrition_plan: week,
    tdee_kcal: need === null ? null : answeredKcal(need.tdee),
    created: created.toISOString(),
    modified: modified.toISOString(),
  };
}
