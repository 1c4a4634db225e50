import { Button, Progress } from "@mantine/core";
import type { BroughtFile } from "@plateful/contract";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./Bring.module.css";
import { useBringPhrases } from "./use-bring-phrases.ts";
import { useFileWords } from "./use-file-words.ts";
import { useUndoBroughtFile } from "./use-undo-brought-file.ts";

/** How far a file is, whoever began it and where (ledger DOOR-037). */
export function FileUnderWay({ file }: { file: BroughtFile }) {
  const { progress: words } = useBringPhrases();
  const { title, counted } = useFileWords();
  const stopping = useUndoBroughtFile();
  const { done, total } = file;
  const isUndoing = file.status === "UNDOING";
  const label = isUndoing ? words.undoing : words.importing;
  const share = isUndoing || total === 0 ? 100 : Math.round((100 * done) / total);
  return (
    <SectionCard title={label}>
      <p className={styles.text}>{title(file)}</p>
      <Progress value={share} animated={isUndoing} aria-label={label} mt="sm" mb="sm" />
      <p role="status" className={styles.text}>
        {isUndoing ? words.undoingText : words.of({ done: counted(done).shown, total: counted(total).shown })}
      </p>
      {!isUndoing && (
        <>
          <p className={styles.text}>{words.text}</p>
          <div className={styles.buttons}>
            <Button variant="default" loading={stopping.isPending} onClick={() => stopping.mutate(file.id)}>
              {words.stop}
            </Button>
          </div>
        </>
      )}
    </SectionCard>
  );
}
