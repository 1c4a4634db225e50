import { Button } from "@mantine/core";
import type { BroughtFile } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { refusalOf } from "../lib/server/refusal-of.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./Bring.module.css";
import { broughtFileQuery } from "./brought-file-query.ts";
import { FileFacts } from "./FileFacts.tsx";
import { type Answered, FileQuestions } from "./FileQuestions.tsx";
import { Misfits } from "./Misfits.tsx";
import { useBringPhrases } from "./use-bring-phrases.ts";
import { useFileWords } from "./use-file-words.ts";
import { type BringAnswers, useImportBroughtFile } from "./use-import-brought-file.ts";
import { useUndoBroughtFile } from "./use-undo-brought-file.ts";

const UNANSWERED: Answered = { order: null, unit: null, meals: {} };

const bodyOf = ({ order, unit, meals }: Answered, addsWeights: boolean): BringAnswers => ({
  ...(order === null ? {} : { date_order: order }),
  ...(unit === null ? {} : { weight_unit: unit }),
  meals: Object.entries(meals).map(([name, moment]) => ({ name, moment })),
  add_weights: addsWeights,
});

/** A file that was read: what is in it, what does not fit, what is asked, and whether to import it. */
export function FilePreview({ file }: { file: BroughtFile }) {
  const phrases = usePhrases();
  const words = useBringPhrases();
  const { title } = useFileWords();
  const { data: whole = file } = useQuery(broughtFileQuery(file.id));
  const [answered, setAnswered] = useState(UNANSWERED);
  const [addsWeights, setAddsWeights] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const bringing = useImportBroughtFile();
  const discarding = useUndoBroughtFile();
  const { asks } = file;
  const isAnswered =
    (asks.date === null || answered.order !== null) && (!asks.weight_unit || answered.unit !== null);
  const isBusy = bringing.isPending || discarding.isPending;
  const isEmpty = file.total === 0;
  const begin = () => {
    setIsTried(true);
    if (isAnswered) bringing.mutate({ id: file.id, answers: bodyOf(answered, addsWeights) });
  };
  return (
    <SectionCard title={title(file)}>
      <p className={styles.text}>{file.name}</p>
      <FileFacts file={file} addsWeights={addsWeights} onAddWeights={setAddsWeights} />
      <Misfits file={whole} />
      {isEmpty ? (
        <p className={styles.strong}>{words.preview.nothing}</p>
      ) : (
        <FileQuestions {...{ asks, answered, isTried }} onAnswer={setAnswered} />
      )}
      <p role="alert" className={styles.problem}>
        {refusalOf(bringing.error ?? discarding.error, [], phrases)}
      </p>
      <div className={styles.buttons}>
        {!isEmpty && (
          <Button loading={bringing.isPending} disabled={isBusy} onClick={begin}>
            {words.preview.import}
          </Button>
        )}
        <Button variant="default" disabled={isBusy} onClick={() => discarding.mutate(file.id)}>
          {words.preview.discard}
        </Button>
      </div>
    </SectionCard>
  );
}
