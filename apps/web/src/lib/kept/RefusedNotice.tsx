import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Notice } from "../../ui/Notice.tsx";
import { useLanguage, usePhrases } from "../language/LanguageProvider.tsx";
import { newIdempotencyKey } from "../server/call.ts";
import { changeWords, refusalWords } from "./change-words.ts";
import { keptChanges, type RefusedChange } from "./kept-changes.ts";
import styles from "./RefusedNotice.module.css";
import { refreshKept } from "./refresh-kept.ts";

interface RefusedNoticeProps {
  refused: readonly RefusedChange[];
}

/** Says which of the changes that waited could not be saved; each is tried again or discarded (ledger PLAN-116, DIARY-107). */
export function RefusedNotice({ refused }: RefusedNoticeProps) {
  const phrases = usePhrases();
  const { keptChanges: words, general } = phrases;
  const language = useLanguage();
  const queryClient = useQueryClient();
  const tryAgain = (key: string) => {
    keptChanges.retry(key, newIdempotencyKey);
    void refreshKept(queryClient);
  };
  return (
    <Notice kind="warning" title={words.refusedTitle}>
      <ul className={styles.list}>
        {refused.map((one) => {
          const { key } = one.change;
          const what = changeWords(one.change, phrases);
          return (
            <li key={key} className={styles.refusal}>
              <p className={styles.words}>{refusalWords(one, phrases, language)}</p>
              <div className={styles.actions}>
                <Button variant="light" aria-label={words.tryAgain({ what })} onClick={() => tryAgain(key)}>
                  {general.retry}
                </Button>
                <Button
                  variant="subtle"
                  aria-label={words.discardOne({ what })}
                  onClick={() => keptChanges.discard(key)}
                >
                  {words.discard}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <p className={styles.words}>{words.refusedText}</p>
    </Notice>
  );
}
