import { Button } from "@mantine/core";
import type { User } from "@plateful/contract";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Avatar, ClientState, useMomentWords, useStandsIn } from "../clients/index.ts";
import { PATHS } from "../lib/address/paths.ts";
import { clientQuery } from "../lib/client/client-query.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { displayName, initialsOf } from "../lib/language/person-name.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { AskingCard } from "./AskingCard.tsx";
import styles from "./ClientCheckIn.module.css";
import { ClientCheckIn } from "./ClientCheckIn.tsx";
import { clientCheckInQuery, clientCheckInsQuery } from "./check-in-query.ts";
import { useArrival } from "./use-arrival.ts";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";

const placeOf = (clientId: number, checkInId: number) =>
  PATHS.clientCheckIn.replace("$clientId", String(clientId)).replace("$checkInId", String(checkInId));

/** Which check-in this is, and the way to the ones before and after. */
function Header({ client, checkInId }: { client: User; checkInId: number | null }) {
  const { coach } = useCheckInPhrases();
  const { general, messages } = usePhrases();
  const dayOf = useMomentWords();
  const { data: opened } = useQuery({
    ...clientCheckInQuery(client.id, checkInId ?? 0),
    enabled: checkInId !== null,
  });
  const name = displayName(client);
  const { check_in: shown, earlier = null, later = null } = opened ?? {};
  const title = shown === undefined ? coach.listTitle : coach.title({ week: shown.week });
  useTitle(`${title}, ${name}`);
  const sentAt = shown?.sent_at ?? null;
  const heading = useArrival<HTMLHeadingElement>(shown?.id ?? null);
  return (
    <header className={styles.header}>
      <AppLink
        href={PATHS.client.replace("$clientId", String(client.id))}
        label={general.back}
        className={styles.back}
      >
        <IconChevronLeft size={24} aria-hidden="true" />
      </AppLink>
      <Avatar id={client.id} initials={initialsOf(client)} />
      <div className={styles.who}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.quiet}>
          {sentAt === null ? name : coach.sent({ name, moment: dayOf(sentAt, "in-sentence") })}
        </p>
      </div>
      <nav aria-label={coach.listTitle} className={styles.nav}>
        {earlier !== null && (
          <AppLink
            href={placeOf(client.id, earlier.id)}
            label={coach.earlier(earlier)}
            className={styles.link}
          >
            <IconChevronLeft size={20} aria-hidden="true" /> {coach.week(earlier)}
          </AppLink>
        )}
        {later !== null && (
          <AppLink href={placeOf(client.id, later.id)} label={coach.later(later)} className={styles.link}>
            {coach.week(later)} <IconChevronRight size={20} aria-hidden="true" />
          </AppLink>
        )}
        <AppLink
          href={PATHS.coachConversation.replace("$clientId", String(client.id))}
          className={styles.link}
        >
          {messages.title}
        </AppLink>
      </nav>
    </header>
  );
}

function CheckInsOf({ client, wantedId }: { client: User; wantedId: number | null }) {
  const { coach } = useCheckInPhrases();
  const { general } = usePhrases();
  const query = useQuery(clientCheckInsQuery(client.id));
  const { data: list } = query;
  const name = displayName(client);
  const isStandIn = useStandsIn(client.id);
  // Whoever waits longest is answered first; else the latest is shown.
  const latest = list?.results.findLast(({ is_waiting }) => is_waiting) ?? list?.results[0];
  const shownId = wantedId ?? latest?.id ?? null;
  return (
    <div className={styles.page}>
      <Header client={client} checkInId={list?.is_shared === true ? shownId : null} />
      {list === undefined && !query.isError && (
        <div role="status" aria-label={general.loading}>
          <SkeletonCard shape="row" />
        </div>
      )}
      {list === undefined && query.isError && (
        <StatePanel
          kind="error"
          title={general.errorLoadingData}
          actions={<Button onClick={() => void query.refetch()}>{general.tryAgain}</Button>}
        />
      )}
      {list !== undefined && !list.is_shared && (
        <StatePanel kind="empty" title={coach.notShared({ name })} text={coach.notSharedText} />
      )}
      {list?.is_shared === true && shownId === null && (
        <div className={styles.none}>
          <StatePanel
            kind="empty"
            title={coach.noneTitle({ name })}
            text={isStandIn ? coach.noneStandIn : coach.noneText}
          />
          <AskingCard clientId={client.id} name={name} asking={list} />
        </div>
      )}
      {list?.is_shared === true && shownId !== null && (
        <ClientCheckIn
          clientId={client.id}
          checkInId={shownId}
          name={client.first_name || name}
          asking={list}
        />
      )}
    </div>
  );
}

/** What a client answered in check-ins, and how they are asked (d-checkin). */
export function ClientCheckInsScreen() {
  const { clientId = "", checkInId } = useParams({ strict: false });
  const query = useQuery(clientQuery(clientId));
  const { data: client } = query;
  if (client === undefined) return <ClientState client={query} />;
  return <CheckInsOf client={client} wantedId={checkInId === undefined ? null : Number(checkInId)} />;
}
