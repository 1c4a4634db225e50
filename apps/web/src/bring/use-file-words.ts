import { BROUGHT_APPS, type BroughtFile } from "@plateful/contract";
import { formatDate, formatNumber } from "@plateful/phrases";
import { useLanguage } from "../lib/language/LanguageProvider.tsx";
import { localDate } from "../lib/language/local-date.ts";
import { useBringPhrases } from "./use-bring-phrases.ts";

type Holding = Pick<BroughtFile, "app" | "meals" | "weights">;

/** The apps from which recipes come rather than a diary. */
const OF_RECIPES = new Set<string>(BROUGHT_APPS.slice(BROUGHT_APPS.indexOf("PLATEFUL")));
export const holdsRecipes = ({ app }: Pick<BroughtFile, "app">): boolean => OF_RECIPES.has(app);

/** Words about a file that several parts of the screen say. */
export function useFileWords() {
  const words = useBringPhrases();
  const language = useLanguage();
  const counted = (count: number) => ({ count, shown: formatNumber(language, count) });
  const dayOf = (date: string) => formatDate(language, date);
  return {
    counted,
    dayOf,
    dayOfMoment: (moment: string) => dayOf(localDate(new Date(moment))),
    title: ({ app, meals, weights }: Holding) => {
      const ofDiary = meals.count > 0 ? (weights.count > 0 ? "both" : "meals") : "weights";
      const kind = holdsRecipes({ app }) ? "recipes" : ofDiary;
      return words.recognised({ app: words.apps[app], what: words.holds[kind] });
    },
    period: ({ first, last }: { first: string | null; last: string | null }) => {
      if (first === null || last === null) return "";
      const [from, until] = [dayOf(first), dayOf(last)];
      return first === last
        ? words.preview.oneDay({ date: from })
        : words.preview.period({ first: from, last: until });
    },
  };
}
