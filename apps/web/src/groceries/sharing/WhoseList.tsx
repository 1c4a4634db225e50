import type { JoinedGroceries } from "@plateful/contract";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import styles from "./WhoseList.module.css";

interface WhoseListProps {
  joined: readonly JoinedGroceries[];
  /** The sharing whose list is shown; null for one's own list. */
  current: number | null;
}

/** The way from one's own list to those of others and back (ledger GROC-035). */
export function WhoseList({ joined, current }: WhoseListProps) {
  const { groceries } = usePhrases();
  const words = groceries.sharing;
  if (joined.length === 0) return null;
  const lists = [
    { id: null, label: words.own },
    ...joined.map(({ id, name }) => ({ id, label: words.listOf({ name: name ?? words.nameless }) })),
  ];
  return (
    <nav aria-label={words.lists} className={styles.lists}>
      {lists.map(({ id, label }) => (
        <AppLink
          key={id}
          href={id === null ? PATHS.groceries : `${PATHS.groceries}?from=${id}`}
          className={styles.list}
          isCurrent={id === current}
        >
          {label}
        </AppLink>
      ))}
    </nav>
  );
}
