import { createGroceryShareLink, deleteGroceryShareLink, deleteGroceryShopper } from "@plateful/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { alertProblem, announce } from "../../lib/dialogs/alerts.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { call } from "../../lib/server/call.ts";
import { CallError, isGone } from "../../lib/server/call-error.ts";
import { groceryShareQuery } from "./grocery-share-query.ts";

const addressOf = (token: string): string =>
  `${window.location.origin}${PATHS.groceries}?${new URLSearchParams({ join: token })}`;

/** The link of the person, which is known only while the sheet in which it was made is open. */
export function useShareLink() {
  const { general, groceries } = usePhrases();
  const queryClient = useQueryClient();
  const [link, setLink] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const words = groceries.sharing;
  const attempt = async (work: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      const isOffline = error instanceof CallError && error.status === 0;
      alertProblem(isOffline ? general.offline : general.somethingWentWrong);
    } finally {
      setIsBusy(false);
      await queryClient.invalidateQueries(groceryShareQuery);
    }
  };
  const make = () =>
    attempt(async () => {
      const { token } = await call(createGroceryShareLink, {});
      setLink(addressOf(token));
    });
  const withdraw = () =>
    attempt(async () => {
      await call(deleteGroceryShareLink, {});
      setLink(null);
      announce(words.withdrawn);
    });
  const remove = (id: number, name: string) =>
    attempt(async () => {
      try {
        await call(deleteGroceryShopper, { params: { id: String(id) } });
      } catch (error) {
        // Whoever has left meanwhile is no longer in the sheet once it is read again.
        if (isGone(error)) return;
        throw error;
      }
      announce(words.removed({ name }));
    });
  const send = async (address: string) => {
    try {
      if (typeof navigator.share === "function")
        await navigator.share({ title: words.title, text: words.message, url: address });
      else {
        await navigator.clipboard.writeText(address);
        announce(words.copied);
      }
    } catch (error) {
      // Closing the share sheet is a choice and no failure. The address stands in the sheet to be copied by hand.
      if (!(error instanceof DOMException && error.name === "AbortError")) alertProblem(words.notCopied);
    }
  };
  return { link, isBusy, make, withdraw, remove, send };
}
