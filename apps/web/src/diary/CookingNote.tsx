import type { MealCooking } from "@plateful/contract";
import { IconFridge, IconSoup } from "@tabler/icons-react";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useLinkWords } from "../lib/use-link-words.ts";
import styles from "./CookingNote.module.css";

const ICON = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

/** What a meal is left of, or for which later meals it is cooked too; nothing for other meals (ledger PLAN-095). */
export function CookingNote({ cooking }: { cooking: MealCooking | null }) {
  const { leftovers: words } = usePhrases();
  const { mealOf, mealsOf, portionsOf } = useLinkWords();
  if (cooking === null) return null;
  if (cooking.leftover_of !== null)
    return (
      <span className={styles.note}>
        <IconFridge {...ICON} />
        <span>{words.from({ meal: mealOf(cooking.leftover_of) })}</span>
      </span>
    );
  if (cooking.leftovers.length === 0) return null;
  const portions = portionsOf(cooking.cook_portions);
  return (
    <span className={styles.note}>
      <IconSoup {...ICON} />
      <span>{words.cook({ portions, meals: mealsOf(cooking.leftovers) })}</span>
    </span>
  );
}
