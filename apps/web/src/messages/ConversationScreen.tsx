import { Button } from "@mantine/core";
import type { Conversation, User } from "@plateful/contract";
import { IconChevronLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Avatar } from "../clients/index.ts";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { initialsOf } from "../lib/language/person-name.ts";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { ownSharesQuery } from "../lib/person/own-shares-query.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { UnitToggle } from "../ui/fields/UnitToggle.tsx";
import { Notice } from "../ui/Notice.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { Composer } from "./Composer.tsx";
import styles from "./ConversationScreen.module.css";
import { Thread } from "./Thread.tsx";
import { useConversation } from "./use-conversation.ts";

type Other = NonNullable<Conversation["with"]>;

function Header({ other }: { other: Other | null }) {
  const { messages: words, general } = usePhrases();
  const name = other === null ? words.title : `${other.first_name} ${other.last_name}`.trim();
  useTitle(name);
  return (
    <header className={styles.header}>
      <AppLink href={PATHS.home} label={general.back} className={styles.back}>
        <IconChevronLeft size={24} aria-hidden="true" />
      </AppLink>
      {other !== null && <Avatar id={other.id} initials={initialsOf({ ...other, email: "" })} />}
      <h1 className={styles.name}>{name}</h1>
    </header>
  );
}

/** What stands in the place of the field when nothing can be written. */
function Closed({ other, isStandIn }: { other: Other | null; isStandIn: boolean }) {
  const { closed } = usePhrases().messages;
  return (
    <div className={styles.closed}>
      <Notice
        kind="info"
        title={
          other === null
            ? closed.gone
            : (isStandIn ? closed.standIn : closed.left)({ name: other.first_name })
        }
      />
    </div>
  );
}

/** With whom someone writes who also has a colleague of their coach (ledger TEAM-024). */
function WithWhom({ coach, current }: { coach: User["coach"]; current: number | null }) {
  const { standIns: words } = usePhrases().messages;
  const navigate = useNavigate();
  const { data: shares } = useQuery(ownSharesQuery);
  const standIns = shares?.filter(({ state }) => state === "ACTIVE") ?? [];
  if (coach === null || (standIns.length === 0 && current === null)) return null;
  const others = standIns.map(({ colleague }) => ({
    value: String(colleague.id),
    label: colleague.first_name,
  }));
  return (
    <div className={styles.with}>
      <UnitToggle
        label={words.with}
        isWide
        options={[{ value: String(coach.id), label: coach.first_name }, ...others]}
        value={String(current ?? coach.id)}
        onChange={(value) =>
          void navigate({
            to: PATHS.messages,
            search: value === String(coach.id) ? {} : { coach: Number(value) },
          })
        }
      />
    </div>
  );
}

/** A client's conversation with their coach, or with a colleague who stands in (m-thread). */
export function ConversationScreen() {
  const { messages: words, noMessages: none, general } = usePhrases();
  const { coach } = useCurrentUser();
  const { coach: named } = useSearch({ strict: false });
  const standIn = typeof named === "number" ? named : null;
  const { query, latest, days, send } = useConversation(null, standIn);
  const other = latest?.with ?? (standIn === null ? coach : null);
  const name = other?.first_name ?? words.formerCoach;
  const hasNobody = latest !== undefined && latest.with === null && latest.messages.length === 0;
  const retry = <Button onClick={() => void query.refetch()}>{general.tryAgain}</Button>;
  return (
    <div className={styles.screen}>
      <Header other={other} />
      <WithWhom coach={coach} current={standIn} />
      <div className={styles.middle}>
        {latest === undefined && !query.isError && (
          <div role="status" aria-label={general.loading} className={styles.waiting}>
            <SkeletonCard shape="row" />
            <SkeletonCard shape="meal" />
          </div>
        )}
        {latest === undefined && query.isError && days.length === 0 && (
          <StatePanel kind="error" title={general.errorLoadingData} actions={retry} />
        )}
        {hasNobody && (
          <div className={styles.waiting}>
            <StatePanel kind="empty" title={none.noCoach} text={none.noCoachText} />
          </div>
        )}
        {latest !== undefined && !hasNobody && days.length === 0 && (
          <div className={styles.waiting}>
            <StatePanel kind="empty" title={none.client({ name })} text={none.clientText} />
          </div>
        )}
        {days.length > 0 && (
          <Thread
            days={days}
            clientId={null}
            hasEarlier={query.hasNextPage}
            isLoadingEarlier={query.isFetchingNextPage}
            onEarlier={() => void query.fetchNextPage()}
            name={name}
          />
        )}
      </div>
      {latest?.is_open === false && !hasNobody && <Closed other={latest.with} isStandIn={standIn !== null} />}
      {(latest === undefined ? coach !== null && standIn === null : latest.is_open) && (
        <Composer name={name} clientId={null} onSend={send} />
      )}
    </div>
  );
}
