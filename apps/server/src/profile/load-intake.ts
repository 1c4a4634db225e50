import type { UserProfile } from "@plateful/contract";
import { findIntakeOfUser, loadWeekOfIntake } from "../nutrition-plans/index.ts";
import type { Db } from "../platform/database/open-database.ts";
import { type ProfileViewer, presentProfile } from "./present-profile.ts";

/** The profile of a person with the week and its day plans nested in it; null before there is one. */
export async function loadIntake(
  db: Db,
  userId: number,
  viewer: ProfileViewer,
  today: string,
): Promise<UserProfile | null> {
  const profile = await findIntakeOfUser(db, userId);
  if (profile === null) return null;
  return presentProfile(profile, await loadWeekOfIntake(db, profile.id), viewer, today);
}
