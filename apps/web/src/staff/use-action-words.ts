import { useStaffPhrases } from "./use-staff-phrases.ts";

/** What the log calls an action and a reason, in words; calls that have no words of their own keep their name. */
export function useActionWords() {
  const { actions, reasons } = useStaffPhrases();
  const within = (texts: Readonly<Record<string, string>>, name: string) => texts[name] ?? name;
  return {
    actionText: (name: string) => within(actions, name),
    reasonText: (name: string) => within(reasons, name),
  };
}
