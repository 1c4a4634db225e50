import { Button } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { finishDish, timerPresses, useAwakeWish, useWakeLock } from "../cooking/index.ts";
import { PATHS } from "../lib/address/paths.ts";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { BoxCount } from "./BoxCount.tsx";
import { EndedTimers } from "./EndedTimers.tsx";
import { Lanes } from "./Lanes.tsx";
import { LeftOutMeals } from "./LeftOutMeals.tsx";
import type { LeftOut } from "./meals-to-prepare.ts";
import { NextBar } from "./NextBar.tsx";
import styles from "./Preparation.module.css";
import { PreparationEnd } from "./PreparationEnd.tsx";
import { PreparationTop } from "./PreparationTop.tsx";
import { followed, preparationPlan, quartersOf } from "./preparation-plan.ts";
import { keepDone, keepProgress, type Progress } from "./progress-store.ts";
import { ResultLine } from "./ResultLine.tsx";
import { TaskSteps } from "./TaskSteps.tsx";
import { useClock } from "./use-clock.ts";
import type { ReadyDish } from "./use-dishes.ts";
import { usePreparationWords } from "./use-preparation-words.ts";

const TaskSheet = lazy(async () => ({ default: (await import("./TaskSheet.tsx")).TaskSheet }));

/** Its timers, among those of dishes that are cooked one by one. */
const TIMERS = "preparation";
const MINUTE = 60_000;

interface PreparationProps {
  title: string;
  date: string;
  dishes: readonly ReadyDish[];
  progress: Progress | null;
  leftOut: readonly LeftOut[];
  /** The days to choose from, before it has begun. */
  chips: ReactNode;
  onLeave: () => void;
}

type Follow = ReturnType<typeof followed>;

/** What the presses do: begin, note that work is done, take that back, end. */
function usePresses({ dishes, progress, date }: PreparationProps, { tasks, current }: Follow) {
  const start = () => {
    const meals = dishes.flatMap(({ cookedBy }) => cookedBy);
    keepProgress({ startedAt: Date.now(), date, meals, done: {} });
  };
  const next = () => {
    if (progress === null || current === null) return;
    keepDone(progress, current.id, Date.now());
    // What goes on behind it by itself rings when it is ready.
    const at = tasks.findIndex(
      ({ hands, dish, pieces, lane }) =>
        !hands && lane !== "RESTING" && dish === current.dish && pieces[0] === current.pieces.at(-1),
    );
    const waits = tasks[at];
    const dish = dishes.find(({ key }) => key === current.dish);
    if (waits === undefined || dish === undefined) return;
    timerPresses.start({
      ...{ dish: TIMERS, href: `${PATHS.planner}/cook`, step: at, at: 0, name: dish.recipe.name },
      ...{ place: waits.lane === "OVEN" ? "OVEN" : "HOB", seconds: Math.round(waits.minutes * 60) },
    });
  };
  const done = tasks.filter(({ id }) => progress?.done[id] !== undefined);
  const last = done
    .sort((one, other) => (progress?.done[one.id] ?? 0) - (progress?.done[other.id] ?? 0))
    .at(-1);
  const back = last === undefined || progress === null ? null : () => keepDone(progress, last.id, null);
  const end = () => {
    finishDish(TIMERS);
    keepProgress(null);
  };
  return { start, next, back, end };
}

/** The plan of a preparation: what is cooked, when and where, and what is to be done now (m-prep; ledger PLAN-250). */
export function Preparation(props: PreparationProps) {
  const { title, dishes, progress, leftOut, chips, onLeave } = props;
  const { words, clock } = usePreparationWords();
  const isDesktop = useIsDesktop();
  const now = useClock();
  const plan = useMemo(() => preparationPlan(dishes), [dishes]);
  const follow = followed(plan, progress, now);
  const presses = usePresses(props, follow);
  const [chosen, setChosen] = useState<string | null>(null);
  const awake = useAwakeWish();
  useWakeLock(awake.isWanted && progress !== null && follow.current !== null);
  const begin = progress?.startedAt ?? now;
  const at = (minute: number) => clock(begin + minute * MINUTE);
  const until = plan.minutes + follow.late;
  const boxes = dishes.flatMap((dish) => dish.boxes.map((box) => ({ ...box, name: dish.recipe.name })));
  const leave = () => {
    if (follow.current === null) presses.end();
    onLeave();
  };
  const shown = follow.tasks.find(({ id }) => id === chosen) ?? follow.current;
  const detail = shown !== null && (
    <TaskSteps
      task={shown}
      dish={dishes.find(({ key }) => key === shown.dish) ?? null}
      boxes={boxes}
      at={at}
    />
  );
  return (
    <main className={styles.screen}>
      <PreparationTop
        title={title}
        onLeave={leave}
        subtitle={
          <>
            <span>{words.fromTo({ from: at(0), to: at(until) })}</span>
            <span role="status" className={styles.late}>
              {follow.late > 0 && follow.current !== null && words.late({ minutes: follow.late })}
            </span>
          </>
        }
      />
      {follow.current === null ? (
        <PreparationEnd boxes={boxes} />
      ) : (
        <div className={styles.body}>
          <div className={styles.main}>
            <ResultLine dishes={dishes} boxes={boxes} minutes={plan.minutes} saved={plan.saved} />
            {chips}
            <LeftOutMeals meals={leftOut} />
            <Lanes
              dishes={dishes}
              follow={follow}
              until={until}
              at={at}
              quarters={quartersOf(begin, until)}
              hasBegun={progress !== null}
              chosen={isDesktop ? (shown?.id ?? null) : null}
              onChoose={setChosen}
            />
          </div>
          {isDesktop && (
            <aside className={styles.aside} aria-label={words.showTask}>
              {detail}
            </aside>
          )}
        </div>
      )}
      <footer className={styles.bar}>
        <EndedTimers dish={TIMERS} />
        {follow.current === null ? (
          <div className={styles.presses}>
            {presses.back !== null && (
              <Button variant="default" size="lg" onClick={presses.back}>
                {words.back}
              </Button>
            )}
            <Button size="lg" onClick={leave}>
              {words.finish}
            </Button>
          </div>
        ) : (
          <>
            <BoxCount boxes={boxes} />
            <NextBar
              {...{ dishes, follow, at, progress }}
              onStart={presses.start}
              onNext={() => {
                setChosen(null);
                presses.next();
              }}
              onBack={presses.back}
              onShow={() => setChosen(follow.current?.id ?? null)}
            />
          </>
        )}
      </footer>
      {!isDesktop && chosen !== null && shown !== null && (
        <Suspense fallback={null}>
          <TaskSheet onClose={() => setChosen(null)}>{detail}</TaskSheet>
        </Suspense>
      )}
    </main>
  );
}
