import type { ConsentDecision } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { todayOf } from "../lib/device/today.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";

/** How a kind was decided on, and when, in words. */
export function useDecisionWords(): (decision: ConsentDecision | undefined) => string {
  const language = useLanguage();
  const { page } = usePhrases().privacy;
  return (decision) => {
    if (decision === undefined) return page.never;
    const date = formatDate(language, todayOf(new Date(decision.decided_at)), {
      day: "numeric",
      month: "long",
      year: "numeric",
    });
    if (decision.decision === "WITHDRAWN") return page.withdrawn({ date });
    if (decision.decision === "DECLARED") return page.declared({ date });
    return page.given({ date, version: decision.text_version ?? 1 });
  };
}
