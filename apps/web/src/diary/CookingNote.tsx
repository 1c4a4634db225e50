import type { MealCooking } from "@plateful/contract";
import { formatList } from "@plateful/phrases";
import { IconFridge, IconSoup, IconUsers } from "@tabler/icons-react";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useLinkWords } from "../lib/language/use-link-words.ts";
import { AheadNotes, CookedOnNote } from "./AheadNotes.tsx";
import styles from "./CookingNote.module.css";

const ICON = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

/** What a meal is left of, or for which later meals it is cooked too; nothing for other meals. */
function LinkNote({ cooking }: { cooking: MealCooking }) {
  const { leftovers: words } = usePhrases();
  const { mealOf, mealsOf, portionsOf } = useLinkWords();
  if (cooking.leftover_of !== null)
    return (
      <span className={styles.note}>
        <IconFridge {...ICON} />
        <span>
          {(cooking.leftover_of.is_frozen ? words.fromFreezer : words.from)({
            meal: mealOf(cooking.leftover_of),
          })}
        </span>
      </span>
    );
  if (cooking.cook_on !== undefined)
    return <CookedOnNote cookOn={cooking.cook_on} later={cooking.leftovers} />;
  if (cooking.leftovers.length === 0) return null;
  const portions = portionsOf(cooking.cook_portions);
  const frozen = cooking.leftovers.filter(({ is_frozen: isFrozen }) => isFrozen);
  return (
    <>
      <span className={styles.note}>
        <IconSoup {...ICON} />
        <span>{words.cook({ portions, meals: mealsOf(cooking.leftovers) })}</span>
      </span>
      {frozen.length > 0 && (
        <span className={styles.note}>
          <IconFridge {...ICON} />
          <span>{words.freeze({ meals: mealsOf(frozen) })}</span>
        </span>
      )}
    </>
  );
}

/** Who eats along at a meal; nothing when one eats it alone (ledger PLAN-126). */
function CompanyNote({ cooking }: { cooking: MealCooking }) {
  const { meals } = usePhrases();
  const language = useLanguage();
  const names = cooking.company.map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <span className={styles.note}>
      <IconUsers {...ICON} />
      <span>{meals.eatenWith({ names: formatList(language, names) })}</span>
    </span>
  );
}

/** With whom, and together with which other meals, a meal is cooked (ledger PLAN-095, PLAN-126). */
export function CookingNote({ cooking }: { cooking: MealCooking }) {
  return (
    <>
      <CompanyNote cooking={cooking} />
      <LinkNote cooking={cooking} />
      {cooking.also_cook !== undefined && <AheadNotes dishes={cooking.also_cook} />}
    </>
  );
}
