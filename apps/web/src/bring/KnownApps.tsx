import { BROUGHT_APPS } from "@plateful/contract";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./Bring.module.css";
import { useBringPhrases } from "./use-bring-phrases.ts";

/** Which apps and files are known, and how to get them from each (ledger DOOR-033). */
export function KnownApps({ isUnknown }: { isUnknown: boolean }) {
  const { apps, how } = useBringPhrases();
  return (
    <SectionCard title={isUnknown ? how.unknownTitle : how.title}>
      {isUnknown && <p className={styles.text}>{how.unknownText}</p>}
      {BROUGHT_APPS.map((app) => (
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
