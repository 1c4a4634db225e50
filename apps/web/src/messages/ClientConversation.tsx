import { Button } from "@mantine/core";
import { type Conversation, settleClientConversation } from "@plateful/contract";
import { IconCheck, IconChevronLeft, IconClipboardCheck } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Avatar, useMomentWords } from "../clients/index.ts";
import { PATHS } from "../lib/address/paths.ts";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { initialsOf } from "../lib/language/person-name.ts";
import { useHasRight } from "../lib/person/own-rights.ts";
import { RightNote } from "../lib/person/RightNote.tsx";
import { call } from "../lib/server/call.ts";
import { CallError } from "../lib/server/call-error.ts";
import { Notice } from "../ui/Notice.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { showToast } from "../ui/overlays/show-toast.ts";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { ClientNoteCard } from "./ClientNoteCard.tsx";
import styles from "./CoachMessagesScreen.module.css";
import { Composer } from "./Composer.tsx";
import { refreshMessages } from "./message-query.ts";
import { Thread } from "./Thread.tsx";
import { useConversation } from "./use-conversation.ts";

/** Takes the client out of those who wait (TALK-003). */
function DoneButton({ clientId, name }: { clientId: number; name: string }) {
  const { messages: words } = usePhrases();
  const queryClient = useQueryClient();
  const settle = useMutation({
    mutationFn: () => call(settleClientConversation, { params: { id: String(clientId) } }),
    onSuccess: () => {
      showToast({ message: words.doneToast({ name }) });
      return refreshMessages(queryClient);
    },
  });
  return (
    <Button
      variant="default"
      leftSection={<IconCheck size={18} aria-hidden="true" />}
      loading={settle.isPending}
      onClick={() => settle.mutate()}
    >
      {words.done}
    </Button>
  );
}

function Header({ conversation }: { conversation: Conversation }) {
  const { messages: words, clients } = usePhrases();
  const dayOf = useMomentWords();
  const isDesktop = useIsDesktop();
  const { with: client, waiting_since: since } = conversation;
  if (client === null) return null;
  // Beside the list, whose title is that of the screen, it is the title of a part.
  const Title = isDesktop ? "h2" : "h1";
  return (
    <header className={styles.header}>
      {!isDesktop && (
        <AppLink href={PATHS.coachMessages} label={words.title} className={styles.back}>
          <IconChevronLeft size={24} aria-hidden="true" />
        </AppLink>
      )}
      {/* A phone has no room for it beside the name, the check-ins and the button. */}
      {(isDesktop || since === null) && (
        <Avatar id={client.id} initials={initialsOf({ ...client, email: "" })} />
      )}
      <div className={styles.who}>
        <Title className={styles.name}>
          <AppLink href={PATHS.client.replace("$clientId", String(client.id))} className={styles.toClient}>
            {client.first_name} {client.last_name}
          </AppLink>
        </Title>
        {since !== null && (
          <p className={styles.since}>{words.waitingSince({ moment: dayOf(since, "in-sentence") })}</p>
        )}
      </div>
      <AppLink
        href={PATHS.clientCheckIns.replace("$clientId", String(client.id))}
        label={clients.checkIns}
        className={styles.back}
      >
        <IconClipboardCheck size={22} stroke={1.75} aria-hidden="true" />
      </AppLink>
      {since !== null && <DoneButton clientId={client.id} name={client.first_name} />}
    </header>
  );
}

/** Until the conversation is there, and when it cannot be. */
function Waiting({ query }: { query: ReturnType<typeof useConversation>["query"] }) {
  const { clients, general, messages } = usePhrases();
  const isGone = query.error instanceof CallError && query.error.status === 404;
  const retry = <Button onClick={() => void query.refetch()}>{general.tryAgain}</Button>;
  return (
    <div className={styles.nothing}>
      {!query.isError && (
        <div role="status" aria-label={general.loading}>
          <SkeletonCard shape="row" />
        </div>
      )}
      {query.isError && isGone && (
        <StatePanel
          kind="not-found"
          title={clients.notFound}
          actions={
            <AppLink href={PATHS.coachMessages} className={styles.toList}>
              {messages.title}
            </AppLink>
          }
        />
      )}
      {query.isError && !isGone && (
        <StatePanel kind="error" title={general.errorLoadingData} actions={retry} />
      )}
    </div>
  );
}

/** A coach's conversation with one client, and what the practice notes about them. */
export function ClientConversation({ clientId }: { clientId: number }) {
  const { messages: words, noMessages: none } = usePhrases();
  const { query, latest, days, send } = useConversation(clientId);
  const mayWrite = useHasRight("MESSAGE");
  const name = latest?.with?.first_name ?? "";
  if (latest === undefined) return <Waiting query={query} />;
  return (
    <div className={styles.conversation}>
      <div data-conversation="" className={styles.thread}>
        <Header conversation={latest} />
        <div className={styles.middle}>
          {days.length === 0 && (
            <StatePanel kind="empty" title={none.coach({ name })} text={none.coachText} />
          )}
          {days.length > 0 && (
            <Thread
              days={days}
              clientId={clientId}
              hasEarlier={query.hasNextPage}
              isLoadingEarlier={query.isFetchingNextPage}
              onEarlier={() => void query.fetchNextPage()}
              name={name}
            />
          )}
        </div>
        {!mayWrite && (
          <div className={styles.closed}>
            <RightNote right="MESSAGE" />
          </div>
        )}
        {mayWrite && latest.is_open && <Composer name={name} clientId={clientId} onSend={send} />}
        {mayWrite && !latest.is_open && (
          <div className={styles.closed}>
            <Notice kind="info" title={words.closed.inactive({ name })} />
          </div>
        )}
      </div>
      <aside className={styles.aside}>
        <ClientNoteCard clientId={clientId} />
      </aside>
    </div>
  );
}
