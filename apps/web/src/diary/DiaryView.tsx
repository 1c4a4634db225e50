import { lazy, Suspense, useState } from "react";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { KeptNotice } from "../lib/kept/KeptNotice.tsx";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useSubject } from "../lib/person/subject.ts";
import { Notice } from "../ui/Notice.tsx";
import { showToast } from "../ui/overlays/show-toast.ts";
import { QuickAction } from "../ui/QuickAction.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { AskSpot } from "./AskSpot.tsx";
import { DayState } from "./DayState.tsx";
import { DiaryHeader } from "./DiaryHeader.tsx";
import { DiaryMeals } from "./DiaryMeals.tsx";
import { DiarySide } from "./DiarySide.tsx";
import styles from "./DiaryViewScreen.module.css";
import { DiaryWeek } from "./DiaryWeek.tsx";
import { diaryDay, nextSlot } from "./day/diary-day.ts";
import { diaryRights } from "./day/diary-rights.ts";
import { reopenedDialog } from "./day/reopened-dialog.ts";
import { useDelayed } from "./day/use-delayed.ts";
import { useDiaryWords } from "./day/use-diary-words.ts";
import { useOwnDay } from "./day/use-own-day.ts";
import type { PlannerDay } from "./day/use-planner-day.ts";
import { DiaryDialogs } from "./dialogs.ts";
import { keyOf, useAutoPlanDay } from "./planning/use-auto-plan-day.ts";
import { useCreateDays, usePlannedWeek } from "./planning/use-planned-week.ts";
import { useUndoPlan } from "./planning/use-undo-plan.ts";

const CheckInCard = lazy(async () => ({ default: (await import("../check-ins/index.ts")).CheckInCard }));
const StandInNotice = lazy(async () => ({
  default: (await import("./StandInNotice.tsx")).StandInNotice,
}));
/** Most days that are opened have meals. */
const EmptyDay = lazy(async () => ({ default: (await import("./EmptyDay.tsx")).EmptyDay }));
const NoPlanNotice = lazy(async () => ({ default: (await import("./NoPlanNotice.tsx")).NoPlanNotice }));
const GeneratingDay = lazy(async () => ({ default: (await import("./GeneratingDay.tsx")).GeneratingDay }));
const DayComments = lazy(async () => ({ default: (await import("./notes/DayComments.tsx")).DayComments }));

/** A planning that is done sooner than this changes the page at once, without a word between. */
const QUIET_PLANNING_MS = 400;

/** One day of meals against its targets, with the week around it: one's own, or a client's (ledger DIARY-001, DIARY-002). */
export function DiaryView({ date, today, choose }: PlannerDay) {
  const subject = useSubject();
  const { user, viewedId } = subject;
  const words = useDiaryWords();
  const isDesktop = useIsDesktop();
  const week = usePlannedWeek(date, today);
  const createDays = useCreateDays();
  const planning = useAutoPlanDay();
  const undo = useUndoPlan();
  const { general } = usePhrases();
  const [dialog, setDialog] = useState(reopenedDialog);
  const days = week.data ?? [];
  const diary = diaryDay(user, date, days);
  const rights = diaryRights(subject);
  const own = useOwnDay(date, diary.itemCount);
  const concernsThisDay = planning.variables?.date === date;
  const isPlanning = useDelayed(planning.isPending, QUIET_PLANNING_MS) && concernsThisDay;
  const hasMeals = week.data !== undefined && (diary.itemCount > 0 || own.isOwn) && !isPlanning;
  const isToday = date === today;

  const plan = () => {
    if (planning.isPending) return;
    planning.mutate(
      { date },
      {
        onSuccess: (planned) =>
          showToast({
            message: words.dayPlanned,
            undo: { label: general.undo, onUndo: () => undo(keyOf(planned)) },
          }),
      },
    );
  };
  const fillMyself = () => {
    if (diary.day === null) createDays.mutate([date]);
    own.open();
  };
  const add = () => {
    const slot = nextSlot(diary);
    if (slot !== null) setDialog({ kind: "add", slot });
  };
  const openNote = () => setDialog({ kind: "note" });

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <DiaryHeader
          diary={diary}
          rights={rights}
          isToday={isToday}
          isOpen={hasMeals}
          onToday={() => choose(today)}
          onAdd={add}
          onNote={openNote}
          onPlanWeek={() => setDialog({ kind: "planWeek" })}
          onCopy={() => setDialog({ kind: "copy", slot: null })}
          onRegenerate={() => setDialog({ kind: "regenerate" })}
          onNumbers={() => setDialog({ kind: "numbers" })}
        />
        <DiaryWeek
          user={user}
          days={days}
          date={date}
          today={today}
          showsNumbers={rights.showsNumbers}
          onChoose={choose}
        />
      </div>
      <DiarySide
        diary={diary}
        today={today}
        rights={rights}
        isWaiting={week.data === undefined && !week.isError}
        hasMeals={hasMeals}
        onNote={openNote}
        onChoose={choose}
      />
      <div className={styles.main}>
        <KeptNotice />
        {(user.coach !== null || viewedId !== undefined) && (
          <Suspense fallback={null}>
            <StandInNotice />
            <CheckInCard />
            <DayComments date={date} />
          </Suspense>
        )}
        {planning.isError && concernsThisDay && <Notice kind="error" title={words.planningFailed} />}
        {!diary.hasPlan && (
          <Suspense fallback={null}>
            <NoPlanNotice plansAlone={rights.plansAlone} />
          </Suspense>
        )}
        {isPlanning ? (
          <Suspense fallback={<SkeletonCard shape="day" />}>
            <GeneratingDay />
          </Suspense>
        ) : (
          <DayState week={week}>
            {hasMeals ? (
              <DiaryMeals
                diary={diary}
                today={today}
                rights={rights}
                wasPlanned={planning.isSuccess && concernsThisDay}
                onDialog={setDialog}
              />
            ) : (
              <Suspense fallback={<SkeletonCard shape="day" />}>
                <EmptyDay
                  diary={diary}
                  rights={rights}
                  today={today}
                  onAdd={add}
                  onChooseForMe={plan}
                  onMyself={fillMyself}
                />
              </Suspense>
            )}
          </DayState>
        )}
        <AskSpot hasPlan={diary.hasPlan} hasMeals={hasMeals} mayPlan={rights.canGenerate} />
      </div>
      {hasMeals && rights.canAdd && !isDesktop && <QuickAction label={words.add} onPress={add} />}
      {dialog !== null && (
        <Suspense fallback={null}>
          <DiaryDialogs
            dialog={dialog}
            diary={diary}
            today={today}
            onRegenerate={plan}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
