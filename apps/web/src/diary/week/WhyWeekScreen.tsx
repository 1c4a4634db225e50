import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { useToday } from "../../lib/device/today.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { ReadFailed } from "../../lib/server/ReadFailed.tsx";
import { useTitle } from "../../lib/site/use-title.ts";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { FoundReasons } from "./FoundReasons.tsx";
import { useWeekFormat } from "./use-point-words.ts";
import styles from "./WhyWeek.module.css";
import { weekReasonsQuery } from "./week-reasons-query.ts";

/** Why a week is planned as it is: what its days come to, and what would change what they miss (PLAN-236). */
export function WhyWeekScreen() {
  const { whyWeek: words, general } = usePhrases();
  const user = useCurrentUser();
  const today = useToday();
  const navigate = useNavigate();
  const format = useWeekFormat();
  const { date = today } = useSearch({ strict: false });
  const { data, error, isFetching, refetch } = useQuery(weekReasonsQuery(user.id, date));
  useTitle(words.title);
  const toPlanner = () => void navigate({ to: PATHS.planner, search: { date } });
  return (
    <div className={styles.page}>
      <PageHeader
        title={words.title}
        {...(data === undefined
          ? {}
          : { subtitle: words.dates({ from: format.day(data.from), to: format.day(data.until) }) })}
        back={{ label: general.back, onBack: toPlanner }}
      />
      {data === undefined && error === null && (
        <div role="status" aria-label={general.loading} className={styles.waiting}>
          <SkeletonCard shape="overview" />
          <SkeletonCard shape="meal" />
        </div>
      )}
      {data === undefined && error !== null && (
        <ReadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && data.points.length === 0 && (
        <StatePanel
          kind="empty"
          title={words.empty}
          text={words.emptyText}
          actions={<Button onClick={toPlanner}>{words.toPlanner}</Button>}
        />
      )}
      {data !== undefined && data.points.length > 0 && <FoundReasons reasons={data} />}
    </div>
  );
}
