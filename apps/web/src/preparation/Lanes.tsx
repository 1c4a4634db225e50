import { type FollowedTask, timeAxis } from "@plateful/planning";
import { IconCooker, IconFlame, IconSlice } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useIsDesktop } from "../lib/device/use-media.ts";
import styles from "./Preparation.module.css";
import { columnsOf, type followed, freeTimes, LANES, type Lane } from "./preparation-plan.ts";
import { TaskCard } from "./TaskCard.tsx";
import type { ReadyDish } from "./use-dishes.ts";
import { usePreparationWords } from "./use-preparation-words.ts";

const ICON = { size: 22, stroke: 1.75, "aria-hidden": true } as const;
const ICONS = {
  OVEN: <IconCooker {...ICON} />,
  HOB: <IconFlame {...ICON} />,
  BOARD: <IconSlice {...ICON} />,
};

/** A minute is so high, in the size of the text, and no card lower than its lines: on a phone three, as names take two there. */
const AXES = { phone: { perMinute: 0.35, least: 4.25 }, desktop: { perMinute: 0.35, least: 3.5 } };
const inRem = (length: number): string => `${length}rem`;

interface LanesProps {
  dishes: readonly ReadyDish[];
  follow: ReturnType<typeof followed>;
  /** In minutes from the beginning. */
  until: number;
  at: (minute: number) => string;
  /** The quarters of the clock, in minutes from the beginning. */
  quarters: readonly number[];
  hasBegun: boolean;
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** What is shown in a lane: its tasks, and the times in which the hands are free at the board. */
interface Shown {
  readonly lane: Lane;
  readonly start: number;
  readonly end: number;
  readonly task: FollowedTask | null;
}

function shownIn(follow: LanesProps["follow"]): Shown[] {
  const tasks = follow.tasks.flatMap((task): Shown[] =>
    task.lane === "RESTING" ? [] : [{ lane: task.lane, start: task.start, end: task.end, task }],
  );
  const free = freeTimes(follow.tasks).map((time): Shown => ({ ...time, lane: "BOARD", task: null }));
  return [...tasks, ...free].sort((one, other) => one.start - other.start);
}

/** The lanes that have something to show, each with the columns of what is in it at once. */
function lanesOf(shown: readonly Shown[]) {
  return LANES.map((lane) => {
    const own = shown.filter((one) => one.lane === lane);
    return { lane, own, ...columnsOf(own) };
  }).filter(({ own }) => own.length > 0);
}

/** Oven, hob and board beside one axis of time; in the order of their beginning for those who do not see it. */
export function Lanes({ dishes, follow, until, at, quarters, hasBegun, chosen, onChoose }: LanesProps) {
  const { words } = usePreparationWords();
  const shown = shownIn(follow);
  const lanes = lanesOf(shown);
  const axis = timeAxis(shown, { until, ...(useIsDesktop() ? AXES.desktop : AXES.phone) });
  const columns = lanes.reduce((sum, { count }) => sum + count, 0);
  const isOnAxis = hasBegun && follow.now >= 0 && follow.now <= until;
  const current = useRef<HTMLLIElement>(null);
  const currentId = follow.current?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each task that comes up is shown
  useEffect(() => {
    if (hasBegun) current.current?.scrollIntoView?.({ block: "center" });
  }, [currentId, hasBegun]);
  let before = 0;
  const placeOf = new Map<Shown, { left: number; width: number }>();
  for (const { own, columns: places, count } of lanes) {
    for (const [index, one] of own.entries())
      placeOf.set(one, { left: (before + (places[index] ?? 0)) / columns, width: 1 / columns });
    before += count;
  }
  return (
    <section aria-label={words.plan} className={styles.lanes}>
      <div className={styles.heads} aria-hidden="true">
        {lanes.map(({ lane, count }) => (
          <span key={lane} style={{ flexGrow: count }}>
            {ICONS[lane]}
            {words.lanes[lane]}
          </span>
        ))}
      </div>
      <div className={styles.axis} style={{ height: inRem(axis.length) }}>
        <div aria-hidden="true">
          {quarters.map((minute) => (
            <span key={minute} className={styles.quarter} style={{ top: inRem(axis.at(minute)) }}>
              {at(minute)}
            </span>
          ))}
          {isOnAxis && (
            <span className={styles.now} style={{ top: inRem(axis.at(follow.now)) }}>
              <b>{at(follow.now)}</b>
            </span>
          )}
        </div>
        <ol className={styles.tasks}>
          {shown.map((one) => {
            const { left = 0, width = 1 } = placeOf.get(one) ?? {};
            const [top, bottom] = [axis.at(one.start), axis.at(one.end)];
            const place = {
              ...{ top: inRem(top), height: inRem(bottom - top) },
              ...{ left: `${left * 100}%`, width: `${width * 100}%` },
            };
            const isCurrent = one.task !== null && one.task.id === currentId;
            return (
              <li
                key={one.task?.id ?? `free-${one.start}`}
                style={place}
                {...(isCurrent ? { ref: current } : {})}
              >
                <TaskCard
                  lane={one.lane}
                  start={at(one.start)}
                  height={bottom - top}
                  task={one.task}
                  dish={dishes.find(({ key }) => key === one.task?.dish) ?? null}
                  boxes={dishes.reduce((sum, dish) => sum + dish.boxes.length, 0)}
                  isChosen={one.task !== null && one.task.id === chosen}
                  onChoose={onChoose}
                />
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
