import { Button } from "@mantine/core";
import { formatDate } from "@plateful/phrases";
import { IconCalendarPlus, IconCopy, IconLock, IconNote, IconPlus } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useSubject } from "../lib/person/subject.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { IconButton } from "../ui/base/IconButton.tsx";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { Pill } from "../ui/Pill.tsx";
import { DayMenu } from "./DayMenu.tsx";
import styles from "./DiaryHeader.module.css";
import type { DiaryDay } from "./day/diary-day.ts";
import type { DiaryRights } from "./day/diary-rights.ts";
import { useDiaryWords } from "./day/use-diary-words.ts";

/** Most people have no coach, and no dates of a cycle. */
const PhasePill = lazy(async () => ({ default: (await import("./PhasePill.tsx")).PhasePill }));
const MessagesLink = lazy(async () => ({ default: (await import("./MessagesLink.tsx")).MessagesLink }));

interface DiaryHeaderProps {
  diary: DiaryDay;
  rights: DiaryRights;
  isToday: boolean;
  /** Whether the day shows its meals rather than the actions of an empty day. */
  isOpen: boolean;
  onToday: () => void;
  onAdd: () => void;
  onNote: () => void;
  onPlanWeek: () => void;
  onCopy: () => void;
  onRegenerate: () => void;
  onNumbers: () => void;
}

function useSeldomShown(): { hasCoach: boolean; hasCycle: boolean } {
  const { user, viewedId } = useSubject();
  const { intake } = user;
  return {
    hasCoach: viewedId === undefined && user.coach !== null,
    hasCycle: intake?.last_menstrual_period_start_date != null || intake?.cycle_phase != null,
  };
}

/** Which day this is, and what can be done with the whole of it (ledger DIARY-006, DIARY-010, DIARY-012 to DIARY-014). */
export function DiaryHeader(props: DiaryHeaderProps) {
  const { diary, rights, isToday, isOpen } = props;
  const { date } = diary;
  const language = useLanguage();
  const words = useDiaryWords();
  const { general } = usePhrases();
  const isDesktop = useIsDesktop();
  const { hasCoach, hasCycle } = useSeldomShown();
  const weekday = formatDate(language, date, { weekday: "long" });
  const title = isToday ? words.planForToday : words.planFor({ weekday });
  useTitle(title);
  const month = formatDate(language, date, { month: "long", year: "numeric" });
  const day = formatDate(language, date, { weekday: "long", day: "numeric", month: "long" });
  const hasNote = diary.day?.note != null;
  const hasMenu = isOpen && rights.canGenerate && diary.hasPlan;
  return (
    <PageHeader
      title={title}
      eyebrow={
        <>
          <span className={styles.date}>{isDesktop ? day : month}</span>
          {!isToday && (
            <button type="button" className={styles.today} onClick={props.onToday}>
              {general.today}
            </button>
          )}
          {hasCycle && (
            <Suspense fallback={<span className={styles.phase} />}>
              <PhasePill date={date} isToday={isToday} />
            </Suspense>
          )}
          {diary.isLocked && <Pill icon={<IconLock size={14} aria-hidden="true" />}>{words.locked}</Pill>}
        </>
      }
      actions={
        <>
          {hasCoach && (
            <Suspense fallback={<span className={styles.link} />}>
              <MessagesLink />
            </Suspense>
          )}
          {rights.canCopy && !isDesktop && (
            <IconButton label={words.copyDay} onClick={props.onCopy}>
              <IconCopy size={22} stroke={1.75} />
            </IconButton>
          )}
          {rights.canNote && !isDesktop && (
            <IconButton
              label={hasNote ? words.noteWaiting : words.note}
              hasNews={hasNote}
              onClick={props.onNote}
            >
              <IconNote size={22} stroke={1.75} />
            </IconButton>
          )}
          {rights.canGenerate && diary.hasPlan && (
            <IconButton label={words.planWeek} onClick={props.onPlanWeek}>
              <IconCalendarPlus size={22} stroke={1.75} />
            </IconButton>
          )}
          {hasMenu && <DayMenu diary={diary} onRegenerate={props.onRegenerate} onNumbers={props.onNumbers} />}
          {rights.canCopy && isDesktop && (
            <Button variant="default" leftSection={<IconCopy size={18} />} onClick={props.onCopy}>
              {words.copyDay}
            </Button>
          )}
          {rights.canAdd && isDesktop && isOpen && (
            <Button leftSection={<IconPlus size={18} stroke={2.2} />} onClick={props.onAdd}>
              {words.add}
            </Button>
          )}
        </>
      }
    />
  );
}
