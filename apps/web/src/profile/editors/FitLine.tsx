import { useDebouncedValue } from "@mantine/hooks";
import { isSimple } from "@plateful/access";
import type { User } from "@plateful/contract";
import { formatList } from "@plateful/phrases";
import { useQuery } from "@tanstack/react-query";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { toAccessUser, useCurrentUser } from "../../lib/person/current-user.ts";
import { DEBOUNCE } from "../../lib/server/polling.ts";
import { isFew, lowestByType } from "../parts/fits.ts";
import { type FittingDraft, fittingQuery } from "../parts/fitting-query.ts";
import styles from "./EditorSheet.module.css";

interface FitLineProps {
  /** Whose wishes are being changed; the signed-in person's when left out. */
  person?: User | undefined;
  draft: FittingDraft;
}

/** Says quietly how many recipes would fit with what is chosen now, before it is saved (ledger PLAN-147). */
export function FitLine({ person, draft }: FitLineProps) {
  const { fitting, meals } = usePhrases();
  const language = useLanguage();
  const own = useCurrentUser();
  const user = person ?? own;
  const [asked] = useDebouncedValue(draft, DEBOUNCE.fitting);
  // Simple recipes are chosen by other rules, and without a week there are no meals to count for.
  const isAsked = !isSimple(toAccessUser(user)) && (user.intake?.weekly_nutrition_plan ?? null) !== null;
  const { data } = useQuery({
    ...fittingQuery(asked, user.id === own.id ? undefined : user.id),
    enabled: isAsked,
  });
  const fits = lowestByType(data?.slots ?? []);
  const few = fits.filter(isFew).map(({ mealType }) => meals.momentsInSentence[mealType]);
  const named = fits.map(({ mealType, allowed }) => fitting.meals[mealType]({ count: allowed }));
  return (
    <p role="status" className={styles.hint}>
      {fits.length > 0 && fitting.draft.withThis({ meals: formatList(language, named) })}
      {few.length > 0 && ` ${fitting.draft.few({ meals: formatList(language, few) })}`}
    </p>
  );
}
