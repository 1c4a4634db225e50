import type { TriageRow } from "@plateful/contract";
import { useMomentWords } from "../../clients/index.ts";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";

/** When a client was last here, in words. */
export function useLastHere(): (client: TriageRow) => string {
  const words = useTriagePhrases();
  const dayOf = useMomentWords();
  return ({ last_active_at: seen }) =>
    seen === null ? words.neverHere : words.lastActive({ date: dayOf(seen, "in-sentence") });
}
