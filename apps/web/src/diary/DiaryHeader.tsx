import { Button } from "@mantine/core";
import { cycleInfo } from "@plateful/nutrition";
import { formatDate } from "@plateful/phrases";
import { IconCalendarPlus, IconCopy, IconLock, IconMoonStars, IconNote, IconPlus } from "@tabler/icons-react";
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
import { MessagesLink } from "./MessagesLink.tsx";

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

/** A coach knows the phase of today only: the dates stay with the client (api.md 2.2). */
function PhasePill({ date, isToday }: { date: string; isToday: boolean }) {
  const { user, viewedId } = useSubject();
  const { intake } = user;
  const phrases = usePhrases();
  if (intake === null) return null;
  if (viewedId !== undefined) {
    if (!isToday || intake.cycle_phase === null) return null;
    return (
      <Pill tone="cycle" icon={<IconMoonStars size={14} aria-hidden="true" />}>
        {phrases.nutrition.cyclePhases[intake.cycle_phase]}
      </Pill>
    );
  }
  const cycle = cycleInfo(
    {
      gender: intake.gender,
      startDate: intake.last_menstrual_period_start_date,
      cycleLength: intake.menstrual_cycle_length,
    },
    date,
  );
  if (cycle === null) return null;
  const phase = phrases.nutrition.cyclePhases[cycle.phase];
  return (
    <Pill tone="cycle" icon={<IconMoonStars size={14} aria-hidden="true" />}>
      {phrases.diary.cyclePhase({ phase, day: cycle.currentDayInCycle })}
    </Pill>
  );
}

/** Which day this is, and what can be done with the whole of it (ledger DIARY-006, DIARY-010, DIARY-012 to DIARY-014). */
export function DiaryHeader(props: DiaryHeaderProps) {
  const { diary, rights, isToday, isOpen } = props;
  const { date } = diary;
  const language = useLanguage();
  const words = useDiaryWords();
  const { general } = usePhrases();
  const isDesktop = useIsDesktop();
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
          <PhasePill date={date} isToday={isToday} />
          {diary.isLocked && <Pill icon={<IconLock size={14} aria-hidden="true" />}>{words.locked}</Pill>}
        </>
      }
      actions={
        <>
          <MessagesLink />
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
