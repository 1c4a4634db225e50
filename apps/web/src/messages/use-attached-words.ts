import { formatDate } from "@plateful/phrases";
import { useLanguage } from "../lib/language/LanguageProvider.tsx";
import type { Attached } from "./attached.ts";

/** What is attached, by its name; null for nothing. */
export function useAttachedWords(): (attached: Attached) => string | null {
  const language = useLanguage();
  return ({ recipe, day }) => {
    if (recipe !== null) return recipe.name;
    return day === null
      ? null
      : formatDate(language, day, { weekday: "long", day: "numeric", month: "long" });
  };
}
