import { NEEDED_PART, SHARED_PARTS, type SharedPart } from "@plateful/access";
import { IconEye } from "@tabler/icons-react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import styles from "./ConsentScreen.module.css";

/** Exactly what a coach is shown with these switches. */
export function SharingPreview({ coach, parts }: { coach: string; parts: readonly SharedPart[] }) {
  const words = usePhrases().privacy.sharing;
  const shown = SHARED_PARTS.filter((part) => part === NEEDED_PART || parts.includes(part));
  return (
    <details className={styles.preview}>
      <summary className={styles.summary}>
        <IconEye size={22} stroke={1.75} aria-hidden="true" /> {words.preview({ coach })}
      </summary>
      <ul className={styles.seen}>
        <li>{words.always}</li>
        {shown.map((part) => (
          <li key={part}>{words.details[part]}</li>
        ))}
      </ul>
    </details>
  );
}
