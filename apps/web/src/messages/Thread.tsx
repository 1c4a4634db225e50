import { Button } from "@mantine/core";
import { formatDate } from "@plateful/phrases";
import { addDays } from "@plateful/planning";
import { useRef } from "react";
import { useToday } from "../lib/device/today.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { MessageBubble } from "./MessageBubble.tsx";
import styles from "./Thread.module.css";
import type { ThreadDay } from "./thread-entries.ts";
import { useStayAtEnd } from "./use-stay-at-end.ts";

interface ThreadProps {
  days: readonly ThreadDay[];
  clientId: number | null;
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  onEarlier: () => void;
  /** Who is on the other side, for the announcement of what is new. */
  name: string;
}

function useDayWords(): (date: string) => string {
  const language = useLanguage();
  const { general } = usePhrases();
  const today = useToday();
  return (date) => {
    if (date === today) return general.today;
    if (date === addDays(today, -1)) return general.yesterday;
    return formatDate(language, date, { weekday: "long", day: "numeric", month: "long" });
  };
}

/** The messages of a conversation under the days on which they were written; what is new is in sight. */
export function Thread({ days, clientId, hasEarlier, isLoadingEarlier, onEarlier, name }: ThreadProps) {
  const { messages: words } = usePhrases();
  const dayWords = useDayWords();
  const thread = useRef<HTMLDivElement>(null);
  const last = days.at(-1)?.entries.at(-1);
  useStayAtEnd(thread, last?.key);
  return (
    <div ref={thread} className={styles.thread}>
      {hasEarlier && (
        <Button
          variant="default"
          loading={isLoadingEarlier}
          onClick={onEarlier}
          className={styles.earlier ?? ""}
        >
          {words.earlier}
        </Button>
      )}
      {days.map(({ date, entries }) => (
        <section key={date} aria-label={dayWords(date)} className={styles.day}>
          <h2 className={styles.divider}>{dayWords(date)}</h2>
          {entries.map((entry) => (
            <MessageBubble key={entry.key} entry={entry} clientId={clientId} />
          ))}
        </section>
      ))}
      <p aria-live="polite" className={styles.hidden}>
        {last !== undefined && !last.isOwn && words.newFrom({ name })}
      </p>
    </div>
  );
}
