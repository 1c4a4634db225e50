import { areSizesGood, isWholeDay, sizesTotal } from "@plateful/nutrition";
import { IconAlertCircle, IconCheck } from "@tabler/icons-react";
import { Pill } from "../ui/Pill.tsx";
import { usePlanEditor } from "./editor-context.ts";
import styles from "./Meals.module.css";
import { useAmounts } from "./use-amounts.ts";
import { useEditorPhrases } from "./use-editor-phrases.ts";

const WHOLE = 100;

/** What the sizes add up to, in red unless that is the whole day, and what is then to do (ledger COACH-053, COACH-054). */
export function SizesTotal() {
  const words = useEditorPhrases().planEditor.sizes;
  const { plan } = usePlanEditor();
  const amounts = useAmounts();
  const total = sizesTotal(plan);
  const isWhole = isWholeDay([total]);
  const missing = WHOLE - total;
  const amount = {
    percent: amounts.percent(Math.abs(missing)),
    kcal: amounts.kcal((Math.abs(missing) * plan.adjustedDailyMacros.calories) / WHOLE),
  };
  return (
    <>
      <div className={styles.total}>
        <b>{words.total}</b>
        <Pill
          tone={isWhole ? "ok" : "over"}
          icon={
            isWhole ? (
              <IconCheck size={16} stroke={2.4} aria-hidden="true" />
            ) : (
              <IconAlertCircle size={16} stroke={2} aria-hidden="true" />
            )
          }
        >
          {amounts.percent(total)}
        </Pill>
      </div>
      <p role="status" className={styles.problem}>
        {!isWhole && (missing > 0 ? words.left(amount) : words.over(amount))}
        {isWhole && !areSizesGood(plan) && words.noneEmpty}
      </p>
    </>
  );
}
