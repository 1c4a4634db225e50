import { formatDate } from "@plateful/phrases";
import { copySourceDay } from "@plateful/planning";
import { IconCalendarPlus, IconHandClick, IconHistory, IconPlus, IconSparkles } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import { useSubject } from "../lib/person/subject.ts";
import { ListRow } from "../ui/ListRow.tsx";
import { showToast } from "../ui/overlays/show-toast.ts";
import { PlateGauge } from "../ui/plates/PlateGauge.tsx";
import { copySourceQuery } from "./day/calendar-day-query.ts";
import { dayPlanIds } from "./day/day-plan.ts";
import type { DiaryDay } from "./day/diary-day.ts";
import type { DiaryRights } from "./day/diary-rights.ts";
import { useDiaryWords } from "./day/use-diary-words.ts";
import styles from "./EmptyDay.module.css";
import { useCopyFromDay } from "./logging/use-copy-meals.ts";
import { HoldPlan } from "./planning/HoldPlan.tsx";
import { PLANNED_DAYS, usePlanDays } from "./planning/use-plan-days.ts";

interface EmptyDayProps {
  diary: DiaryDay;
  rights: DiaryRights;
  today: string;
  onAdd: () => void;
  onChooseForMe: () => void;
  onMyself: () => void;
}

const ICON = { size: 26, stroke: 1.75 } as const;

/** The earlier day whose meals fit this one, if any (ledger DIARY-033, DIARY-034). */
function useCopySource(date: string) {
  const { user, viewedId } = useSubject();
  const { data } = useQuery(copySourceQuery(date, viewedId));
  const filled = (data ?? []).filter((day) => day.calendar_items.length > 0);
  const source = copySourceDay(date, new Set(filled.map((day) => day.date)), dayPlanIds(user));
  return filled.find((day) => day.date === source) ?? null;
}

function CopyRow({ date }: { date: string }) {
  const { diary: words } = usePhrases();
  const language = useLanguage();
  const source = useCopySource(date);
  const copy = useCopyFromDay();
  if (source === null) return null;
  const name = formatDate(language, source.date, { weekday: "long", day: "numeric", month: "long" });
  const start = () =>
    copy.mutate(
      { from: source, date },
      { onSuccess: () => showToast({ message: words.copied({ date: name }) }) },
    );
  return (
    <ListRow
      look="card"
      icon={<IconHistory {...ICON} />}
      title={words.copyDate({ date: name })}
      text={words.copyDateText({ count: source.calendar_items.length })}
      onPress={() => {
        if (!copy.isPending) start();
      }}
    />
  );
}

/** Fills this day and the six after it, once for each press. */
function WeekRow({ date }: { date: string }) {
  const { diary: words } = usePhrases();
  const plan = usePlanDays();
  return (
    <ListRow
      look="card"
      icon={<IconCalendarPlus {...ICON} />}
      title={words.planDays({ days: PLANNED_DAYS })}
      text={plan.isPending ? words.planningDays : words.planDaysText}
      onPress={() => {
        if (!plan.isPending) plan.mutate(date);
      }}
    />
  );
}

type ActionsProps = Omit<EmptyDayProps, "today">;

/** The ways to fill a day that is not over yet. */
function DayActions({ diary, rights, onChooseForMe, onMyself }: ActionsProps) {
  const words = useDiaryWords();
  const canGenerate = rights.canGenerate && diary.hasPlan;
  return (
    <div className={styles.actions}>
      {canGenerate && (
        <ListRow
          look="filled"
          icon={<IconSparkles {...ICON} />}
          title={words.chooseForMe}
          text={words.chooseForMeText}
          onPress={onChooseForMe}
        />
      )}
      <ListRow
        look={canGenerate ? "card" : "filled"}
        icon={<IconHandClick {...ICON} />}
        title={words.doItMyself}
        text={words.doItMyselfText}
        onPress={onMyself}
      />
      {canGenerate && <WeekRow date={diary.date} />}
      <CopyRow date={diary.date} />
    </div>
  );
}

/** The same for a day that is over: what was eaten is noted first (ledger DIARY-089). */
function PastDayActions({ diary, rights, onAdd, onChooseForMe, onMyself }: ActionsProps) {
  const words = useDiaryWords();
  return (
    <div className={styles.actions}>
      {rights.canAdd && (
        <ListRow
          look="filled"
          icon={<IconPlus {...ICON} />}
          title={words.logEaten}
          text={words.logEatenText}
          onPress={onAdd}
        />
      )}
      <CopyRow date={diary.date} />
      <ListRow
        look={rights.canAdd ? "card" : "filled"}
        icon={<IconHandClick {...ICON} />}
        title={words.doItMyself}
        text={words.doItMyselfText}
        onPress={onMyself}
      />
      {rights.canGenerate && diary.hasPlan && (
        <ListRow
          look="card"
          icon={<IconSparkles {...ICON} />}
          title={words.chooseForMe}
          text={words.chooseForMeText}
          onPress={onChooseForMe}
        />
      )}
    </div>
  );
}

/** A day without meals, and the ways to fill it (ledger DIARY-028). */
export function EmptyDay(props: EmptyDayProps) {
  const { diary, rights, today } = props;
  const { general } = usePhrases();
  const words = useDiaryWords();
  const language = useLanguage();
  const count = useCount();
  const { target } = diary.totals;
  const weekday = formatDate(language, diary.date, { weekday: "long" });
  const day = diary.date === today ? general.today.toLocaleLowerCase(language) : weekday;
  const hasNumbers = rights.showsNumbers && target !== null;
  const energy = hasNumbers ? count(target.kcal) : "";
  // A coach plans, and only the person knows what was eaten.
  const isPast = diary.date < today && rights.canMarkEaten;
  const title = isPast ? words.nothingNoted({ day }) : words.emptyPlate({ day });
  return (
    <section className={styles.day}>
      {rights.canMarkEaten && <HoldPlan date={diary.date} />}
      <PlateGauge
        size={148}
        description={hasNumbers ? `${energy} ${words.kcalToPlan}` : title}
        {...(hasNumbers ? { value: energy, caption: words.kcalToPlan } : {})}
      />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>
        {hasNumbers
          ? words.targetsReady({
              protein: count(target.protein),
              carbs: count(target.carbohydrates),
              fat: count(target.fat),
              count: diary.slots.length,
            })
          : words.noTargets}
      </p>
      {rights.canEdit && (isPast ? <PastDayActions {...props} /> : <DayActions {...props} />)}
    </section>
  );
}
