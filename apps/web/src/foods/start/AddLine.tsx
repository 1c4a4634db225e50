import type { GroceryCategory } from "@plateful/nutrition";
import { IconCheck, IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { CATEGORY_ICONS } from "../../lib/food/category-icons.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import styles from "./FoodLine.module.css";
import type { AddPress } from "./use-add-press.ts";

interface AddLineProps {
  name: string;
  brand: string | null;
  category: GroceryCategory;
  /** What the button adds: "2 slices". */
  amount: string;
  /** What that comes to; null where numbers are hidden. */
  kcal: string | null;
  add: AddPress;
  /** Goes to another amount of it; without it the name is only a name. */
  onOpen?: (() => void) | undefined;
  /** What can be done with it besides. */
  beside?: ReactNode;
  /** Whether the tick takes it back. */
  isTakenBack?: boolean;
}

/** Something that can be eaten, with the amount that the button adds; the button turns into a tick. */
export function AddLine({ name, brand, category, amount, kcal, add, onOpen, ...more }: AddLineProps) {
  const { foods: words, foodStart } = usePhrases();
  const { beside, isTakenBack = false } = more;
  const isAdded = add.state === "added";
  const Icon = CATEGORY_ICONS[category];
  const content = (
    <>
      <span aria-hidden="true" className={styles.icon}>
        <Icon size={24} stroke={1.75} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{brand === null ? name : `${name}, ${brand}`}</span>
        <span className={styles.amount}>{kcal === null ? amount : `${amount} · ${kcal}`}</span>
      </span>
    </>
  );
  return (
    <li className={styles.item}>
      {onOpen === undefined ? (
        <span className={styles.open}>{content}</span>
      ) : (
        <button type="button" className={styles.open} onClick={onOpen}>
          {content}
        </button>
      )}
      {beside}
      <button
        type="button"
        className={styles.add}
        aria-label={isAdded && isTakenBack ? foodStart.takeBack({ name }) : words.addAgain({ name, amount })}
        aria-busy={add.state === "busy"}
        onClick={add.press}
      >
        <span className={isAdded ? styles.added : styles.plus}>
          {isAdded ? <IconCheck size={20} stroke={2.4} /> : <IconPlus size={20} stroke={2.2} />}
        </span>
      </button>
      <span role="status" className={styles.hidden}>
        {isAdded && words.addedFood({ name })}
      </span>
      {add.fault !== null && (
        <p role="alert" className={styles.fault}>
          {add.fault}
        </p>
      )}
    </li>
  );
}
