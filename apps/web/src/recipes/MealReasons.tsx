import type { MealReason } from "@plateful/contract";
import { IconCircleCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import { bestPercent } from "./best-percent.ts";
import styles from "./MealReasons.module.css";
import { mealReasonsQuery } from "./meal-reasons-query.ts";

/** Reasons that are numbers of energy and nutrients, which some people do not want to see. */
const NUMBERS: readonly MealReason["code"][] = ["FITS_KCAL", "FITS_PROTEIN"];

function useReasonText(): (reason: MealReason) => string {
  const { mealReasons: words } = usePhrases();
  const count = useCount();
  return (reason) => {
    switch (reason.code) {
      case "FAVOURITE":
        return words.FAVOURITE;
      case "OFTEN_CHOSEN":
        return words.OFTEN_CHOSEN;
      case "OFTEN_EATEN":
        return words.OFTEN_EATEN(reason);
      case "FITS_KCAL":
        return words.FITS_KCAL({ percent: count(Math.abs(reason.percent)) });
      case "FITS_PROTEIN":
        return words.FITS_PROTEIN({ grams: count(Math.abs(reason.grams)) });
      case "SHARES_GROCERIES":
        return words.SHARES_GROCERIES(reason);
      case "WITHIN_TIME":
        return words.WITHIN_TIME(reason);
      case "TAKES_LONGER":
        return words.TAKES_LONGER(reason);
      case "RANK":
        return words.RANK({ ...reason, percent: count(bestPercent(reason)) });
    }
  };
}

/** Why a planned recipe fits, in two or three sentences; nothing without reasons (ledger PLAN-036). */
export function MealReasons({ mealId, showsNumbers }: { mealId: number; showsNumbers: boolean }) {
  const { mealReasons: words } = usePhrases();
  const { data = [] } = useQuery(mealReasonsQuery(mealId));
  const textOf = useReasonText();
  const shown = data.filter(({ code }) => showsNumbers || !NUMBERS.includes(code));
  if (shown.length === 0) return null;
  return (
    <section className={styles.reasons}>
      <h2 className={styles.title}>{words.title}</h2>
      <ul className={styles.list}>
        {shown.map((reason) => (
          <li key={reason.code}>
            <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" className={styles.sign} />
            {textOf(reason)}
          </li>
        ))}
      </ul>
    </section>
  );
}
