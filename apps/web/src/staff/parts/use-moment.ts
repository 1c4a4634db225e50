import { formatDate, formatTime } from "@plateful/phrases";
import { todayOf, useToday } from "../../lib/device/today.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useStaffPhrases } from "./use-staff-phrases.ts";

/** Writes a moment with its time of day: "Today, 07:40", "16 March 2026, 07:40". */
export function useMoment(): (moment: string) => string {
  const { general } = usePhrases();
  const words = useStaffPhrases();
  const language = useLanguage();
  const today = useToday();
  return (moment) => {
    const at = new Date(moment);
    const date = todayOf(at);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const day = date === today ? general.today : formatDate(language, date);
    return words.dayAt({ day, time: formatTime(language, at, timeZone) });
  };
}
