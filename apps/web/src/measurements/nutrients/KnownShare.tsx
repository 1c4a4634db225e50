import type { EatenNutrients } from "@plateful/contract";
import { formatList } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import styles from "./Nutrients.module.css";
import type { NutrientWords } from "./nutrient-words.ts";

const RADIUS = 20;
const LENGTH = 2 * Math.PI * RADIUS;

/** For how much of the food vitamins and minerals are known at all: said before any of them. */
export function KnownShare({ eaten, words }: { eaten: EatenNutrients; words: NutrientWords }) {
  const { nutrients: phrases } = usePhrases();
  const language = useLanguage();
  const percent = words.percent(eaten.known);
  const names = eaten.without_figures.map(({ name }) => name ?? phrases.quickAdds);
  return (
    <div className={styles.known}>
      <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.ring}>
        <circle cx={24} cy={24} r={RADIUS} className={styles.ringTrack} />
        <circle
          cx={24}
          cy={24}
          r={RADIUS}
          className={styles.ringFill}
          strokeDasharray={`${eaten.known * LENGTH} ${LENGTH}`}
        />
        <text x={24} y={24} className={styles.ringText}>
          {percent}
        </text>
      </svg>
      <div>
        <h2 className={styles.knownTitle}>{phrases.known({ percent })}</h2>
        <p className={styles.quiet}>
          {names.length === 0
            ? phrases.allKnown
            : `${phrases.unknownOf({ names: formatList(language, names) })} ${phrases.stripes}`}
        </p>
      </div>
    </div>
  );
}
