import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { keptChanges } from "../lib/kept/kept-changes.ts";
import { refreshKept } from "../lib/kept/refresh-kept.ts";
import { sendKeptChange } from "../lib/kept/send-kept-change.ts";
import { useKeptChanges } from "../lib/kept/use-kept-changes.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { showToast } from "../ui/overlays/show-toast.ts";

const RETRY_MS = 5_000;

/** Sends the changes that wait as soon as the network allows, on whatever screen the person is (ledger PLAN-115). */
export function SendKeptChanges() {
  const queryClient = useQueryClient();
  const { id } = useCurrentUser();
  const language = useLanguage();
  const words = usePhrases().planChanges.kept;
  const isWaiting = useKeptChanges().kept.length > 0;
  useEffect(() => keptChanges.keepOnlyOf(id), [id]);
  useEffect(() => {
    if (!isWaiting) return;
    let isSending = false;
    const attempt = async () => {
      if (isSending || !navigator.onLine) return;
      isSending = true;
      const { saved, refused, setAside } = await keptChanges.flush(sendKeptChange);
      isSending = false;
      if (saved + refused + setAside === 0) return;
      await refreshKept(queryClient);
      if (refused + setAside === 0) return showToast({ message: words.sent });
      const { sayRefused } = await import("../lib/kept/say-refused.ts");
      await sayRefused(language);
    };
    const onTime = () => void attempt();
    onTime();
    const timer = setInterval(onTime, RETRY_MS);
    window.addEventListener("online", onTime);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", onTime);
    };
  }, [isWaiting, queryClient, words, language]);
  return null;
}
