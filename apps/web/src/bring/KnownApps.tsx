import { BROUGHT_APPS } from "@plateful/contract";
import { useShowsNumbers } from "../lib/person/use-shows-numbers.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./Bring.module.css";
import { useBringPhrases } from "./use-bring-phrases.ts";

/** Which apps and files are known, and how to get them from each (ledger DOOR-033). */
export function KnownApps({ isUnknown }: { isUnknown: boolean }) {
  const { apps, how } = useBringPhrases();
  // A table of one's own has columns of energy and macros, which some people do not want to read of.
  const showsNumbers = useShowsNumbers();
  const known = BROUGHT_APPS.filter((app) => showsNumbers || app !== "PLAIN");
  return (
    <SectionCard title={isUnknown ? how.unknownTitle : how.title}>
      {isUnknown && <p className={styles.text}>{how.unknownText}</p>}
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
    </SectionCard>
  );
}
