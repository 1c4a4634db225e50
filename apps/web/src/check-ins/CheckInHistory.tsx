import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMomentWords } from "../clients/index.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { Notice } from "../ui/Notice.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { AnswerList } from "./AnswerList.tsx";
import styles from "./CheckInScreen.module.css";
import { sentCheckInsQuery } from "./check-in-query.ts";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";

/** What the person has sent, to read (CHECK-007). */
export function CheckInHistory() {
  const words = useCheckInPhrases();
  const { general } = usePhrases();
  const dayOf = useMomentWords();
  const query = useInfiniteQuery(sentCheckInsQuery);
  const sent = query.data?.pages.flatMap(({ results }) => results) ?? [];
  if (query.isPending)
    return (
      <div role="status" aria-label={general.loading}>
        <SkeletonCard shape="row" />
      </div>
    );
  if (query.isError && sent.length === 0)
    return (
      <Notice
        kind="error"
        title={general.errorLoadingData}
        action={<Button onClick={() => void query.refetch()}>{general.tryAgain}</Button>}
      />
    );
  if (sent.length === 0) return null;
  return (
    <section aria-labelledby="earlier-check-ins" className={styles.history}>
      <h2 id="earlier-check-ins" className={styles.subtitle}>
        {words.history}
      </h2>
      {sent.map((one) => (
        <article key={one.id} aria-label={words.titleOfWeek({ week: one.week })}>
          <p className={styles.sent}>
            <strong>{words.titleOfWeek({ week: one.week })}</strong>{" "}
            {words.sentOn({ moment: dayOf(one.sent_at ?? one.asked_at, "in-sentence") })}
          </p>
          <AnswerList checkIn={one} />
        </article>
      ))}
      {query.hasNextPage && (
        <Button
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </section>
  );
}
