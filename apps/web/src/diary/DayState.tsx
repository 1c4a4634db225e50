import { Button } from "@mantine/core";
import type { CalendarDay } from "@plateful/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { CallError } from "../lib/server/call-error.ts";
import { Notice } from "../ui/Notice.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./DiaryViewScreen.module.css";

interface DayStateProps {
  week: UseQueryResult<CalendarDay[]>;
  /** The day, once it has been read. */
  children: ReactNode;
}

/** Waiting, failure with a way on, or the day itself; what was read before stays in sight when reading fails (ledger ERR-007, ERR-009). */
export function DayState({ week, children }: DayStateProps) {
  const { general } = usePhrases();
  const isOffline = week.error instanceof CallError && week.error.status === 0;
  const retry = <Button onClick={() => void week.refetch()}>{general.tryAgain}</Button>;
  if (week.data !== undefined) {
    return (
      <>
        {week.isError && (
          <Notice kind={isOffline ? "offline" : "error"} title={general.errorLoadingData} action={retry} />
        )}
        {children}
      </>
    );
  }
  if (week.isError) {
    return (
      <StatePanel
        kind={isOffline ? "offline" : "error"}
        title={general.errorLoadingData}
        text={isOffline ? general.offline : general.somethingWentWrong}
        actions={retry}
      />
    );
  }
  return (
    <div role="status" aria-label={general.loading} className={styles.waiting}>
      <SkeletonCard shape="meal" />
      <SkeletonCard shape="meal" />
    </div>
  );
}
