import type { Phrases } from "@plateful/phrases";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useSubject } from "../lib/subject.ts";

/** The words of the planner; where they speak to the person whose day it is, a coach reads others. */
export function useDiaryWords(): Phrases["diary"] {
  const { diary, clients } = usePhrases();
  const { viewedId } = useSubject();
  return viewedId === undefined ? diary : { ...diary, ...clients.viewAs.diary };
}
