import { Button } from "@mantine/core";
import type { CheckInAsking } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { AskingCard } from "./AskingCard.tsx";
import styles from "./ClientCheckIn.module.css";
import { clientCheckInQuery } from "./check-in-query.ts";
import { FeltCard } from "./FeltCard.tsx";
import { ReplyBar } from "./ReplyBar.tsx";
import { WeekMealsCard } from "./WeekMealsCard.tsx";
import { WeeksCard } from "./WeeksCard.tsx";
import { WeightCard } from "./WeightCard.tsx";
import { WordsCard } from "./WordsCard.tsx";

interface ClientCheckInProps {
  clientId: number;
  checkInId: number;
  name: string;
  asking: CheckInAsking;
}

/** One check-in: the client's words and answers, then the numbers beside them, and the reply at the foot (d-checkin). */
export function ClientCheckIn({ clientId, checkInId, name, asking }: ClientCheckInProps) {
  const { general } = usePhrases();
  const query = useQuery(clientCheckInQuery(clientId, checkInId));
  const { data: opened } = query;
  if (opened === undefined && query.isError) {
    const retry = <Button onClick={() => void query.refetch()}>{general.tryAgain}</Button>;
    return <StatePanel kind="error" title={general.errorLoadingData} actions={retry} />;
  }
  if (opened === undefined)
    return (
      <div role="status" aria-label={general.loading}>
        <SkeletonCard shape="row" />
      </div>
    );
  const lastWeek = opened.weeks?.at(-1);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.column}>
          <WordsCard checkIn={opened.check_in} />
          <FeltCard check_in={opened.check_in} previous={opened.previous} />
        </div>
        <div className={styles.column}>
          <WeightCard weights={opened.weights} pace={opened.pace} />
          <WeeksCard weeks={opened.weeks} />
          <AskingCard clientId={clientId} name={name} asking={asking} />
        </div>
      </div>
      {lastWeek !== undefined && <WeekMealsCard clientId={clientId} first={lastWeek.starts_on} />}
      {asking.may_ask && (
        <ReplyBar
          key={checkInId}
          clientId={clientId}
          checkInId={checkInId}
          name={name}
          isWaiting={opened.is_waiting}
        />
      )}
    </>
  );
}
