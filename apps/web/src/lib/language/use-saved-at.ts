import { formatDate, formatTime } from "@plateful/phrases";
import { useLanguage, usePhrases } from "./LanguageProvider.tsx";
import { localDate } from "./local-date.ts";

/** Writes when something was saved, within a sentence: the time today, else the date with it. */
export function useSavedAt(): (moment: string) => string {
  const language = useLanguage();
  const { general } = usePhrases();
  return (saved) => {
    const moment = new Date(saved);
    const date = localDate(moment);
    const time = formatTime(language, moment, Intl.DateTimeFormat().resolvedOptions().timeZone);
    const day = date === localDate() ? general.today.toLowerCase() : formatDate(language, date);
    return `${day} ${time}`;
  };
}
