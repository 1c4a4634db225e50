import type { NutritionTenant, RailPerson, Screening } from "@plateful/nutrition";
import { loadNutritionTenant } from "../organisations/index.ts";
import type { Call } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { listHealthAnswers, type StoredHealthAnswers } from "./health-answers-store.ts";
import type { StoredProfile } from "./intake-store.ts";
import { railPersonOf } from "./plan-safety.ts";

type Asking = Pick<Call, "db"> & { readonly actor: Pick<Call["actor"], "id" | "organisationId"> };

/** What the guard-rails read of health answers. */
export type RailScreening = Pick<RailPerson, "screening" | "isScreeningHidden">;

const said = ({ conditions, isDeclined }: StoredHealthAnswers): Screening =>
  isDeclined ? "NOT_SAID" : (conditions ?? []);

/**
 * What these people said about their health, as the guard-rails read it; whoever was not asked is left out. A plan is held
 * against it whoever stores it, and a coach, who does not see it, is not told either (ledger SAFE-009).
 */
export async function loadScreenings(
  { db, actor }: Asking,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, RailScreening>> {
  const isOwn = userIds.every((id) => id === actor.id);
  const stored = isOwn
    ? await listHealthAnswers(db, userIds)
    : await withReach(db, "all", () => listHealthAnswers(db, userIds));
  return new Map(
    [...stored].map(([id, answers]) => [
      id,
      { screening: said(answers), isScreeningHidden: id !== actor.id },
    ]),
  );
}

/** A stored profile as the guard-rails read it, with what the person said about their health. */
export async function loadRailPerson(
  call: Asking,
  profile: StoredProfile,
  settings?: Pick<NutritionTenant, "maxDailyDeficitKcal">,
): Promise<RailPerson> {
  const tenant = settings ?? (await loadNutritionTenant(call.db, call.actor.organisationId));
  const screenings = await loadScreenings(call, [profile.user_id]);
  return { ...railPersonOf(profile, tenant), ...screenings.get(profile.user_id) };
}
