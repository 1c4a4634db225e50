import { staffActionText } from "@plateful/phrases/staff";
import { useStaffPhrases } from "./use-staff-phrases.ts";

/** What the log calls an action and a reason, in words. */
export function useActionWords() {
  const phrases = useStaffPhrases();
  const within = (texts: Readonly<Record<string, string>>, name: string) => texts[name] ?? name;
  return {
    actionText: (name: string) => staffActionText(phrases, name) ?? name,
    reasonText: (name: string) => within(phrases.reasons, name),
  };
}
