import { Button } from "@mantine/core";
import type { User } from "@plateful/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CallError } from "../../lib/server/call-error.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import styles from "./ClientPage.module.css";

/** Instead of a client: waiting, nobody by this address, or a failure with a way on (ledger COACH-039). */
export function ClientState({ client }: { client: UseQueryResult<User> }) {
  const { clients: words, general } = usePhrases();
  const { error } = client;
  const isMissing = error instanceof CallError && error.status === 404;
  if (error === null) {
    return (
      <div role="status" aria-label={general.loading} className={styles.page}>
        <SkeletonCard shape="overview" />
        <SkeletonCard shape="row" />
        <SkeletonCard shape="row" />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <StatePanel
        kind={isMissing ? "not-found" : "error"}
        headingLevel={1}
        title={isMissing ? words.notFound : general.errorLoadingData}
        actions={
          <>
            {!isMissing && (
              <Button loading={client.isFetching} onClick={() => void client.refetch()}>
                {general.tryAgain}
              </Button>
            )}
            <AppLink href={PATHS.clients} className={styles.link}>
              {words.toList}
            </AppLink>
          </>
        }
      />
    </div>
  );
}
