import { Button } from "@mantine/core";
import type { BroughtFile } from "@plateful/contract";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./Bring.module.css";
import { useBringPhrases } from "./use-bring-phrases.ts";
import { useFileWords } from "./use-file-words.ts";
import { useImportBroughtFile } from "./use-import-brought-file.ts";

/** What came of a file. */
export function FileResult({ file }: { file: BroughtFile }) {
  const { result: words } = useBringPhrases();
  const { counted } = useFileWords();
  const navigate = useNavigate();
  const goingOn = useImportBroughtFile();
  const hasFailed = file.status === "FAILED";
  const hasAdded = file.meals_added + file.weights_added + file.recipes_added > 0;
  const facts = [
    [file.meals_added, words.meals],
    [file.weights_added, words.weights],
    [file.recipes_added, words.recipes],
    [file.recipes_drafted, words.drafts],
    [hasAdded ? file.already_there : 0, words.already],
    [file.weights_kept, words.kept],
    [file.days_full, words.full],
  ] as const;
  const { first } = file.meals;
  return (
    <SectionCard title={hasFailed ? words.failedTitle : words.title}>
      {hasFailed && <p className={styles.text}>{words.failedText}</p>}
      <div role="status">
        <ul className={styles.facts}>
          {facts.map(([count, say]) => count > 0 && <li key={say(counted(count))}>{say(counted(count))}</li>)}
          {!hasAdded && !hasFailed && <li>{words.nothing}</li>}
        </ul>
      </div>
      <div className={styles.buttons}>
        {hasFailed && (
          <Button loading={goingOn.isPending} onClick={() => goingOn.mutate({ id: file.id, answers: {} })}>
            {words.goOn}
          </Button>
        )}
        {file.recipes_added > 0 && (
          <Button
            variant="default"
            onClick={() => void navigate({ to: PATHS.recipeSearch, search: { own: true } })}
          >
            {words.toRecipes}
          </Button>
        )}
        {file.meals_added > 0 && first !== null && file.asks.date === null && (
          <Button
            variant="default"
            onClick={() => void navigate({ to: PATHS.planner, search: { date: first } })}
          >
            {words.toDiary}
          </Button>
        )}
      </div>
    </SectionCard>
  );
}
