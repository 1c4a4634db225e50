import { formatDate, timeSignOf } from "@plateful/phrases";
import { PREPARATION_PHRASES } from "@plateful/phrases/preparation";
import { useCompleteLanguage, useLanguage } from "../lib/language/LanguageProvider.tsx";

const two = (value: number): string => String(value).padStart(2, "0");

/** The texts of the preparation, which come with its screen, and how it writes times. */
export function usePreparationWords() {
  const words = PREPARATION_PHRASES[useCompleteLanguage()];
  const language = useLanguage();
  return {
    words,
    /** A moment on the clock of the device. */
    clock: (moment: number): string => {
      const time = new Date(moment);
      return [time.getHours(), time.getMinutes()].map(two).join(timeSignOf(language));
    },
    /** How long something takes: "1 h 25", "34 min". */
    length: (minutes: number): string => {
      const whole = Math.max(1, Math.round(minutes));
      if (whole < 60) return words.minutes({ minutes: whole });
      return words.hours({ hours: Math.floor(whole / 60), minutes: whole % 60 });
    },
    weekday: (date: string, form: "long" | "short" = "long"): string =>
      formatDate(language, date, { weekday: form }),
    day: (date: string): string =>
      formatDate(language, date, { weekday: "short", day: "numeric", month: "short" }),
  };
}
