import { Checkbox } from "@mantine/core";
import type { BroughtFile } from "@plateful/contract";
import styles from "./Bring.module.css";
import { RecipeFacts } from "./RecipeFacts.tsx";
import { useBringPhrases } from "./use-bring-phrases.ts";
import { useFileWords } from "./use-file-words.ts";

interface FileFactsProps {
  file: BroughtFile;
  addsWeights: boolean;
  onAddWeights: (adds: boolean) => void;
}

/** What a file holds: what, how many, from when until when, and how much of it is there (ledger DOOR-031). */
export function FileFacts({ file, addsWeights, onAddWeights }: FileFactsProps) {
  const { preview: words } = useBringPhrases();
  const { counted, dayOf, period } = useFileWords();
  const { meals, weights, already, filled_days: filled, weighed_days: weighed, samples } = file;
  const isDated = file.asks.date === null;
  return (
    <>
      <ul className={styles.facts} aria-label={words.label}>
        {meals.count > 0 && (
          <li>
            <strong>{words.meals(counted(meals.count))}</strong> {isDated && period(meals)}
          </li>
        )}
        {weights.count > 0 && (
          <li>
            <strong>{words.weights(counted(weights.count))}</strong> {isDated && period(weights)}
          </li>
        )}
        {file.recipes.count > 0 && (
          <li>
            <strong>{words.recipes(counted(file.recipes.count))}</strong>
          </li>
        )}
        {already !== null && already > 0 && <li>{words.already(counted(already))}</li>}
        {filled !== null && filled > 0 && <li>{words.filled(counted(filled))}</li>}
        {weighed !== null && weighed > 0 && <li>{words.weighed(counted(weighed))}</li>}
      </ul>
      <RecipeFacts recipes={file.recipes} />
      {weighed !== null && weighed > 0 && (
        <Checkbox
          mt="sm"
          label={words.addWeights}
          checked={addsWeights}
          onChange={(event) => onAddWeights(event.currentTarget.checked)}
        />
      )}
      {samples.length > 0 && (
        <div className={styles.part}>
          <p className={styles.strong}>{words.samples}</p>
          <ul className={styles.steps}>
            {samples.map(({ date, name }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of them may say the same
              <li key={at}>{isDated ? words.sample({ date: dayOf(date), name }) : name}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
