import type { GroceryList } from "@plateful/contract";
import { IconPrinter, IconRoute, IconShare, IconToolsKitchen2, IconTrash } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { alertProblem, announce } from "../lib/dialogs/alerts.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { MoreMenu } from "../ui/overlays/MoreMenu.tsx";
import { listAsText } from "./list-as-text.ts";
import { shareText } from "./share-text.ts";
import { useListWords } from "./use-list-words.ts";

const ICON = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

interface GroceryActionsProps {
  list: GroceryList;
  /** Whether its meals are recipes that can be cooked in one go. */
  canCookAhead: boolean;
  onDelete: () => void;
  /** Chooses the order of the shelves. */
  onShop: () => void;
}

/** What can be done with the whole list: share, print, order, delete. */
export function GroceryActions({ list, canCookAhead, onDelete, onShop }: GroceryActionsProps) {
  const { general, groceries } = usePhrases();
  const { groups, wordsOf } = useListWords(list);
  const navigate = useNavigate();
  const words = groceries.list;
  const share = async () => {
    const shelves = groups.map(({ category, items }) => ({
      name: groceries.categories[category],
      lines: items.filter(({ checked }) => !checked).map((item) => words.tick(wordsOf(item))),
    }));
    const result = await shareText(words.title, listAsText(shelves));
    if (result === "copied") announce(words.shared);
    if (result === "failed") alertProblem(general.somethingWentWrong);
  };
  const send = { label: words.share, icon: <IconShare {...ICON} />, onSelect: () => void share() };
  const print = { label: words.print, icon: <IconPrinter {...ICON} />, onSelect: () => window.print() };
  const shop = { label: groceries.shops.title, icon: <IconRoute {...ICON} />, onSelect: onShop };
  const cook = {
    label: words.cookAhead,
    icon: <IconToolsKitchen2 {...ICON} />,
    onSelect: () => void navigate({ href: `${PATHS.planner}/cook` }),
  };
  const remove = {
    label: words.deleteList,
    icon: <IconTrash {...ICON} />,
    isDanger: true,
    onSelect: onDelete,
  };
  const actions = [
    ...(list.items.length > 0 ? [send] : []),
    print,
    shop,
    ...(canCookAhead ? [cook] : []),
    remove,
  ];
  return <MoreMenu label={general.moreActions} groups={[{ id: "list", actions }]} />;
}
