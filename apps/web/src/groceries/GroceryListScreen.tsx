import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { OwnGroceryList } from "./OwnGroceryList.tsx";
import { SharedGroceryList } from "./SharedGroceryList.tsx";

const JoinDialog = lazy(async () => ({ default: (await import("./sharing/JoinDialog.tsx")).JoinDialog }));

/** The latest grocery list: the person's own, or that of someone they shop for (ledger GROC-001, GROC-035). */
export function GroceryListScreen() {
  const { groceries } = usePhrases();
  const { join, from } = useSearch({ strict: false });
  const navigate = useNavigate();
  useTitle(groceries.list.title);
  // The secret of the link leaves the address with the question about it.
  const show = (joinedId: number | null) =>
    void navigate({
      to: PATHS.groceries,
      search: joinedId === null ? {} : { from: joinedId },
      replace: true,
    });
  return (
    <>
      {from === undefined ? <OwnGroceryList /> : <SharedGroceryList key={from} joinedId={from} />}
      {join !== undefined && (
        <Suspense fallback={null}>
          <JoinDialog token={join} onClose={show} />
        </Suspense>
      )}
    </>
  );
}
