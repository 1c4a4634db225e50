import { VisuallyHidden } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useId, useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import styles from "./AddItemBar.module.css";
import type { GroceryChanges } from "./use-kept-groceries.ts";

/** How long a line may be, as the server has it. */
const MAX_LENGTH = 300;

interface AddItemBarProps {
  onAdd: GroceryChanges["addText"];
}

/** One line for what is not in the plan; the field keeps the focus for the next one (ledger GROC-026). */
export function AddItemBar({ onAdd }: AddItemBarProps) {
  const { groceries } = usePhrases();
  const words = groceries.ownItems;
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const fieldId = useId();
  const add = () => {
    const name = text.trim();
    if (name === "") return document.getElementById(fieldId)?.focus();
    const category = onAdd(name);
    setText("");
    setSaid(words.added({ name, category: groceries.categories[category] }));
  };
  return (
    <form
      className={styles.dock}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <div className={styles.bar}>
        <button type="submit" aria-label={words.add} className={styles.button}>
          <IconPlus size={24} stroke={2} aria-hidden="true" />
        </button>
        <input
          id={fieldId}
          className={styles.field}
          aria-label={words.field}
          placeholder={words.field}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </form>
  );
}
