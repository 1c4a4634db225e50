import { Button } from "@mantine/core";
import type { GroceryListItem } from "@plateful/contract";
import { IconFridge } from "@tabler/icons-react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import styles from "./LikelyAtHomeCard.module.css";

interface LikelyAtHomeCardProps {
  items: readonly GroceryListItem[];
  onHave: (items: readonly GroceryListItem[]) => void;
}

/** What earlier packs probably left, to be put aside in one press; nothing leaves the list by itself (ledger GROC-044). */
export function LikelyAtHomeCard({ items, onHave }: LikelyAtHomeCardProps) {
  const { packs } = usePhrases().groceries;
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="likely-at-home" className={styles.card}>
      <IconFridge size={24} stroke={1.75} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <h2 id="likely-at-home" className={styles.title}>
          {packs.likely}
        </h2>
        <p className={styles.count}>{packs.likelyItems({ count: items.length })}</p>
      </div>
      <Button variant="light" className={styles.button ?? ""} onClick={() => onHave(items)}>
        {packs.haveAll}
      </Button>
    </section>
  );
}
