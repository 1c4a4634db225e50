import { Button, NativeSelect, TextInput } from "@mantine/core";
import type { GroceryListItem } from "@plateful/contract";
import { GROCERY_CATEGORIES, type GroceryCategory } from "@plateful/nutrition";
import { categoryOrder } from "@plateful/planning";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import { showToast } from "../ui/overlays/show-toast.ts";
import styles from "./OwnItemDialog.module.css";
import type { GroceryChanges } from "./use-kept-groceries.ts";

interface OwnItemDialogProps {
  item: GroceryListItem;
  changes: GroceryChanges;
  onClose: () => void;
}

const FORM = "own-item";

/** Changes the words or the shelf of something that the person added, or removes it (ledger GROC-026). */
export function OwnItemDialog({ item, changes, onClose }: OwnItemDialogProps) {
  const { general, groceries } = usePhrases();
  const language = useLanguage();
  const words = groceries.ownItems;
  const [name, setName] = useState(item.name);
  const [category, setCategory] = useState<GroceryCategory>(item.category);
  const shelves = [...GROCERY_CATEGORIES].sort(
    categoryOrder(groceries.categories, new Intl.Collator(language).compare),
  );
  const save = () => {
    if (name.trim() === "") return;
    changes.change(item, { name: name.trim(), category });
    onClose();
  };
  const remove = () => {
    changes.change(item, { isRemoved: true });
    const undo = { label: general.undo, onUndo: () => changes.putBack(item) };
    showToast({ about: "groceries", message: words.removed({ name: item.name }), undo });
    onClose();
  };
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.change}
      closeLabel={general.close}
      actions={
        <>
          <Button size="lg" type="submit" form={FORM}>
            {general.save}
          </Button>
          <Button
            size="lg"
            variant="subtle"
            c="var(--over)"
            leftSection={<IconTrash size={20} stroke={1.75} aria-hidden="true" />}
            onClick={remove}
          >
            {general.remove}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextInput
          label={words.item}
          required
          maxLength={300}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <NativeSelect
          label={words.shelf}
          value={category}
          data={shelves.map((value) => ({ value, label: groceries.categories[value] }))}
          onChange={(event) => setCategory(event.currentTarget.value as GroceryCategory)}
        />
      </form>
    </SheetDialog>
  );
}
