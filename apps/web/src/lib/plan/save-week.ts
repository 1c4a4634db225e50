import { replaceWeeklyNutritionPlan, type UserProfile, type WeeklyNutritionPlan } from "@plateful/contract";
import { WEEKDAYS, type Weekday } from "@plateful/nutrition";
import { formatList, type Language, type Phrases } from "@plateful/phrases";
import { weekdayName } from "../language/weekday-name.ts";
import { call } from "../server/call.ts";
import type { ConflictRow } from "../server/open-conflict.ts";
import { askAbout, saveUntilCurrent } from "../server/version-conflict.ts";

/** Which day plan each weekday follows, with the version of that. */
export type WeekState = Pick<WeeklyNutritionPlan, "version" | Weekday>;
type NestedWeek = NonNullable<UserProfile["weekly_nutrition_plan"]>;

export const weekState = (week: NestedWeek): WeekState => ({
  version: week.version,
  ...(Object.fromEntries(WEEKDAYS.map((day) => [day, week[day].id])) as Record<Weekday, number>),
});

/** What the question about a week needs to put days and plans into words. */
export interface WeekWords {
  readonly language: Language;
  readonly versions: Phrases["versions"];
  /** Names of the plans that are known here, by id. */
  readonly planNames: ReadonlyMap<number, string>;
}

export const planNamesOf = (week: NestedWeek | null): Map<number, string> =>
  new Map(week === null ? [] : WEEKDAYS.map((day) => [week[day].id, week[day].name]));

/** The days that both sides gave to other plans, each with what the two want. */
function contestedDays(
  days: readonly Weekday[],
  base: WeekState | null,
  current: WeekState,
  mine: { readonly id: number | null; readonly name: string },
  { language, versions, planNames }: WeekWords,
): ConflictRow[] {
  const nameOf = (id: number) => planNames.get(id) ?? versions.otherPlan;
  return days
    .filter((day) => current[day] !== base?.[day] && current[day] !== mine.id)
    .map((day) => ({
      key: day,
      label: weekdayName(language, day, "long"),
      before: base === null ? versions.noPlan : nameOf(base[day]),
      theirs: nameOf(current[day]),
      mine: mine.name,
    }));
}

interface DaySave<Answer> {
  readonly plan: { readonly id: number | null; readonly name: string };
  readonly days: readonly Weekday[];
  /** The week as the person saw it; null before there was one. */
  readonly base: WeekState | null;
  readonly words: WeekWords;
  /** `version` is that of the week, 0 for none. */
  readonly send: (days: readonly Weekday[], version: number) => Promise<Answer>;
}

/**
 * Gives days of the week to a plan. Days that someone else gave to another plan meanwhile are asked about; null when the
 * person leaves them all.
 * @throws CallError when it is refused for another reason, or the question is closed without an answer.
 */
export function saveDays<Answer>(save: DaySave<Answer>): Promise<Answer | null> {
  return saveUntilCurrent<{ days: readonly Weekday[]; base: WeekState | null }, Answer | null>(
    { days: save.days, base: save.base },
    ({ days, base }) => save.send(days, base?.version ?? 0),
    async ({ days, base }, stored) => {
      const current = stored as WeekState | null;
      // The week went with its profile; there is nothing to choose from.
      if (current === null) return null;
      const choices = await askAbout(contestedDays(days, base, current, save.plan, save.words));
      if (choices === null) return null;
      const left = days.filter((day) => choices.get(day) !== "theirs");
      return left.length === 0 ? { answer: null } : { retry: { days: left, base: current } };
    },
  );
}

/** Takes a plan out of the week, unless it got other days meanwhile and the person then lets it stay. */
export function removeFromWeek(
  weekId: number,
  plan: { readonly id: number; readonly name: string },
  base: WeekState,
  { language, versions }: WeekWords,
): Promise<void> {
  const daysIn = (week: WeekState) => WEEKDAYS.filter((day) => week[day] === plan.id);
  const inWords = (days: readonly Weekday[]) =>
    versions.planOnDays({
      days: formatList(
        language,
        days.map((day) => weekdayName(language, day, "long")),
      ),
    });
  const body = { nutrition_day_plan_id: plan.id, days_to_update_to_nutrition_day_plan_id: [] };
  return saveUntilCurrent<WeekState, void>(
    base,
    async ({ version }) => {
      await call(replaceWeeklyNutritionPlan, { params: { id: String(weekId) }, body, version });
    },
    async (seen, stored) => {
      const current = stored as WeekState;
      const [before, now] = [daysIn(seen), daysIn(current)];
      if (now.length === 0) return { answer: undefined };
      const words = { before: inWords(before), theirs: inWords(now), mine: versions.planDeleted };
      const isContested = now.some((day) => !before.includes(day));
      const choices = await askAbout(isContested ? [{ key: "plan", label: plan.name, ...words }] : []);
      if (choices === null) return null;
      return choices.get("plan") === "theirs" ? { answer: undefined } : { retry: current };
    },
  );
}
