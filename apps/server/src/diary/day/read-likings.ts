import { daysBetween, type Liking, learnLikings, likingsThatCount, type Rules } from "@plateful/planning";
import type { Db } from "../../platform/database/open-database.ts";
import { plannerId } from "../../recipes/index.ts";
import { listSigns } from "./recipe-sign-store.ts";

/** How much a person likes dishes, by the planner's ids, as far as they showed it (PLAN-269). */
export async function readLikings(
  db: Db,
  userId: number,
  { today, favourites }: { readonly today: string; readonly favourites: Rules["favourites"] },
): Promise<ReadonlyMap<string, Liking>> {
  const rows = await listSigns(db, userId, today);
  // A heart is a price of its own; here it only speaks for what the person had.
  const shown = new Set(rows.map((row) => plannerId(row.recipe_id)));
  return learnLikings(
    rows.map((row) => ({
      recipeId: plannerId(row.recipe_id),
      kind: row.kind,
      daysAgo: daysBetween(row.date, today),
    })),
    (favourites ?? []).filter((id) => shown.has(id)),
  );
}

/** The rules by which a person's meals are chosen, with what was learned of them; the same rules where that is nothing. */
export async function withLikings(
  db: Db,
  userId: number,
  { rules, today }: { readonly rules: Rules; readonly today: string },
): Promise<Rules> {
  const learned = await readLikings(db, userId, { today, favourites: rules.favourites });
  const likings = likingsThatCount(learned);
  return Object.keys(likings).length === 0 ? rules : { ...rules, likings };
}
