import { lazy, Suspense } from "react";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { DayOverview } from "./DayOverview.tsx";
import styles from "./DiaryViewScreen.module.css";
import type { DiaryDay } from "./day/diary-day.ts";
import type { DiaryRights } from "./day/diary-rights.ts";

const LaidTable = lazy(async () => ({ default: (await import("./table/LaidTable.tsx")).LaidTable }));
const DiaryAside = lazy(async () => ({ default: (await import("./DiaryAside.tsx")).DiaryAside }));

interface DiarySideProps {
  diary: DiaryDay;
  today: string;
  rights: DiaryRights;
  isWaiting: boolean;
  hasMeals: boolean;
  onNote: () => void;
  onChoose: (date: string) => void;
}

/** The totals of the day, or its plates where no numbers are shown, and on a desktop what surrounds it. */
export function DiarySide({ diary, today, rights, isWaiting, hasMeals, onNote, onChoose }: DiarySideProps) {
  const isDesktop = useIsDesktop();
  return (
    <div className={styles.side}>
      {isWaiting && <SkeletonCard shape="day" />}
      {rights.showsNumbers && hasMeals && <DayOverview totals={diary.totals} isWide={isDesktop} />}
      {!rights.showsNumbers && hasMeals && (
        <Suspense fallback={<SkeletonCard shape="day" />}>
          <LaidTable diary={diary} />
        </Suspense>
      )}
      {isDesktop && (
        <Suspense fallback={<SkeletonCard shape="overview" />}>
          <DiaryAside
            note={diary.day?.note ?? null}
            canNote={rights.canNote}
            date={diary.date}
            today={today}
            onNote={onNote}
            onChoose={onChoose}
          />
        </Suspense>
      )}
    </div>
  );
}
