import { Button } from "@mantine/core";
import type { BroughtFile } from "@plateful/contract";
import { useState } from "react";
import { alertProblem, announce } from "../lib/dialogs/alerts.ts";
import { ConfirmDialog } from "../lib/dialogs/ConfirmDialog.tsx";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { refusalOf } from "../lib/server/refusal-of.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./Bring.module.css";
import { isUnderWay } from "./brought-file-query.ts";
import { useBringPhrases } from "./use-bring-phrases.ts";
import { useFileWords } from "./use-file-words.ts";
import { useUndoBroughtFile } from "./use-undo-brought-file.ts";

/** One import: what it added, and its undo. */
function Brought({ file, onUndo }: { file: BroughtFile; onUndo: () => void }) {
  const { history: words, result } = useBringPhrases();
  const { title, counted, dayOfMoment } = useFileWords();
  const isUndone = file.status === "UNDONE";
  // What added nothing has nothing to take back.
  const canUndo =
    !isUndone &&
    !isUnderWay(file) &&
    (file.status === "FAILED" || file.meals_added + file.weights_added + file.recipes_added > 0);
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.strong}>{title(file)}</p>
        <p className={styles.text}>{words.on({ date: dayOfMoment(file.created) })}</p>
        {file.meals_added > 0 && <p className={styles.text}>{result.meals(counted(file.meals_added))}</p>}
        {file.weights_added > 0 && (
          <p className={styles.text}>{result.weights(counted(file.weights_added))}</p>
        )}
        {file.recipes_added > 0 && (
          <p className={styles.text}>{result.recipes(counted(file.recipes_added))}</p>
        )}
        {isUndone && <p className={styles.text}>{words.undone}</p>}
        {canUndo && <p className={styles.text}>{words.until({ date: dayOfMoment(file.expires) })}</p>}
      </div>
      {canUndo && (
        <Button
          variant="default"
          c="var(--over)"
          aria-label={words.undoOf({ name: title(file) })}
          onClick={onUndo}
        >
          {words.undo}
        </Button>
      )}
    </li>
  );
}

/** What was brought in the last 30 days, each with its undo (ledger DOOR-042, DOOR-043). */
export function BroughtHistory({ files }: { files: readonly BroughtFile[] }) {
  const phrases = usePhrases();
  const { history: words } = useBringPhrases();
  const { title } = useFileWords();
  const [asked, setAsked] = useState<BroughtFile | null>(null);
  const undoing = useUndoBroughtFile();
  if (files.length === 0) return null;
  const undo = (file: BroughtFile) =>
    undoing.mutate(file.id, {
      onSuccess: () => announce(words.asked),
      onError: (error) => alertProblem(refusalOf(error, [], phrases) ?? ""),
      onSettled: () => setAsked(null),
    });
  return (
    <SectionCard title={words.title}>
      <ul className={styles.history}>
        {files.map((file) => (
          <Brought key={file.id} file={file} onUndo={() => setAsked(file)} />
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          title={words.ask({ name: title(asked) })}
          text={words.askText}
          confirmLabel={words.confirm}
          isBusy={undoing.isPending}
          onConfirm={() => undo(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </SectionCard>
  );
}
