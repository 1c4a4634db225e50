import { Button, FileButton, Loader } from "@mantine/core";
import { MAX_BROUGHT_BYTES } from "@plateful/contract";
import { IconFileImport } from "@tabler/icons-react";
import { type DragEvent, useRef, useState } from "react";
import { classNames } from "../ui/base/class-names.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./Bring.module.css";
import { useBringPhrases } from "./use-bring-phrases.ts";

/** A phone knows only some of these by their names, so that what it does not know is told by the server. */
const ACCEPTED =
  ".csv,.tsv,.txt,.zip,.json,.jsonld,.cook,.paprikarecipe,.paprikarecipes,text/csv,application/zip,application/json";

interface ChooseFileProps {
  /** Whether one was chosen before. */
  isOther: boolean;
  isReading: boolean;
  problem: string | null;
  onFile: (file: File) => void;
}

/** One file, chosen or dropped (ledger DOOR-030). */
export function ChooseFile({ isOther, isReading, problem, onFile }: ChooseFileProps) {
  const { choose: words } = useBringPhrases();
  const [isOver, setIsOver] = useState(false);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const reset = useRef<() => void>(null);
  const take = (file: File | null | undefined) => {
    // The same file may be chosen again after it was put right.
    reset.current?.();
    if (!file || isReading) return;
    setIsTooLarge(file.size > MAX_BROUGHT_BYTES);
    if (file.size <= MAX_BROUGHT_BYTES) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <SectionCard title={words.title}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button */}
      <div
        className={classNames(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <p className={styles.text}>{isOver ? words.drop : words.text}</p>
        <div role="status">
          {isReading && (
            <>
              <Loader size="sm" aria-hidden="true" /> {words.reading}
            </>
          )}
        </div>
        <FileButton resetRef={reset} accept={ACCEPTED} onChange={take}>
          {(props) => (
            <Button
              {...props}
              disabled={isReading}
              variant={isOther ? "default" : "filled"}
              leftSection={<IconFileImport size={20} stroke={1.75} aria-hidden="true" />}
            >
              {isOther ? words.other : words.button}
            </Button>
          )}
        </FileButton>
      </div>
      <p role="alert" className={styles.problem}>
        {isTooLarge ? words.tooLarge : problem}
      </p>
    </SectionCard>
  );
}
