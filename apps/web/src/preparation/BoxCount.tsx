import { IconFridge, IconSnowflake } from "@tabler/icons-react";
import type { Box } from "./meals-to-prepare.ts";
import styles from "./Preparation.module.css";
import { usePreparationWords } from "./use-preparation-words.ts";

const ICON = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** How many boxes go where, and which day the frozen ones are for (ledger PLAN-251). */
export function BoxCount({ boxes }: { boxes: readonly Box[] }) {
  const { words, weekday } = usePreparationWords();
  const [cold, frozen] = (["FRIDGE", "FREEZER"] as const).map((place) =>
    boxes.filter((box) => box.place === place),
  );
  const days = [...new Set((frozen ?? []).map(({ date }) => date))]
    .sort()
    .map((date) => weekday(date, "short"));
  return (
    <ul className={styles.counts}>
      {cold !== undefined && cold.length > 0 && (
        <li>
          <IconFridge {...ICON} />
          {words.fridge({ count: cold.length })}
        </li>
      )}
      {frozen !== undefined && frozen.length > 0 && (
        <li>
          <IconSnowflake {...ICON} />
          {words.freezer({ count: frozen.length, days: days.join(", ") })}
        </li>
      )}
    </ul>
  );
}
