import type { UserProfile } from "@plateful/contract";
import { listIntakesOf, loadIntakeWithWeek, loadWeeksOfIntakes } from "../nutrition-plans/index.ts";
import type { Db } from "../platform/database/open-database.ts";
import { presentProfile } from "./present-profile.ts";
import { viewersOf } from "./profile-viewer.ts";

/** The profile of a person with the week and its day plans nested in it; null before there is one. */
export async function loadIntake(
  db: Db,
  userId: number,
  actorId: number,
  today: string,
): Promise<UserProfile | null> {
  const read = await loadIntakeWithWeek(db, userId);
  if (read === null) return null;
  const viewerOf = await viewersOf(db, actorId, [userId]);
  return presentProfile(read.profile, read.week, viewerOf(userId), today);
}

/** The profiles of several people as someone else sees them, by the id of the person; who has none is left out. */
export async function loadIntakesOf(
  db: Db,
  userIds: readonly number[],
  actorId: number,
  today: string,
): Promise<ReadonlyMap<number, UserProfile>> {
  const profiles = await listIntakesOf(db, userIds);
  const weeks = await loadWeeksOfIntakes(
    db,
    profiles.map(({ id }) => id),
  );
  const viewerOf = await viewersOf(db, actorId, userIds);
  const present = (profile: (typeof profiles)[number]) =>
    presentProfile(profile, weeks.get(profile.id) ?? null, viewerOf(profile.user_id), today);
  return new Map(profiles.map((profile) => [profile.user_id, present(profile)]));
}
