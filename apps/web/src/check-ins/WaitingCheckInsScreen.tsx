import { Button } from "@mantine/core";
import type { WaitingCheckIn } from "@plateful/contract";
import { IconCheck, IconChevronRight } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Avatar, useMomentWords } from "../clients/index.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { displayName, initialsOf } from "../lib/person-name.ts";
import { StandInPill } from "../lib/StandInPill.tsx";
import { useTitle } from "../lib/use-title.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { waitingCheckInsQuery } from "./check-in-query.ts";
import { useArrival } from "./use-arrival.ts";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";
import styles from "./WaitingCheckIns.module.css";

function Row({ id, client, week, sent_at: sentAt, stands_in_for: standsInFor }: WaitingCheckIn) {
  const { queue } = useCheckInPhrases();
  const dayOf = useMomentWords();
  const href = PATHS.clientCheckIn.replace("$clientId", String(client.id)).replace("$checkInId", String(id));
  return (
    <li>
      <AppLink href={href} className={styles.row}>
        <Avatar id={client.id} initials={initialsOf(client)} />
        <span className={styles.words}>
          <span className={styles.name}>{displayName(client)}</span>
          <span className={styles.quiet}>{queue.sent({ week, moment: dayOf(sentAt, "in-sentence") })}</span>
          <StandInPill standsInFor={standsInFor} />
        </span>
        <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
      </AppLink>
    </li>
  );
}

/** Nothing is left to answer. */
function CaughtUp() {
  const { queue } = useCheckInPhrases();
  const start = useArrival<HTMLDivElement>("caught-up");
  return (
    <div ref={start} tabIndex={-1} className={styles.caughtUp}>
      <StatePanel
        kind="empty"
        icon={<IconCheck size={40} stroke={1.5} />}
        title={queue.doneTitle}
        text={queue.doneText}
        actions={
          <AppLink href={PATHS.today} className={styles.link}>
            {queue.toToday}
          </AppLink>
        }
      />
    </div>
  );
}

/** The check-ins that wait for the coach, who waits longest first, until there are none (CHECK-017, CHECK-018). */
export function WaitingCheckInsScreen() {
  const { coach, queue } = useCheckInPhrases();
  const { general } = usePhrases();
  const navigate = useNavigate();
  const query = useInfiniteQuery(waitingCheckInsQuery);
  const rows = query.data?.pages.flatMap(({ results }) => results);
  const count = query.data?.pages[0]?.count ?? 0;
  useTitle(coach.listTitle);
  const questions = (
    <AppLink href={PATHS.checkInQuestions} className={styles.link}>
      {coach.questions}
    </AppLink>
  );
  return (
    <div className={styles.page}>
      <PageHeader
        title={coach.listTitle}
        {...(count === 0 ? {} : { subtitle: queue.count({ count }) })}
        back={{ label: general.back, onBack: () => void navigate({ to: PATHS.today }) }}
        actions={questions}
      />
      {rows === undefined && !query.isError && (
        <div role="status" aria-label={general.loading}>
          {[1, 2, 3].map((row) => (
            <SkeletonCard key={row} shape="row" />
          ))}
        </div>
      )}
      {rows === undefined && query.isError && (
        <StatePanel
          kind="error"
          title={general.errorLoadingData}
          actions={<Button onClick={() => void query.refetch()}>{general.tryAgain}</Button>}
        />
      )}
      {rows?.length === 0 && <CaughtUp />}
      {rows !== undefined && rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {general.showMore}
        </Button>
      )}
    </div>
  );
}
