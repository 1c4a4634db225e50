import { Button } from "@mantine/core";
import { formatDate } from "@plateful/phrases";
import { addDays } from "@plateful/planning";
import { IconArrowBackUp, IconReplace } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { calendarDaysQuery, planUndoQuery, useUndoPlan } from "../diary/index.ts";
import { PATHS } from "../lib/address/paths.ts";
import { simpleRecipeHref, simpleSearchHref } from "../lib/address/simple-recipe-search.ts";
import { announce } from "../lib/dialogs/alerts.ts";
import { useSimplePlateUrl } from "../lib/food/plate-url.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { localDate } from "../lib/language/local-date.ts";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { IconButton } from "../ui/base/IconButton.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { showToast } from "../ui/overlays/show-toast.ts";
import { Section } from "./Section.tsx";
import styles from "./Strip.module.css";
import { usePlanWeek } from "./use-plan-week.ts";
import { type WeekMeal, weekMeals } from "./week-meals.ts";

const LAST_DAY = 6;

function MealOfWeek({ meal }: { meal: WeekMeal }) {
  const { simpleRecipes: words, meals } = usePhrases();
  const language = useLanguage();
  const plateUrl = useSimplePlateUrl();
  const navigate = useNavigate();
  const { date, moment, recipe } = meal;
  const place = { date, moment, replace: meal.itemId };
  return (
    <li className={styles.meal}>
      <AppLink href={simpleRecipeHref(recipe.id, { meal: meal.mealId })} className={styles.mealLink}>
        <img src={plateUrl(recipe, "card")} alt="" loading="lazy" className={styles.picture} />
        <span className={styles.words}>
          <span className={styles.when}>
            {formatDate(language, date, { weekday: "short" })} · {meals.moments[moment]}
          </span>
          <span className={styles.name}>{recipe.name}</span>
        </span>
      </AppLink>
      <span className={styles.replace}>
        <IconButton
          look="card"
          isRound
          label={words.week.replace({ name: recipe.name })}
          onClick={() => void navigate({ href: simpleSearchHref(place) })}
        >
          <IconReplace size={20} stroke={1.75} />
        </IconButton>
      </span>
    </li>
  );
}

/** What is planned for the coming seven days; without a planner this is where the week is seen (ledger SREC-043). */
export function ThisWeek() {
  const { simpleRecipes, general, diary } = usePhrases();
  const words = simpleRecipes.week;
  const user = useCurrentUser();
  const navigate = useNavigate();
  const today = localDate();
  const { data: days } = useQuery(calendarDaysQuery(today, addDays(today, LAST_DAY)));
  const plan = usePlanWeek();
  const undo = useUndoPlan();
  const { data: undoable } = useQuery({ ...planUndoQuery(), meta: { silent: true } });
  if (days === undefined) return null;
  const planned = weekMeals(days);
  const wanted = (LAST_DAY + 1) * (user.intake?.preferred_meal_times.length ?? 0);
  const planWeek = () =>
    plan.mutate(undefined, {
      onSuccess: ({ calendar_days: made }) => {
        if (made.length === 0) return announce(words.nothingFits);
        showToast({ message: words.planned, undo: { label: general.undo, onUndo: undo } });
      },
    });
  return (
    <Section title={words.title}>
      <p className={styles.text}>{planned.length === 0 ? words.empty : words.text}</p>
      {planned.length > 0 && (
        <ul className={styles.strip}>
          {planned.map((meal) => (
            <MealOfWeek key={meal.itemId} meal={meal} />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {planned.length < wanted && (
          <Button
            variant={planned.length === 0 ? "filled" : "default"}
            loading={plan.isPending}
            onClick={planWeek}
          >
            {planned.length === 0 ? words.plan : words.planMore}
          </Button>
        )}
        {planned.length > 0 && (
          <Button variant="default" onClick={() => void navigate({ to: PATHS.groceries })}>
            {words.groceries}
          </Button>
        )}
        {undoable != null && (
          <Button variant="subtle" leftSection={<IconArrowBackUp size={18} />} onClick={() => undo()}>
            {diary.undoPlanning}
          </Button>
        )}
      </div>
    </Section>
  );
}
