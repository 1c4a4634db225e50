import { sizesTotal } from "@plateful/nutrition";
import { MomentIcon } from "../lib/food/MomentIcon.tsx";
import { usePlanEditor } from "./editor-context.ts";
import styles from "./Meals.module.css";
import { useAmounts } from "./use-amounts.ts";

/** From this share on a block has room for its percent beside its sign. */
const ROOM_FOR_PERCENT = 15;
const WHOLE = 100;

/** The day as blocks as wide as its meals. Decorative: the sizes stand in the list below. */
export function SizeBar() {
  const { plan } = usePlanEditor();
  const amounts = useAmounts();
  const left = WHOLE - sizesTotal(plan);
  return (
    <div aria-hidden="true" className={styles.bar}>
      {plan.meals
        .filter(({ enabled, size }) => enabled && size > 0)
        .map(({ mealMoment, size }) => (
          <span key={mealMoment} className={styles.block} style={{ flexGrow: size }}>
            <MomentIcon moment={mealMoment} size={20} />
            {size >= ROOM_FOR_PERCENT && <b>{amounts.percent(size)}</b>}
          </span>
        ))}
      {left > 0 && <span className={styles.gap} style={{ flexGrow: left }} />}
    </div>
  );
}
