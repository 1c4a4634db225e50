import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { inEachQueue, type KeptChanges, keptChanges, keptGroceries } from "../lib/kept/kept-changes.ts";
import { refreshKept } from "../lib/kept/refresh-kept.ts";
import { sendKeptChange } from "../lib/kept/send-kept-change.ts";
import { isHeldUp } from "../lib/kept/use-kept-changes.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { showToast } from "../ui/overlays/show-toast.ts";

const RETRY_MS = 5_000;

/** Sends what waits in a queue as soon as the network allows, and says what became of it. */
function useSending(queue: KeptChanges): void {
  const queryClient = useQueryClient();
  const language = useLanguage();
  const words = usePhrases().planChanges.kept;
  const isWaiting = useSyncExternalStore(queue.subscribe, () => queue.waiting().length > 0);
  useEffect(() => {
    if (!isWaiting) return;
    let isSending = false;
    const attempt = async () => {
      if (isSending || !navigator.onLine) return;
      isSending = true;
      const wasHeldUp = isHeldUp(queue.waiting());
      const { saved, refused, setAside } = await queue.flush(sendKeptChange);
      isSending = false;
      const hasFailed = refused + setAside > 0;
      if (!hasFailed && (saved === 0 || !wasHeldUp)) return;
      await refreshKept(queryClient);
      if (!hasFailed) return showToast({ message: words.sent });
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
  }, [isWaiting, queue, queryClient, words, language]);
}

/** Sends the changes that wait, on whatever screen the person is (ledger PLAN-115, GROC-039). */
export function SendKeptChanges() {
  const { id } = useCurrentUser();
  useEffect(() => void inEachQueue((queue) => queue.keepOnlyOf(id)), [id]);
  useSending(keptChanges);
  useSending(keptGroceries);
  return null;
}
