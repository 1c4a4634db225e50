import { useInfiniteQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { StatePanel } from "../ui/StatePanel.tsx";
import { ClientConversation } from "./ClientConversation.tsx";
import styles from "./CoachMessagesScreen.module.css";
import { ConversationList } from "./ConversationList.tsx";
import { conversationsQuery } from "./message-query.ts";

/** A coach's conversations, and the one that is open; a phone shows one of the two (d-thread). */
export function CoachMessagesScreen() {
  const { messages: words, noMessages: none } = usePhrases();
  const isDesktop = useIsDesktop();
  const { clientId } = useParams({ strict: false });
  const openId = clientId === undefined ? null : Number(clientId);
  useTitle(words.title);
  const { data: all } = useInfiniteQuery(conversationsQuery({ search: "", isWaiting: false }));
  const hasAny = all?.pages.some(({ results }) => results.length > 0) ?? false;
  if (!isDesktop && openId === null) return <ConversationList currentId={null} />;
  const open =
    openId === null ? (
      <div className={styles.nothing}>{hasAny && <StatePanel kind="empty" title={none.choose} />}</div>
    ) : (
      <ClientConversation key={openId} clientId={openId} />
    );
  if (!isDesktop) return open;
  return (
    <div className={styles.columns}>
      <div className={styles.list}>
        <ConversationList currentId={openId} />
      </div>
      {open}
    </div>
  );
}
