import type { UserProfile, userProfiles } from "@plateful/contract";
import {
  checkNeed,
  findIntake,
  keepPlansSafe,
  loadWeekOfIntake,
  type StoredProfile,
} from "../nutrition-plans/index.ts";
import { invalidField, Problem } from "../platform/base/problem.ts";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { checkProfile, storable, withoutHiddenFields } from "./check-profile.ts";
import { withAgreeingAge } from "./date-of-birth.ts";
import { type ProfileViewer, presentProfile } from "./present-profile.ts";
import {
  deleteProfile,
  insertProfile,
  listProfileIds,
  type ProfileColumns,
  updateProfile,
} from "./profile-store.ts";
import { viewersOf } from "./profile-viewer.ts";
import { startAfterAnswers } from "./start-after-answers.ts";
import { inAllowedUnits } from "./units-of-organisation.ts";

type Context = Pick<Call, "db" | "actor" | "today">;

async function present(call: Context, profile: StoredProfile): Promise<UserProfile> {
  const week = await loadWeekOfIntake(call.db, profile.id);
  const viewerOf = await viewersOf(call.db, call.actor.id, [profile.user_id]);
  return presentProfile(profile, week, viewerOf(profile.user_id), call.today);
}

async function getStored(call: Context, id: number): Promise<StoredProfile> {
  const profile = await findIntake(call.db, id);
  if (profile === null) throw new Problem("not_found");
  return profile;
}

export async function getProfile(call: Context & { params: { id: number } }): Promise<UserProfile> {
  return present(call, await getStored(call, call.params.id));
}

export async function listProfiles(call: Context & { subjectId: number }): Promise<UserProfile[]> {
  const profiles: UserProfile[] = [];
  for (const { id } of await listProfileIds(call.db, call.subjectId))
    profiles.push(await present(call, await getStored(call, id)));
  return profiles;
}

/** What someone may write of a profile: others leave alone what they are not shown; protein is for the coach. */
function ownFields<Fields extends ProfileColumns>(
  sent: Fields,
  viewer: ProfileViewer,
  storedDiet: string | null,
): Fields {
  if (!viewer.isOwner) return withoutHiddenFields(sent, viewer, storedDiet);
  // How much protein is for whoever treats the person to say (COACH-109).
  const { protein_profile: _coachOnly, ...fields } = sent;
  return fields as Fields;
}

/** @throws InvalidFields profile_exists when the person has a profile (ledger DATA-012). */
export async function createProfile(call: Call<typeof userProfiles.create>): Promise<UserProfile> {
  const { user_id: _subject, ...sent } = call.body;
  const viewerOf = await viewersOf(call.db, call.actor.id, [call.subjectId]);
  const fields = ownFields(sent, viewerOf(call.subjectId), null) as typeof sent;
  checkProfile({ changes: fields, stored: null, today: call.today });
  const id = await insertProfile(call.db, {
    ...storable(withAgreeingAge(await inAllowedUnits(call, fields), null, call.today)),
    user_id: call.subjectId,
    created: call.now,
    modified: call.now,
  });
  if (id === null) throw invalidField("user_id", "profile_exists");
  const made = await getStored(call, id);
  checkNeed(made);
  if (call.subjectId === call.actor.id) await startAfterAnswers(call);
  return present(call, made);
}

/** What the energy need follows from; other changes are not refused because of it. */
const ENERGY_FIELDS = [
  "activity",
  "age",
  "body_fat_measured",
  "body_fat_percentage",
  "energy_method",
  "gender",
  "height_in_cm",
  "weight",
] as const satisfies (keyof ProfileColumns)[];

/** What the guard-rails of a plan read of a profile. */
const RAIL_FIELDS = [
  ...ENERGY_FIELDS,
  "diet",
  "diet_type",
  "is_keto_user",
] as const satisfies (keyof ProfileColumns)[];

async function change(call: Call & { params: { id: number } }, sent: ProfileColumns): Promise<UserProfile> {
  const stored = await getStored(call, call.params.id);
  const viewerOf = await viewersOf(call.db, call.actor.id, [stored.user_id]);
  const changes = ownFields(sent, viewerOf(stored.user_id), stored.diet_type);
  checkProfile({ changes, stored, today: call.today });
  const agreeing = withAgreeingAge(changes, stored, call.today);
  await updateProfile(call.db, stored.id, {
    ...storable(await inAllowedUnits(call, agreeing)),
    modified: call.now,
  });
  const changed = await getStored(call, stored.id);
  if (ENERGY_FIELDS.some((field) => agreeing[field] !== undefined)) checkNeed(changed);
  if (RAIL_FIELDS.some((field) => agreeing[field] !== undefined)) await keepPlansSafe(call, changed.id);
  return present(call, changed);
}

/** Fields that may be unknown become unknown when a replacement leaves them out. */
const UNKNOWN: ProfileColumns = {
  main_goal: null,
  age: null,
  date_of_birth: null,
  height_in_cm: null,
  goal_weight_in_kg: null,
  goal_weekly_change_in_kg: null,
  diet_type: null,
  last_menstrual_period_start_date: null,
  menstrual_cycle_length: null,
  onboarding_motivation: null,
  simple_diet: null,
};

export function replaceProfile(call: Call<typeof userProfiles.replace>): Promise<UserProfile> {
  const { user_id: _onlyOnCreation, ...fields } = call.body;
  return change(call, { ...UNKNOWN, ...fields });
}

export function changeProfile(call: Call<typeof userProfiles.change>): Promise<UserProfile> {
  return change(call, call.body);
}

/** Profiles go with their accounts; alone they are removed by staff only. */
export async function removeProfile(call: Call<typeof userProfiles.remove>): Promise<undefined> {
  if (!call.actor.isStaff) throw new Problem("permission_denied");
  const ownerId = await withReach(call.db, "all", () => deleteProfile(call.db, call.params.id));
  if (ownerId === null) throw new Problem("not_found");
  const entry = { actor_id: call.actor.id, user_id: ownerId, happened_at: call.now };
  await insertAudit(call.db, { ...entry, action: "delete-user-profile" });
}
