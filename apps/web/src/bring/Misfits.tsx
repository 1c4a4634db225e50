import { Button } from "@mantine/core";
import type { BroughtFile } from "@plateful/contract";
import { IconDownload } from "@tabler/icons-react";
import { saveFile } from "../lib/site/save-file.ts";
import styles from "./Bring.module.css";
import { misfitTable } from "./misfit-list.ts";
import { useBringPhrases } from "./use-bring-phrases.ts";
import { holdsRecipes, useFileWords } from "./use-file-words.ts";

const MAX_SHOWN = 50;

/** The lines of a file that do not fit, with their numbers and reasons (ledger DOOR-032). */
export function Misfits({ file }: { file: BroughtFile }) {
  const { misfits: words } = useBringPhrases();
  const { counted } = useFileWords();
  const { misfits, misfit_count: count } = file;
  if (count === 0) return null;
  const ofRecipes = holdsRecipes(file);
  const isOfOne = new Set(misfits.map((misfit) => misfit.file)).size <= 1;
  const rest = count - Math.min(MAX_SHOWN, misfits.length);
  return (
    <details className={styles.part}>
      <summary>{(ofRecipes ? words.recipesTitle : words.title)(counted(count))}</summary>
      <ul className={styles.steps}>
        {misfits.slice(0, MAX_SHOWN).map(({ file: name, line, reason }) => {
          const said = { line: String(line), reason: words.reasons[reason] };
          return (
            <li key={`${name} ${line}`}>
              {ofRecipes
                ? words.recipe({ ...said, file: name })
                : isOfOne
                  ? words.line(said)
                  : words.lineOfFile({ ...said, file: name })}
            </li>
          );
        })}
      </ul>
      {rest > 0 && <p className={styles.text}>{words.more(counted(rest))}</p>}
      {misfits.length > 0 && (
        <Button
          variant="default"
          mt="sm"
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => saveFile(words.file, new Blob([misfitTable(misfits, words)], { type: "text/csv" }))}
        >
          {words.download}
        </Button>
      )}
    </details>
  );
}
