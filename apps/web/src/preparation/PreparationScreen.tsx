import { Button } from "@mantine/core";
import { addDays } from "@plateful/planning";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { calendarDaysQuery } from "../diary/index.ts";
import { PATHS } from "../lib/address/paths.ts";
import { useToday } from "../lib/device/today.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { CallError } from "../lib/server/call-error.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { DayChips } from "./DayChips.tsx";
import { LeftOutMeals } from "./LeftOutMeals.tsx";
import { mealsToPrepare } from "./meals-to-prepare.ts";
import styles from "./Preparation.module.css";
import { Preparation } from "./Preparation.tsx";
import { PreparationTop } from "./PreparationTop.tsx";
import { keepProgress, useProgress } from "./progress-store.ts";
import { useDishes } from "./use-dishes.ts";
import { usePreparationWords } from "./use-preparation-words.ts";

/** As far ahead as anything may keep. */
const DAYS_AHEAD = 6;
/** Whose meals are cooked unless someone says otherwise. */
const USUAL_DAYS = 4;

const daysAfter = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => addDays(today, at + 1));

/** Leaves for the page that it was opened from. */
function useLeave(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return () => {
    if (router.history.canGoBack()) router.history.back();
    else void navigate({ to: PATHS.planner, replace: true });
  };
}

/** What was read is not there: without a network, or since the server could not answer. */
function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { general, recipes } = usePhrases();
  const isOffline = error instanceof CallError && error.status === 0;
  return (
    <StatePanel
      {...(isOffline
        ? { kind: "offline", title: recipes.notHeld, text: recipes.notHeldText }
        : { kind: "error", title: general.errorLoadingData, text: general.somethingWentWrong })}
      actions={<Button onClick={onRetry}>{general.tryAgain}</Button>}
    />
  );
}

function Loading() {
  const { general } = usePhrases();
  return (
    <div role="status" aria-label={general.loading} className={styles.loading}>
      <SkeletonCard shape="row" />
      <SkeletonCard shape="recipe" />
    </div>
  );
}

/** The days whose meals are cooked; none of the others' once it has begun. */
function useMealsAhead(chosen: readonly string[] | null) {
  const today = useToday();
  const progress = useProgress();
  const date = progress?.date ?? today;
  const dates = chosen ?? daysAfter(date, USUAL_DAYS);
  const begun = progress?.meals ?? null;
  const days = useQuery({
    ...calendarDaysQuery(date, addDays(date, DAYS_AHEAD)),
    refetchInterval: false,
  });
  const asked = JSON.stringify([date, dates, begun]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are others each time; the text says whether they changed
  const ahead = useMemo(
    () => (days.data === undefined ? null : mealsToPrepare(days.data, { today: date, dates, begun })),
    [days.data, asked],
  );
  return { date, dates, progress, days, ahead };
}

/** Several dishes cooked in one go, ahead of their meals (m-prep; ledger PLAN-248 to PLAN-252). */
export function PreparationScreen() {
  const { words, weekday } = usePreparationWords();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const { date, dates, progress, days, ahead } = useMealsAhead(chosen);
  const { dishes, error, retry } = useDishes(ahead?.dishes ?? []);
  const leave = useLeave();
  const title = words.title({ weekday: weekday(date) });
  useTitle(title);
  const chips = progress === null && (
    <DayChips days={daysAfter(date, DAYS_AHEAD)} chosen={dates} onChange={setChosen} />
  );
  const failed = days.data === undefined && days.isError ? days.error : error;
  if (ahead !== null && dishes !== null && dishes.length > 0)
    return (
      <Preparation
        {...{ title, date, dishes, progress, chips }}
        leftOut={progress === null ? ahead.leftOut : []}
        onLeave={leave}
      />
    );
  const isEmpty = ahead !== null && ahead.dishes.length === 0;
  return (
    <main className={styles.screen}>
      <PreparationTop title={title} onLeave={leave} />
      {failed !== null && (
        <Failed error={failed} onRetry={() => (days.data === undefined ? void days.refetch() : retry())} />
      )}
      {failed === null && !isEmpty && <Loading />}
      {failed === null && isEmpty && (
        <div className={styles.empty}>
          {chips}
          <StatePanel
            kind="empty"
            title={words.nothing}
            text={ahead.leftOut.length > 0 ? words.nothingKeeps : words.nothingPlanned}
            actions={
              progress === null ? (
                <Button onClick={leave}>{words.toPlanner}</Button>
              ) : (
                <Button onClick={() => keepProgress(null)}>{words.stop}</Button>
              )
            }
          />
          <LeftOutMeals meals={ahead.leftOut} isOpen />
        </div>
      )}
    </main>
  );
}
