import { Menu } from "@mantine/core";
import type { GroceryList } from "@plateful/contract";
import { IconDots, IconPrinter, IconShare, IconTrash } from "@tabler/icons-react";
import { alertProblem, announce } from "../lib/alerts.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import styles from "./GroceryActions.module.css";
import { listAsText } from "./list-as-text.ts";
import { shareText } from "./share-text.ts";
import { useCheckGroceryItem } from "./use-check-grocery-item.ts";
import { useListWords } from "./use-list-words.ts";

const ICON = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

interface GroceryActionsProps {
  list: GroceryList;
  onDelete: () => void;
}

/** What can be done with the whole list: share, print, delete. */
export function GroceryActions({ list, onDelete }: GroceryActionsProps) {
  const { general, groceries } = usePhrases();
  const { groups, amountOf } = useListWords(list);
  const { isChecked } = useCheckGroceryItem();
  const words = groceries.list;
  const share = async () => {
    const shelves = groups.map(({ category, items }) => ({
      name: groceries.categories[category],
      lines: items
        .filter((item) => !isChecked(item))
        .map((item) => words.tick({ name: item.name, amount: amountOf(item) })),
    }));
    const result = await shareText(words.title, listAsText(shelves));
    if (result === "copied") announce(words.shared);
    if (result === "failed") alertProblem(general.somethingWentWrong);
  };
  return (
    <>
      {list.items.length > 0 && (
        <IconButton label={words.share} onClick={() => void share()}>
          <IconShare size={22} stroke={1.75} />
        </IconButton>
      )}
      <Menu position="bottom-end" returnFocus withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <button
            type="button"
            aria-label={general.moreActions}
            title={general.moreActions}
            className={styles.more}
          >
            <IconDots size={22} stroke={1.75} />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPrinter {...ICON} />} onClick={() => window.print()}>
            {words.print}
          </Menu.Item>
          <Menu.Item c="var(--over)" leftSection={<IconTrash {...ICON} />} onClick={onDelete}>
            {words.deleteList}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
