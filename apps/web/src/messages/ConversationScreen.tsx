import { Button } from "@mantine/core";
import type { Conversation } from "@plateful/contract";
import { IconChevronLeft } from "@tabler/icons-react";
import { Avatar } from "../clients/index.ts";
import { useCurrentUser } from "../lib/current-user.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { initialsOf } from "../lib/person-name.ts";
import { useTitle } from "../lib/use-title.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { Notice } from "../ui/Notice.tsx";
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
function Closed({ other }: { other: Other | null }) {
  const { closed } = usePhrases().messages;
  return (
    <div className={styles.closed}>
      <Notice kind="info" title={other === null ? closed.gone : closed.left({ name: other.first_name })} />
    </div>
  );
}

/** A client's conversation with their coach (m-thread). */
export function ConversationScreen() {
  const { messages: words, general } = usePhrases();
  const { coach } = useCurrentUser();
  const { query, latest, days, send } = useConversation(null);
  const other = latest?.with ?? coach;
  const name = other?.first_name ?? words.formerCoach;
  const hasNobody = latest !== undefined && latest.with === null && latest.messages.length === 0;
  const retry = <Button onClick={() => void query.refetch()}>{general.tryAgain}</Button>;
  return (
    <div className={styles.screen}>
      <Header other={other} />
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
        {hasNobody && <StatePanel kind="empty" title={words.none.noCoach} text={words.none.noCoachText} />}
        {latest !== undefined && !hasNobody && days.length === 0 && (
          <StatePanel kind="empty" title={words.none.client({ name })} text={words.none.clientText} />
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
      {latest?.is_open === false && !hasNobody && <Closed other={latest.with} />}
      {(latest === undefined ? coach !== null : latest.is_open) && (
        <Composer name={name} clientId={null} onSend={send} />
      )}
    </div>
  );
}
