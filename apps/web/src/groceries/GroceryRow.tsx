import type { GroceryList, GroceryListItem } from "@plateful/contract";
import { IconFridge, IconPencil } from "@tabler/icons-react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { classNames } from "../ui/base/class-names.ts";
import { IconButton } from "../ui/base/IconButton.tsx";
import { CheckCircle } from "../ui/fields/CheckCircle.tsx";
import styles from "./GroceryGroup.module.css";
import { DishPlates } from "./packs/DishPlates.tsx";
import { ItemNotes } from "./packs/ItemNotes.tsx";
import { Face } from "./sharing/Face.tsx";
import type { ItemWords } from "./use-list-words.ts";

export const rowIdOf = ({ id }: Pick<GroceryListItem, "id">): string => `grocery-${id}`;

interface GroceryRowProps {
  item: GroceryListItem;
  /** What it is bought for. */
  dishes: GroceryList["dishes"];
  words: ItemWords;
  /** Who ticked it, where several people shop from the list. */
  tickedBy?: { readonly name: string; readonly place: number } | undefined;
  onCheck: () => void;
  onChange: () => void;
  onHave: () => void;
}

/** One thing to buy; what the person added can be changed, the rest put aside as had at home. */
export function GroceryRow({ item, dishes, words, tickedBy, onCheck, onChange, onHave }: GroceryRowProps) {
  const { groceries } = usePhrases();
  return (
    <li id={rowIdOf(item)} className={classNames(styles.item, item.checked && styles.checked)}>
      <CheckCircle label={groceries.list.tick(words)} isChecked={item.checked} onToggle={onCheck} />
      <span className={styles.words}>
        <span className={styles.name}>{words.name}</span>
        {!item.checked && <ItemNotes words={words} />}
      </span>
      {!item.checked && <DishPlates dishes={dishes} />}
      {item.checked && tickedBy !== undefined && <Face {...tickedBy} label={tickedBy.name} isSmall />}
      <span className={styles.amount}>{words.amount}</span>
      <span className={styles.way}>
        {item.is_own ? (
          <IconButton label={groceries.ownItems.changeItem({ name: item.name })} onClick={onChange}>
            <IconPencil size={20} stroke={1.75} aria-hidden="true" />
          </IconButton>
        ) : (
          <IconButton label={groceries.atHome.have({ name: item.name })} onClick={onHave}>
            <IconFridge size={20} stroke={1.75} aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </li>
  );
}
