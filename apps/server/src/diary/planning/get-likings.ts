import type { getLikings as endpoint, LearnedDish, Likings } from "@plateful/contract";
import { addDays } from "@plateful/nutrition";
import { type Liking, UNKNOWN_LIKING } from "@plateful/planning";
import type { Call } from "../../platform/calls/call.ts";
import { getEatingRules, recipeIdOf, recipesByIds } from "../../recipes/index.ts";
import { readLikings } from "../day/read-likings.ts";
import { findLearning, listRemovedTwice } from "../day/recipe-sign-store.ts";

const MAX_SHOWN = 5;
/** Within so many days, a dish that was removed twice is offered to be left out. */
const MONTH_DAYS = 30;

type Learned = readonly [recipeId: number, liking: Liking];

/** What was learned of dishes that the person did not mark themselves: marks they know of. */
function learnedDishes(learned: ReadonlyMap<string, Liking>, disliked: ReadonlySet<number>): Learned[] {
  const all = [...learned].map(([id, liking]): Learned => [recipeIdOf(id), liking]);
  return all.filter(([id]) => !disliked.has(id)).sort(([a], [b]) => a - b);
}

/** What planning learned of the person who asks (PLAN-271). */
export async function getLikings(
  call: Pick<Call<typeof endpoint>, "db" | "services" | "subjectId" | "language" | "today">,
): Promise<Likings> {
  const { db, services, subjectId: userId, language, today } = call;
  const learns = await findLearning(db, userId);
  if (!learns) return { learns, liked: [], disliked: [], leave_out: null };
  const { rules } = await getEatingRules(db, userId);
  const learned = learnedDishes(
    await readLikings(db, userId, { today, favourites: rules.favourites }),
    new Set(rules.disliked.map(recipeIdOf)),
  );
  const [leftOut] = await listRemovedTwice(db, userId, { since: addDays(today, -MONTH_DAYS), today });
  const best = learned
    .filter(([, { liking }]) => liking > UNKNOWN_LIKING)
    .sort(([, a], [, b]) => b.liking - a.liking)
    .slice(0, MAX_SHOWN);
  const worst = learned
    .filter(([, { liking }]) => liking < UNKNOWN_LIKING)
    .sort(([, a], [, b]) => a.liking - b.liking)
    .slice(0, MAX_SHOWN);
  const shown = [...best, ...worst].map(([id]) => id);
  const recipes = await recipesByIds(services, db, leftOut === undefined ? shown : [...shown, leftOut]);
  const named = (id: number): Likings["leave_out"] => {
    const recipe = recipes.get(id);
    return recipe === undefined ? null : { id, name: recipe.summary[language].name };
  };
  const present = (dishes: readonly Learned[]): LearnedDish[] =>
    dishes.flatMap(([id, { eaten, chosen, unwanted }]) => {
      const recipe = named(id);
      return recipe === null ? [] : [{ recipe_template: recipe, eaten, chosen, unwanted }];
    });
  return {
    learns,
    liked: present(best),
    disliked: present(worst),
    leave_out: leftOut === undefined ? null : named(leftOut),
  };
}
