import type { TriageClient } from "@plateful/contract";
import { addDays } from "@plateful/nutrition";
import { useQuery } from "@tanstack/react-query";
import { calendarDaysQuery, diaryDay, MealPictures } from "../diary/index.ts";
import { clientQuery } from "../lib/client-query.ts";
import { PATHS } from "../lib/paths.ts";
import { useToday } from "../lib/today.ts";
import { useCount } from "../lib/use-count.ts";
import { useTriagePhrases } from "../lib/use-triage-phrases.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./ClientDetail.module.css";

/** What stood on the plate yesterday, in pictures; nothing of a diary that is not shared (ledger COACH-175). */
export function YesterdayCard({ loaded }: { loaded: TriageClient }) {
  const { detail: words } = useTriagePhrases();
  const count = useCount();
  const yesterday = addDays(useToday(), -1);
  const isShared = loaded.shared_parts.includes("DIARY");
  const client = useQuery({ ...clientQuery(String(loaded.id)), enabled: isShared });
  const days = useQuery({
    ...calendarDaysQuery(yesterday, yesterday, loaded.id),
    enabled: isShared,
    refetchInterval: false,
    // The rest of the client is there without it.
    meta: { silent: true },
  });
  if (!isShared || client.data === undefined || days.data === undefined) return null;
  const diary = diaryDay(client.data, yesterday, days.data);
  const link = PATHS.viewAsPlanner.replace("$clientId", String(loaded.id));
  return (
    <SectionCard
      title={words.yesterday}
      aside={
        <AppLink href={`${link}?date=${yesterday}`} className={styles.link}>
          {words.openDay}
        </AppLink>
      }
    >
      {diary.itemCount === 0 ? (
        <p className={styles.quiet}>{words.nothingYesterday}</p>
      ) : (
        <>
          <MealPictures diary={diary} />
          <p className={styles.quiet}>{words.eatenYesterday({ kcal: count(diary.totals.eaten.kcal) })}</p>
        </>
      )}
    </SectionCard>
  );
}
