import type { Phrases } from "@plateful/phrases";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useSubject } from "../../lib/person/subject.ts";

/** The words of the planner; where they speak to the person whose day it is, a coach reads others. */
export function useDiaryWords(): Phrases["diary"] {
  const phrases = usePhrases();
  const { viewedId } = useSubject();
  // Read for a coach alone: these texts are not there when the planner is drawn first.
  return viewedId === undefined ? phrases.diary : { ...phrases.diary, ...phrases.clients.viewAs.diary };
}
