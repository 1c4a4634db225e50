import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Notice } from "../../ui/Notice.tsx";
import { useLanguage, usePhrases } from "../language/LanguageProvider.tsx";
import { newIdempotencyKey } from "../server/call.ts";
import { changeWords, failureWords, refusalWords } from "./change-words.ts";
import type { KeptChange } from "./kept-change.ts";
import { queueOf } from "./kept-changes.ts";
import styles from "./RefusedNotice.module.css";
import { refreshKept } from "./refresh-kept.ts";
import { retried } from "./retried.ts";
import { takeKeptChangeBack } from "./send-kept-change.ts";
import type { RefusedChange } from "./send-waiting.ts";

interface RefusalProps {
  change: KeptChange;
  text: string;
  onDiscard: () => void;
}

/** One of them, with both ways on. */
function Refusal({ change, text, onDiscard }: RefusalProps) {
  const phrases = usePhrases();
  const { keptChanges: words, general } = phrases;
  const queryClient = useQueryClient();
  const what = changeWords(change, phrases);
  const tryAgain = () => {
    queueOf(change).alter(retried(change.key, newIdempotencyKey));
    void refreshKept(queryClient);
  };
  return (
    <li className={styles.refusal}>
      <p className={styles.words}>{text}</p>
      <div className={styles.actions}>
        <Button variant="light" aria-label={words.tryAgain({ what })} onClick={tryAgain}>
          {general.retry}
        </Button>
        <Button variant="subtle" aria-label={words.discardOne({ what })} onClick={onDiscard}>
          {words.discard}
        </Button>
      </div>
    </li>
  );
}

interface RefusedNoticeProps {
  /** What the server could not take, and what is bound to it waits behind. */
  failed: readonly KeptChange[];
  refused: readonly RefusedChange[];
}

/** Says which of the changes that waited could not be saved; each is tried again or discarded (ledger PLAN-116, DIARY-107, DIARY-120). */
export function RefusedNotice({ failed, refused }: RefusedNoticeProps) {
  const phrases = usePhrases();
  const words = phrases.keptChanges;
  const language = useLanguage();
  const queryClient = useQueryClient();
  const giveUp = async (change: KeptChange) => {
    await takeKeptChangeBack(change.key, queueOf(change));
    await refreshKept(queryClient);
  };
  return (
    <Notice kind="warning" title={words.refusedTitle}>
      <ul className={styles.list}>
        {failed.map((change) => (
          <Refusal
            key={change.key}
            change={change}
            text={failureWords(change, phrases, language)}
            onDiscard={() => void giveUp(change)}
          />
        ))}
        {refused.map((one) => (
          <Refusal
            key={one.change.key}
            change={one.change}
            text={refusalWords(one, phrases, language)}
            onDiscard={() => queueOf(one.change).discard(one.change.key)}
          />
        ))}
      </ul>
      {refused.length > 0 && <p className={styles.words}>{words.refusedText}</p>}
    </Notice>
  );
}
