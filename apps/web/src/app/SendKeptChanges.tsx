import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { alertProblem } from "../lib/dialogs/alerts.ts";
import { keptChanges } from "../lib/kept/kept-changes.ts";
import { sendKeptChange } from "../lib/kept/send-kept-change.ts";
import { useKeptChanges } from "../lib/kept/use-kept-changes.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { refreshCalendarDays } from "../lib/plan/calendar-days.ts";
import { showToast } from "../ui/overlays/show-toast.ts";

const RETRY_MS = 5_000;

/** Sends the changes that wait as soon as the network allows, on whatever screen the person is (ledger PLAN-115). */
export function SendKeptChanges() {
  const queryClient = useQueryClient();
  const { id } = useCurrentUser();
  const words = usePhrases().planChanges.kept;
  const isWaiting = useKeptChanges().waiting.length > 0;
  useEffect(() => keptChanges.keepOnlyOf(id), [id]);
  useEffect(() => {
    if (!isWaiting) return;
    let isSending = false;
    const attempt = async () => {
      if (isSending || !navigator.onLine) return;
      isSending = true;
      const { saved, refused } = await keptChanges.flush(sendKeptChange);
      isSending = false;
      if (saved + refused === 0) return;
      await refreshCalendarDays(queryClient);
      if (refused > 0) alertProblem(words.someRefused);
      else showToast({ message: words.sent });
    };
    const onTime = () => void attempt();
    onTime();
    const timer = setInterval(onTime, RETRY_MS);
    window.addEventListener("online", onTime);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", onTime);
    };
  }, [isWaiting, queryClient, words]);
  return null;
}
