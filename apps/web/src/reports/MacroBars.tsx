import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import styles from "./ClientReport.module.css";
import type { Eaten } from "./report-days.ts";
import { useReportPhrases } from "./use-report-phrases.ts";

const MACROS = [
  { macro: "protein", fill: "var(--protein)" },
  { macro: "carbohydrates", fill: "var(--carbs)" },
  { macro: "fat", fill: "var(--fat)" },
] as const;
const WIDTH = 100;
const HEIGHT = 8;

/** A drawing and no background, because printers leave backgrounds out. The mark is the plan. */
function Bar({ eaten, planned, fill }: { eaten: number; planned: number | undefined; fill: string }) {
  const most = Math.max(eaten, planned ?? 0, 1);
  const at = (amount: number) => (amount / most) * WIDTH;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles.macroBar}
    >
      <rect width={WIDTH} height={HEIGHT} rx={1.5} fill="var(--sunken)" />
      <rect width={at(eaten)} height={HEIGHT} rx={1.5} fill={fill} />
      {planned !== undefined && (
        <rect x={at(planned) - 0.5} y={-2} width={1} height={HEIGHT + 4} fill="var(--text)" />
      )}
    </svg>
  );
}

interface MacroBarsProps {
  eaten: Eaten;
  planned: Eaten | null;
}

/** The macros of an average day beside those of the plan, in words and as bars (ledger REPORT-007). */
export function MacroBars({ eaten, planned }: MacroBarsProps) {
  const words = useReportPhrases();
  const { nutrition } = usePhrases();
  const count = useCount();
  return (
    <ul className={styles.macros}>
      {MACROS.map(({ macro, fill }) => (
        <li key={macro}>
          <p>
            <b>{nutrition.nutrients[macro]}</b>
            <span>
              {planned === null
                ? words.grams({ eaten: count(eaten[macro]) })
                : words.gramsOf({ eaten: count(eaten[macro]), planned: count(planned[macro]) })}
            </span>
          </p>
          <Bar eaten={eaten[macro]} planned={planned?.[macro]} fill={fill} />
        </li>
      ))}
    </ul>
  );
}
