import { addDays } from "@plateful/planning";
import { todayOf, useToday } from "../../lib/device/today.ts";
import { farDate } from "../../lib/language/far-date.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";

/** Writes a moment as the day it was: today, yesterday, or its date; by itself or within a sentence. */
export function useMomentWords(): (moment: string, place?: "alone" | "in-sentence") => string {
  const language = useLanguage();
  const { general } = usePhrases();
  const today = useToday();
  return (moment, place = "alone") => {
    const date = todayOf(new Date(moment));
    const inPlace = (word: string) => (place === "alone" ? word : word.toLocaleLowerCase(language));
    if (date === today) return inPlace(general.today);
    if (date === addDays(today, -1)) return inPlace(general.yesterday);
    return farDate(language, date, today);
  };
}
