import { Button } from "@mantine/core";
import { addDays, weekOf } from "@plateful/planning";
import { IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { calendarDaysQuery, diaryDay } from "../../diary/index.ts";
import { PATHS } from "../../lib/address/paths.ts";
import { useToday } from "../../lib/device/today.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { ReadFailed } from "../../lib/server/ReadFailed.tsx";
import { useTitle } from "../../lib/site/use-title.ts";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { useGrocerySource } from "../grocery-source.ts";
import { rangeText } from "../range-text.ts";
import { PaperDays } from "./PaperDays.tsx";
import { PaperGroceries } from "./PaperGroceries.tsx";
import styles from "./WeekOnPaper.module.css";

const LAST_DAY = 6;

function Waiting() {
  const { general } = usePhrases();
  return (
    <div role="status" aria-label={general.loading}>
      <SkeletonCard shape="meal" />
      <SkeletonCard shape="meal" />
    </div>
  );
}

/** A week to hang in the kitchen: its meals, how they are cooked, and what to buy; the browser prints it or saves it as a PDF (ledger PLAN-226). */
export function WeekOnPaperScreen() {
  const phrases = usePhrases();
  const { general } = phrases;
  const words = phrases.groceries.paper;
  const language = useLanguage();
  const user = useCurrentUser();
  const today = useToday();
  const navigate = useNavigate();
  const { date = today } = useSearch({ strict: false });
  const monday = weekOf(date)[0] ?? date;
  const sunday = addDays(monday, LAST_DAY);
  const days = useQuery({ ...calendarDaysQuery(monday, sunday), refetchInterval: false });
  const list = useQuery(useGrocerySource().latest);
  const title = words.title({ range: rangeText(monday, sunday, language, phrases) });
  useTitle(title);
  const week = weekOf(monday).map((one) => diaryDay(user, one, days.data ?? []));
  const isPlanned = week.some(({ itemCount }) => itemCount > 0);
  const bought = list.data != null && list.data.start_date <= sunday && list.data.end_date >= monday;
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        back={{
          label: general.back,
          onBack: () => void navigate({ to: PATHS.planner, search: { date } }),
        }}
      />
      {days.data === undefined && days.error === null && <Waiting />}
      {days.data === undefined && days.error !== null && (
        <ReadFailed error={days.error} onRetry={() => void days.refetch()} />
      )}
      {days.data !== undefined && !isPlanned && (
        <StatePanel kind="empty" title={words.empty} text={words.emptyText} />
      )}
      {days.data !== undefined && isPlanned && (
        <>
          <div className={styles.choices}>
            <Button
              leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {words.print}
            </Button>
            {!bought && !list.isPending && <p>{words.noList}</p>}
          </div>
          <PaperDays week={week} />
          {bought && list.data != null && <PaperGroceries list={list.data} />}
        </>
      )}
    </div>
  );
}
