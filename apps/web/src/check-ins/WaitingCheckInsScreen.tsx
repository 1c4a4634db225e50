import { Button } from "@mantine/core";
import type { WaitingCheckIn } from "@plateful/contract";
import { IconCheck, IconChevronRight } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Avatar, useMomentWords } from "../clients/index.ts";
import { PATHS } from "../lib/address/paths.ts";
import { useHasSharedClients } from "../lib/client/client-shares-query.ts";
import { StandInPill } from "../lib/client/StandInPill.tsx";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { displayName, initialsOf } from "../lib/language/person-name.ts";
import { useTeamPhrases } from "../lib/language/use-team-phrases.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { UnitToggle } from "../ui/fields/UnitToggle.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
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

/** All of them, or those of clients whom colleagues share; only for a coach who stands in (TEAM-030). */
function SharedFilter({ isShared }: { isShared: boolean }) {
  const { filter: words } = useTeamPhrases();
  const navigate = useNavigate();
  const standsIn = useHasSharedClients();
  // Whoever comes by an address keeps the way back.
  if (!standsIn && !isShared) return null;
  return (
    <UnitToggle
      label={words.label}
      isWide
      options={[
        { value: "own", label: words.everyone },
        { value: "shared", label: words.shared },
      ]}
      value={isShared ? "shared" : "own"}
      onChange={(value) =>
        void navigate({ to: PATHS.waitingCheckIns, search: value === "shared" ? { coach: value } : {} })
      }
    />
  );
}

/** Nothing is left to answer. */
function CaughtUp({ isShared }: { isShared: boolean }) {
  const { queue } = useCheckInPhrases();
  const start = useArrival<HTMLDivElement>("caught-up");
  return (
    <div ref={start} tabIndex={-1} className={styles.caughtUp}>
      <StatePanel
        kind="empty"
        icon={<IconCheck size={40} stroke={1.5} />}
        title={queue.doneTitle}
        text={isShared ? queue.doneShared : queue.doneText}
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
  const isShared = useSearch({ strict: false }).coach === "shared";
  const query = useInfiniteQuery(waitingCheckInsQuery(isShared));
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
      <SharedFilter isShared={isShared} />
      {rows?.length === 0 && <CaughtUp isShared={isShared} />}
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
