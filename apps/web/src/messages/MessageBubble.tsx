import { formatTime } from "@plateful/phrases";
import { IconAlertCircle, IconCheck, IconChecks, IconClock } from "@tabler/icons-react";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { classNames } from "../ui/base/class-names.ts";
import { DayCard } from "./DayCard.tsx";
import { throwAwayMessage, tryMessageAgain } from "./kept-messages.ts";
import styles from "./MessageBubble.module.css";
import { RecipeCard } from "./RecipeCard.tsx";
import type { ThreadEntry } from "./thread-entries.ts";

const ICON = { size: 16, stroke: 1.75, "aria-hidden": true } as const;
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How far an own message has come; of others only the time is told. */
function State({ entry }: { entry: ThreadEntry }) {
  const { messages: words } = usePhrases();
  const language = useLanguage();
  const time = formatTime(language, new Date(entry.writtenAt), ZONE);
  if (!entry.isOwn) return <p className={styles.state}>{time}</p>;
  const told = {
    waiting: [<IconClock key="icon" {...ICON} />, words.waitsForNetwork],
    sending: [<IconClock key="icon" {...ICON} />, words.sending],
    failed: [<IconAlertCircle key="icon" {...ICON} />, entry.reason ?? words.failed],
    sent: [<IconCheck key="icon" {...ICON} />, words.sent],
    read: [<IconChecks key="icon" {...ICON} />, words.read],
  } as const;
  const [icon, word] = told[entry.state];
  return (
    <p className={classNames(styles.state, entry.state === "failed" && styles.failed)}>
      {time} {icon} {word}
    </p>
  );
}

interface MessageBubbleProps {
  entry: ThreadEntry;
  /** The client whose conversation a coach reads; null for one's own. */
  clientId: number | null;
}

/** One message with what is attached to it (m-thread, d-thread). */
export function MessageBubble({ entry, clientId }: MessageBubbleProps) {
  const { messages: words } = usePhrases();
  const { text, recipe, day, isOwn } = entry;
  return (
    <div className={classNames(styles.message, isOwn && styles.own)}>
      {text !== "" && <p className={styles.bubble}>{text}</p>}
      {day !== null && <DayCard date={day} mealMoment={entry.mealMoment} clientId={clientId} />}
      {recipe !== null && <RecipeCard recipe={recipe} clientId={clientId} />}
      <State entry={entry} />
      {entry.state === "failed" && (
        <p className={styles.again}>
          <button type="button" className={styles.link} onClick={() => tryMessageAgain(entry.key)}>
            {words.sendAgain}
          </button>
          <button type="button" className={styles.link} onClick={() => throwAwayMessage(entry.key)}>
            {words.throwAway}
          </button>
        </p>
      )}
    </div>
  );
}
