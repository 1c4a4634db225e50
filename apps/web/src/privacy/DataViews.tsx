import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { Notice } from "../ui/Notice.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { dataViewQuery } from "./data-view-query.ts";
import styles from "./PrivacyScreen.module.css";
import { useViewWords } from "./use-view-words.ts";

/** Which coaches and staff have seen or changed the person's data, newest first (ledger PRIV-017). */
export function DataViews() {
  const { privacy, general } = usePhrases();
  const { views } = privacy;
  const wordsOf = useViewWords();
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(dataViewQuery);
  const found = data?.pages.flatMap(({ results }) => results);
  return (
    <section aria-label={views.title} className={styles.section}>
      <h2 className={styles.heading}>{views.title}</h2>
      <p className={styles.lead}>{views.text}</p>
      {found === undefined && !isError && <SkeletonCard shape="row" />}
      {isError && (
        <Notice
          kind="error"
          title={general.errorLoadingData}
          action={
            <Button variant="default" onClick={() => void refetch()}>
              {general.tryAgain}
            </Button>
          }
        />
      )}
      {found?.length === 0 && <p className={styles.lead}>{views.none}</p>}
      {found !== undefined && found.length > 0 && (
        <ol className={styles.card}>
          {found.map((view) => (
            <li key={view.id} className={styles.decision}>
              <span className={styles.title}>{wordsOf(view).what}</span>
              <time dateTime={view.happened_at} className={styles.state}>
                {wordsOf(view).when}
              </time>
            </li>
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button
          className={styles.stop ?? ""}
          variant="default"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {views.older}
        </Button>
      )}
    </section>
  );
}
