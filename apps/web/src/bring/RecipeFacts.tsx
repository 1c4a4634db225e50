import type { BroughtFile } from "@plateful/contract";
import styles from "./Bring.module.css";
import { useBringPhrases } from "./use-bring-phrases.ts";
import { useFileWords } from "./use-file-words.ts";

/** What is known of the recipes of a file: the first names, and which ingredients no food is certain for (ledger DOOR-132). */
export function RecipeFacts({ recipes }: Pick<BroughtFile, "recipes">) {
  const { preview: words } = useBringPhrases();
  const { counted } = useFileWords();
  const { count, names, looked_up: lookedUp, lines, lines_known: known, unknown_lines: unknown } = recipes;
  if (count === 0) return null;
  const { count: recipesLookedUp, shown } = counted(lookedUp);
  const all = {
    known: counted(known).shown,
    all: counted(lines).shown,
    count: recipesLookedUp,
    recipes: shown,
  };
  return (
    <>
      <div className={styles.part}>
        <p className={styles.strong}>{words.recipeSamples}</p>
        <ul className={styles.steps}>
          {names.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have one name
            <li key={at}>{name}</li>
          ))}
        </ul>
      </div>
      <div className={styles.part}>
        <p className={styles.text}>{words.known(all)}</p>
        <p className={styles.text}>{words.drafts}</p>
      </div>
      {unknown.length > 0 && (
        <details className={styles.part}>
          <summary>{words.unknown}</summary>
          <ul className={styles.steps}>
            {unknown.map(({ recipe, line }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may say a line twice
              <li key={at}>{words.unknownLine({ recipe, line })}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
