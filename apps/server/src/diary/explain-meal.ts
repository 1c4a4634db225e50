import type { explainMeal as endpoint, MealReason } from "@plateful/contract";
import { explain, type Liking, type Reason, standingWeek } from "@plateful/planning";
import { roundHalfUp } from "@plateful/quantities";
import type { Call } from "../platform/calls/call.ts";
import { findItemOfRecipeMeal } from "./day/calendar-item-store.ts";
import { getDayRow, getItemRow } from "./day/read-diary.ts";
import { readLikings } from "./day/read-likings.ts";
import { readStandingDay } from "./day/standing-day.ts";
import { getRecipeMealRow } from "./recipe-meals.ts";

const MAX_REASONS = 3;
/** A place this far up among the recipes that fit is worth saying: the best tenth. */
const TOP_SHARE = 0.1;
const MIN_SHARED = 2;

/** How much a reason means to the person who reads it, lowest first. */
const ORDER: readonly MealReason["code"][] = [
  "TAKES_LONGER",
  "FAVOURITE",
  "OFTEN_CHOSEN",
  "OFTEN_EATEN",
  "FITS_KCAL",
  "FITS_PROTEIN",
  "SHARES_GROCERIES",
  "WITHIN_TIME",
  "RANK",
];

/** What is said to have been done often was done at least so many times. */
const OFTEN_CHOSEN = 2;
const OFTEN_EATEN = 3;

const ABOUT_TIME: readonly Reason["code"][] = ["WITHIN_TIME", "TAKES_LONGER"];

function presentReason(reason: Reason): MealReason[] {
  switch (reason.code) {
    case "FITS_KCAL":
      return [{ code: reason.code, percent: roundHalfUp(reason.percent, 0) }];
    case "FITS_PROTEIN":
      return [{ code: reason.code, grams: roundHalfUp(reason.grams, 0) }];
    case "SHARES_GROCERIES":
      return reason.shared >= MIN_SHARED ? [reason] : [];
    case "RANK":
      return reason.rank <= Math.max(1, reason.of * TOP_SHARE) ? [reason] : [];
    case "FAVOURITE":
    case "WITHIN_TIME":
    case "TAKES_LONGER":
      return [reason];
    default:
      return [];
  }
}

/** What the person did with the dish before, when that speaks for it; the strongest of the two. */
function learnedReasons(liking: Liking | undefined): MealReason[] {
  if (liking === undefined || liking.unwanted > 0) return [];
  if (liking.chosen >= OFTEN_CHOSEN) return [{ code: "OFTEN_CHOSEN" }];
  return liking.eaten >= OFTEN_EATEN ? [{ code: "OFTEN_EATEN", times: liking.eaten }] : [];
}

/** Why a planned recipe fits, at most three reasons, the most telling first; a meal outside the plan has none (PLAN-036). */
export async function explainMeal(
  call: Call<typeof endpoint>,
): Promise<{ recipe_meal: number; reasons: MealReason[] }> {
  const { id } = await getRecipeMealRow(call, call.params.id);
  const none = { recipe_meal: id, reasons: [] };
  const found = await findItemOfRecipeMeal(call.db, id);
  if (found === undefined) return none;
  const item = await getItemRow(call.db, found.id);
  const { date } = await getDayRow(call.db, item.calendar_day_id);
  const { library, standing } = await readStandingDay(call, item.user_id, date);
  const meal = standing.meals.find((one) => one.id === item.id);
  if (meal === undefined || meal.slotId === null || meal.isSide === true) return none;
  if (!library.indexById.has(meal.recipe?.id ?? "")) return none;
  const { week, day } = standingWeek(library, standing, [meal]);
  const { favourites } = standing.rules;
  const learned = await readLikings(call.db, item.user_id, { today: call.today, favourites });
  const planned = explain(library, week, { day, slotId: meal.slotId })
    // Nobody is at work for what is left of an earlier meal.
    .filter(({ code }) => item.leftover_of === null || !ABOUT_TIME.includes(code))
    .flatMap(presentReason);
  const reasons = [...planned, ...learnedReasons(learned.get(meal.recipe?.id ?? ""))].toSorted(
    (a, b) => ORDER.indexOf(a.code) - ORDER.indexOf(b.code),
  );
  return { recipe_meal: id, reasons: reasons.slice(0, MAX_REASONS) };
}
