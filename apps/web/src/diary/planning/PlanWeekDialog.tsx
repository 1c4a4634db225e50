import { Button } from "@mantine/core";
import { formatDate } from "@plateful/phrases";
import { addDays, weekOf } from "@plateful/planning";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useSubject } from "../../lib/person/subject.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { IconButton } from "../../ui/base/IconButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { weekQuery } from "../day/calendar-day-query.ts";
import styles from "./PlanWeek.module.css";
import { PlanWeekDay } from "./PlanWeekDay.tsx";
import { PlanWeekLinks } from "./PlanWeekLinks.tsx";
import { usePlanWeek } from "./use-plan-week.ts";
import { useUndoPlan } from "./use-undo-plan.ts";
import { type DayToPlan, daysToPlan, weekToPlan } from "./week-to-plan.ts";

interface PlanWeekDialogProps {
  /** The day that the planner shows. */
  date: string;
  today: string;
  onClose: () => void;
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const freshOf = (days: readonly DayToPlan[]) => sum(days.map(({ fresh }) => fresh));

/** The week that is offered: the one of the shown day or, when that is full, the one after it; or any other, by the arrows. */
function useWeek(date: string, today: string) {
  const { user, viewedId } = useSubject();
  const [named, setNamed] = useState<string | null>(null);
  const shown = date < today ? today : date;
  const first = useQuery(weekQuery(shown, viewedId));
  const due = first.data === undefined ? null : weekToPlan(shown, daysToPlan(user, shown, first.data, today));
  // It is decided once: what is planned meanwhile must not turn the page.
  const [settled, setSettled] = useState<string | null>(null);
  if (settled === null && due !== null) setSettled(due);
  const week = named ?? settled ?? shown;
  const days = useQuery(weekQuery(week, viewedId));
  const isReady = settled !== null && days.data !== undefined;
  return {
    week,
    days: isReady ? daysToPlan(user, week, days.data ?? [], today) : null,
    failed: first.isError || days.isError,
    retry: () => void Promise.all([first.refetch(), days.refetch()]),
    move: (weeks: number) => setNamed(addDays(week, 7 * weeks)),
    canGoBack: (weekOf(addDays(week, -7))[6] ?? "") >= today,
  };
}

interface WeekRangeProps {
  week: string;
  /** Once it is planned, it is the week that was planned. */
  isFixed: boolean;
  canGoBack: boolean;
  onMove: (weeks: number) => void;
}

/** Which week it is, with arrows to others that are not over. */
function WeekRange({ week, isFixed, canGoBack, onMove }: WeekRangeProps) {
  const { diary } = usePhrases();
  const language = useLanguage();
  const days = weekOf(week);
  const nameOf = (date = week) => formatDate(language, date, { day: "numeric", month: "long" });
  return (
    <div className={styles.range}>
      {canGoBack && !isFixed ? (
        <IconButton label={diary.previousWeek} onClick={() => onMove(-1)}>
          <IconChevronLeft size={20} />
        </IconButton>
      ) : (
        <span />
      )}
      <p>{diary.week({ from: nameOf(days[0]), to: nameOf(days[6]) })}</p>
      {!isFixed && (
        <IconButton label={diary.nextWeek} onClick={() => onMove(1)}>
          <IconChevronRight size={20} />
        </IconButton>
      )}
    </div>
  );
}

/** The week is on its way, or could not be read. */
function WeekState({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const { general } = usePhrases();
  if (failed)
    return (
      <StatePanel
        kind="error"
        title={general.errorLoadingData}
        actions={<Button onClick={onRetry}>{general.tryAgain}</Button>}
      />
    );
  return (
    <div role="status" aria-label={general.loading}>
      {[1, 2, 3, 4, 5, 6, 7].map((row) => (
        <SkeletonCard key={row} shape="row" />
      ))}
    </div>
  );
}

/** Chooses days of a week, keeps what stands, plans the rest and takes all of it back again (ledger DIARY-090). */
export function PlanWeekDialog({ date, today, onClose }: PlanWeekDialogProps) {
  const { planWeek: words, general } = usePhrases();
  const { week, days, failed, retry, move, canGoBack } = useWeek(date, today);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [wanted, setWanted] = useState(0);
  const plan = usePlanWeek();
  const undo = useUndoPlan();
  const isChosen = ({ diary: { date: one }, fresh }: DayToPlan) => fresh > 0 && !left.includes(one);
  const chosen = (days ?? []).filter(isChosen);
  const fresh = freshOf(chosen);
  const toggle = (one: string) =>
    setLeft(left.includes(one) ? left.filter((other) => other !== one) : [...left, one]);
  const start = () => {
    if (plan.isPending) return;
    setWanted(fresh);
    plan.mutate(chosen.map(({ diary: { date: one } }) => one));
  };
  const isDone = plan.isSuccess;
  const takeBack = () => {
    undo(plan.data?.key);
    onClose();
  };
  const actions = isDone ? (
    <Button size="lg" onClick={onClose}>
      {general.close}
    </Button>
  ) : (
    <Button size="lg" disabled={fresh === 0} loading={plan.isPending} onClick={start}>
      {fresh === 0 ? words.planNone : words.plan({ count: fresh })}
    </Button>
  );
  return (
    <SheetDialog
      isOpen
      isTall
      onClose={onClose}
      title={isDone ? words.doneTitle : words.title}
      closeLabel={general.close}
      actions={actions}
    >
      <WeekRange week={week} isFixed={isDone} canGoBack={canGoBack} onMove={move} />
      {days === null && <WeekState failed={failed} onRetry={retry} />}
      {days !== null && (
        <ul className={styles.days}>
          {days.map((day) => (
            <PlanWeekDay
              key={day.diary.date}
              day={day}
              isChosen={!isDone && isChosen(day)}
              {...(isDone ? {} : { onToggle: () => toggle(day.diary.date) })}
            />
          ))}
        </ul>
      )}
      {days !== null && (
        <p role="status" className={styles.summary}>
          {plan.isPending
            ? words.planning
            : summaryOf({ words, days, chosen, wanted: isDone ? wanted : null })}
        </p>
      )}
      {plan.data != null && <p className={styles.summary}>{words.plannedHere}</p>}
      <PlanWeekLinks days={days ?? []} />
      {isDone && (
        <Button variant="default" mt={12} onClick={takeBack}>
          {words.undo}
        </Button>
      )}
      {plan.isError && (
        <Notice kind="error" title={words.failed}>
          <WhyFailed error={plan.error} />
        </Notice>
      )}
    </SheetDialog>
  );
}

/** Without a network nothing is planned, and nothing that was chosen is lost (ledger DIARY-113). */
function WhyFailed({ error }: { error: Error }) {
  const words = usePhrases().planWeek;
  if (!(error instanceof CallError)) return null;
  return error.status === 0 ? words.offline : (error.general ?? error.detail);
}

interface Summary {
  words: ReturnType<typeof usePhrases>["planWeek"];
  days: readonly DayToPlan[];
  chosen: readonly DayToPlan[];
  /** How many meals were asked for; null before. */
  wanted: number | null;
}

/** What the button will do, in numbers, or what it did. */
function summaryOf({ words, days, chosen, wanted }: Summary): string {
  if (wanted !== null) {
    const empty = Math.min(wanted, freshOf(chosen));
    const parts = [words.planned({ count: wanted - empty })];
    return (empty > 0 ? [...parts, words.leftEmpty({ count: empty })] : parts).join(" ");
  }
  if (freshOf(days) === 0) return words.nothing;
  if (chosen.length === 0) return words.none;
  const kept = sum(chosen.map(({ kept: count }) => count));
  const parts = [words.summary({ meals: freshOf(chosen), days: chosen.length })];
  return (kept > 0 ? [...parts, words.keeps({ count: kept })] : parts).join(" ");
}
