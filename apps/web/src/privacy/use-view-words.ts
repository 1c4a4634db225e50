import type { DataViewEntry } from "@plateful/contract";
import { formatDate, formatTime } from "@plateful/phrases";
import { todayOf } from "../lib/device/today.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";

/** Who did what with the person's data, and when, in words. */
export function useViewWords(): (view: DataViewEntry) => { readonly what: string; readonly when: string } {
  const language = useLanguage();
  const { views } = usePhrases().privacy;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const unnamed = { COACH: views.unnamedCoach, STAFF: views.staff, FORMER: views.former };
  return ({ by, name, part, is_change, happened_at }) => {
    const moment = new Date(happened_at);
    const words = { who: name === null ? unnamed[by] : views.coach({ name }), part: views.parts[part] };
    return {
      what: is_change ? views.changed(words) : views.looked(words),
      when: `${formatDate(language, todayOf(moment))}, ${formatTime(language, moment, timeZone)}`,
    };
  };
}
