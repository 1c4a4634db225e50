import { BROUGHT_APPS, type BroughtApp } from "@plateful/contract";
import { useShowsNumbers } from "../lib/person/use-shows-numbers.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./Bring.module.css";
import { useBringPhrases } from "./use-bring-phrases.ts";
import { holdsRecipes } from "./use-file-words.ts";

/** Apps whose files hold the same, each with how to get one. */
function Apps({ title, known }: { title: string; known: readonly BroughtApp[] }) {
  const { apps, how } = useBringPhrases();
  return (
    <>
      <h3 className={styles.group}>{title}</h3>
      {known.map((app) => (
        <details key={app} className={styles.part}>
          <summary>{apps[app]}</summary>
          <ol className={styles.steps}>
            {how.steps[app].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
    </>
  );
}

/** Which apps and files are known, and how to get them from each (ledger DOOR-033). */
export function KnownApps({ isUnknown }: { isUnknown: boolean }) {
  const { how } = useBringPhrases();
  // A table of one's own has columns of energy and macros, which some people do not want to read of.
  const showsNumbers = useShowsNumbers();
  const known = BROUGHT_APPS.filter((app) => showsNumbers || app !== "PLAIN");
  return (
    <SectionCard title={isUnknown ? how.unknownTitle : how.title}>
      {isUnknown && <p className={styles.text}>{how.unknownText}</p>}
      <Apps title={how.ofDiary} known={known.filter((app) => !holdsRecipes({ app }))} />
      <Apps title={how.ofRecipes} known={known.filter((app) => holdsRecipes({ app }))} />
    </SectionCard>
  );
}
