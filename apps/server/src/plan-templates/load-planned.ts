import { listDayPlansOfIntakes, listIntakesOf, listWeeksOfIntakes } from "../nutrition-plans/index.ts";
import type { Db } from "../platform/database/open-database.ts";
import type { Planned } from "./scale-template.ts";

/** The plans of these people, as far as the caller may see them; the number of statements does not depend on theirs. */
export async function loadPlanned(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, Planned>> {
  const profiles = await listIntakesOf(db, userIds);
  const intakeIds = profiles.map(({ id }) => id);
  const weeks = await listWeeksOfIntakes(db, intakeIds);
  const followed = (await listDayPlansOfIntakes(db, intakeIds, weeks)).filter(({ days }) => days.length > 0);
  const plans = Map.groupBy(followed, ({ plan }) => plan.intake_id);
  const weekOf = new Map(weeks.map((week) => [week.intake_id, week]));
  return new Map(
    profiles.map((profile) => [
      profile.user_id,
      { profile, week: weekOf.get(profile.id) ?? null, plans: plans.get(profile.id) ?? [] },
    ]),
  );
}
