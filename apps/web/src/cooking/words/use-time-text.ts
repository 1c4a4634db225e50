import { formatNumber } from "@plateful/phrases";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { useCookingPhrases } from "./use-cooking-phrases.ts";

const MINUTE = 60;
const HOUR = 3600;

/** A time as a cook says it: "15 min", "1 h 30 min", "3–4 min", "30 s". */
export function useTimeText() {
  const { timers: words } = useCookingPhrases();
  const language = useLanguage();
  const written = (value: number) => formatNumber(language, value);
  const one = (seconds: number): string => {
    if (seconds < MINUTE) return words.seconds({ seconds: written(seconds) });
    if (seconds < HOUR) return words.minutes({ minutes: written(Math.round((seconds / MINUTE) * 2) / 2) });
    const hours = words.hours({ hours: written(Math.floor(seconds / HOUR)) });
    const minutes = Math.round((seconds % HOUR) / MINUTE);
    return minutes === 0 ? hours : `${hours} ${words.minutes({ minutes: written(minutes) })}`;
  };
  return (seconds: number, longest = seconds): string => {
    if (longest === seconds) return one(seconds);
    const isMinutes = seconds >= MINUTE && longest < HOUR;
    const from = isMinutes ? written(seconds / MINUTE) : one(seconds);
    return words.range({ from, to: one(longest) });
  };
}
