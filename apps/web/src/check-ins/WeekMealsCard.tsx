import { addDays } from "@plateful/nutrition";
import { formatDate } from "@plateful/phrases";
import { IconCheck, IconToolsKitchen2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { calendarDaysQuery } from "../diary/index.ts";
import { PATHS } from "../lib/address/paths.ts";
import { usePlateUrl } from "../lib/food/plate-url.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { classNames } from "../ui/base/class-names.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { RecipeThumb } from "../ui/RecipeThumb.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./ClientCheckIn.module.css";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";
import { type MealOfDay, weekMeals } from "./week-meals.ts";

function Meal({ date, meal, isEaten }: MealOfDay) {
  const { coach } = useCheckInPhrases();
  const { day: words } = usePhrases().messages;
  const plateUrl = usePlateUrl();
  const language = useLanguage();
  const picture = meal?.picture ?? null;
  const state = meal === null ? coach.meals.none : isEaten ? words.isEaten : words.isOpen;
  return (
    <li className={styles.meal}>
      <span className={classNames(styles.thumb, !isEaten && styles.left)}>
        <RecipeThumb
          src={picture === null ? null : plateUrl(picture, "thumb")}
          icon={<IconToolsKitchen2 size={20} stroke={1.5} />}
          size={48}
        />
        {meal !== null && (
          <span aria-hidden="true" className={styles.mark} data-eaten={isEaten || undefined}>
            {isEaten && <IconCheck size={14} stroke={2.5} />}
          </span>
        )}
      </span>
      <span className={styles.mealWords}>
        <strong>{formatDate(language, date, { weekday: "short" })}</strong>
        <span className={styles.quiet}>{state}</span>
      </span>
    </li>
  );
}

interface WeekMealsCardProps {
  clientId: number;
  /** The first of the seven days before the check-in was sent. */
  first: string;
}

/** The meal that was left open most often in the week of the check-in, day by day (CHECK-023); nothing of a week without meals. */
export function WeekMealsCard({ clientId, first }: WeekMealsCardProps) {
  const { coach } = useCheckInPhrases();
  const { meals: mealWords } = usePhrases();
  const last = addDays(first, 6);
  const { data } = useQuery({
    ...calendarDaysQuery(first, last, clientId),
    refetchInterval: false,
    // The check-in is there without it.
    meta: { silent: true },
  });
  const week = data === undefined ? null : weekMeals(first, data);
  if (week === null) return null;
  const { eaten, open, neverOpen } = week;
  const link = PATHS.viewAsPlanner.replace("$clientId", String(clientId));
  return (
    <SectionCard
      title={coach.meals.title({ moment: mealWords.moments[week.moment] })}
      aside={
        <AppLink href={`${link}?date=${last}`} className={styles.days}>
          {coach.meals.seeDays}
        </AppLink>
      }
    >
      <p className={styles.quiet}>
        {coach.meals.counts({ eaten, open })}
        {neverOpen !== null && ` ${coach.meals.neverOpen({ moment: mealWords.moments[neverOpen] })}`}
      </p>
      <ul className={styles.meals}>
        {week.days.map((day) => (
          <Meal key={day.date} {...day} />
        ))}
      </ul>
    </SectionCard>
  );
}
