import type { GroceryList, GroceryShare } from "@plateful/contract";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { DeleteListDialog } from "./DeleteListDialog.tsx";
import { latestGroceryListQuery } from "./grocery-list-query.ts";
import { FULL_LISTS, useGrocerySource } from "./grocery-source.ts";

const DateRangeDialog = lazy(async () => ({
  default: (await import("./DateRangeDialog.tsx")).DateRangeDialog,
}));

const ShareDialog = lazy(async () => ({
  default: (await import("./sharing/ShareDialog.tsx")).ShareDialog,
}));

const ShopDialog = lazy(async () => ({
  default: (await import("./shops/ShopDialog.tsx")).ShopDialog,
}));

/** What can be opened on the screen of one's own list. */
export type OwnListDialog = "days" | "delete" | "share" | "shop";

interface OwnListDialogsProps {
  open: OwnListDialog | null;
  list: GroceryList | null;
  share: GroceryShare | undefined;
  onClose: () => void;
}

/** The dialog that is open on the screen of one's own list, loaded when it is asked for. */
export function OwnListDialogs({ open, list, share, onClose }: OwnListDialogsProps) {
  const queryClient = useQueryClient();
  const isNamed = useGrocerySource() === FULL_LISTS;
  const show = (next: GroceryList) => queryClient.setQueryData(latestGroceryListQuery.queryKey, next);
  return (
    <Suspense fallback={null}>
      {open === "days" && <DateRangeDialog onClose={onClose} />}
      {open === "share" && share !== undefined && <ShareDialog share={share} onClose={onClose} />}
      {open === "shop" && list !== null && (
        <ShopDialog list={list} isNamed={isNamed} onChosen={show} onClose={onClose} />
      )}
      {open === "delete" && list !== null && <DeleteListDialog listId={list.id} onClose={onClose} />}
    </Suspense>
  );
}
