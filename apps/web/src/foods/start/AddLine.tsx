import type { GroceryCategory } from "@plateful/nutrition";
import { IconCheck, IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { FoodSign } from "../../lib/food/FoodSign.tsx";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import styles from "./FoodLine.module.css";
import type { AddPress } from "./use-add-press.ts";

interface AddLineProps {
  name: string;
  /** The name as it is shown, where something in it is marked. */
  title?: ReactNode;
  brand: string | null;
  /** What sets it apart from the others in the list. */
  mark?: string;
  category: GroceryCategory;
  /** What the button adds: "2 slices". */
  amount: string;
  /** What that comes to; null where numbers are hidden. */
  kcal: string | null;
  /** Null as long as it is not known what a press would add: the room for the button is kept. */
  add: AddPress | null;
  /** Goes to another amount of it; without it the name is only a name. */
  onOpen?: (() => void) | undefined;
  /** What can be done with it besides. */
  beside?: ReactNode;
  /** Whether the tick takes it back. */
  isTakenBack?: boolean;
  /** A row of a list, or one of several cards side by side. */
  look?: "row" | "card";
}

type AddButtonProps = Pick<AddLineProps, "name" | "amount" | "isTakenBack"> & { add: AddPress };

/** Adds it, and turns into a tick; what failed is said below. */
function AddButton({ name, amount, add, isTakenBack = false }: AddButtonProps) {
  const { foods: words, foodStart } = usePhrases();
  const isAdded = add.state === "added";
  return (
    <>
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
    </>
  );
}

/** Something that can be eaten, with the amount that the button adds. */
export function AddLine({ name, title, brand, category, amount, kcal, add, onOpen, ...more }: AddLineProps) {
  const { beside, isTakenBack, mark, look = "row" } = more;
  const isCard = look === "card";
  const facts = [mark, amount, kcal].filter((fact) => fact !== undefined && fact !== null);
  const content = (
    <>
      <span aria-hidden="true" className={styles.icon}>
        <FoodSign food={{ name, category }} size={isCard ? 56 : 36} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          {title ?? name}
          {brand !== null && `, ${brand}`}
        </span>
        <span className={styles.amount}>{facts.join(" · ")}</span>
      </span>
    </>
  );
  return (
    <li className={isCard ? styles.usual : styles.item}>
      {onOpen === undefined ? (
        <span className={styles.open}>{content}</span>
      ) : (
        <button type="button" className={styles.open} onClick={onOpen}>
          {content}
        </button>
      )}
      {beside}
      {add !== null && <AddButton {...{ name, amount, add }} isTakenBack={isTakenBack ?? false} />}
    </li>
  );
}
