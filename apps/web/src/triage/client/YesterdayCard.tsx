import type { TriageClient } from "@plateful/contract";
import { addDays } from "@plateful/nutrition";
import { useQuery } from "@tanstack/react-query";
import { calendarDaysQuery, type DiaryDay, diaryDay, MealPictures } from "../../diary/index.ts";
import { PATHS } from "../../lib/address/paths.ts";
import { clientQuery } from "../../lib/client/client-query.ts";
import { useToday } from "../../lib/device/today.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import styles from "./ClientDetail.module.css";

function Meals({ diary }: { diary: DiaryDay }) {
  const { detail: words } = useTriagePhrases();
  const count = useCount();
  if (diary.itemCount === 0) return <p className={styles.quiet}>{words.nothingYesterday}</p>;
  return (
    <>
      <MealPictures diary={diary} />
      <p className={styles.quiet}>{words.eatenYesterday({ kcal: count(diary.totals.eaten.kcal) })}</p>
    </>
  );
}

/** What stood on the plate yesterday, in pictures; nothing of a diary that is not shared (ledger COACH-175). */
export function YesterdayCard({ loaded }: { loaded: TriageClient }) {
  const { detail: words } = useTriagePhrases();
  const { general } = usePhrases();
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
  if (!isShared) return null;
  const link = PATHS.viewAsPlanner.replace("$clientId", String(loaded.id));
  const retry = () => void Promise.all([client.refetch(), days.refetch()]);
  return (
    <SectionCard
      title={words.yesterday}
      aside={
        <AppLink href={`${link}?date=${yesterday}`} className={styles.link}>
          {words.openDay}
        </AppLink>
      }
    >
      {/* As high from the start as it will be: what the coach is writing stands below. */}
      <div className={styles.yesterday}>
        {client.data !== undefined && days.data !== undefined ? (
          <Meals diary={diaryDay(client.data, yesterday, days.data)} />
        ) : client.isError || days.isError ? (
          <button type="button" className={styles.link} onClick={retry}>
            {general.errorLoadingData} {general.tryAgain}
          </button>
        ) : (
          <span role="status" aria-label={general.loading} />
        )}
      </div>
    </SectionCard>
  );
}
