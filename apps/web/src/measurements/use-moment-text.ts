import { formatDate, formatTime } from "@plateful/phrases";
import { useToday } from "../lib/device/today.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import type { Measurement } from "./kept/stored-measurement.ts";

/** Writes when something was measured: "Today, 07:40", "16 March, 07:40". */
export function useMomentText(): (measurement: Measurement) => string {
  const { general, measurements } = usePhrases();
  const language = useLanguage();
  const today = useToday();
  return ({ date, createdAt }) => {
    const day =
      date === today ? general.today : formatDate(language, date, { day: "numeric", month: "long" });
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return measurements.screen.at({ day, time: formatTime(language, new Date(createdAt), timeZone) });
  };
}
