import { IconMessageCircle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { messageCountQuery } from "../lib/person/message-count-query.ts";
import { useSubject } from "../lib/person/subject.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import styles from "./MessagesLink.module.css";

/** The way to the conversation with the coach, for people who have one. */
export function MessagesLink() {
  const { user } = useSubject();
  const { messages: words } = usePhrases();
  const { data } = useQuery(messageCountQuery);
  const unread = data?.unread ?? 0;
  const label = words.withCoach({ name: user.coach?.first_name ?? words.aCoach });
  return (
    <AppLink
      href={PATHS.messages}
      label={unread === 0 ? label : `${label}, ${words.unread({ count: unread })}`}
      className={styles.link}
    >
      <IconMessageCircle size={22} stroke={1.75} aria-hidden="true" />
      {unread > 0 && <span className={styles.news} />}
    </AppLink>
  );
}
