import { useDebouncedValue } from "@mantine/hooks";
import type { User } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { usePlateUrl } from "../../lib/food/plate-url.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { DEBOUNCE } from "../../lib/server/polling.ts";
import { RecipeThumb } from "../../ui/RecipeThumb.tsx";
import { fittingQuery } from "../parts/fitting-query.ts";
import type { CookingDraft } from "./cooking-draft.ts";
import { greatestHelp, type MealFit, shownFit } from "./cooking-fit.ts";
import styles from "./HowYouCook.module.css";

interface CookingFitProps {
  person: User;
  draft: CookingDraft;
  /** A coach's client; undefined for oneself. */
  clientId: number | undefined;
}

function useMoreText(): (fit: MealFit) => string {
  const { howYouCook: words } = usePhrases();
  return ({ cooking: { more } }) => {
    if (more === null) return words.all;
    const { minutes, recipes: count } = more;
    return minutes === null ? words.moreAny({ count }) : words.more({ count, minutes });
  };
}

/** How many recipes fit with what is chosen now, three of them, and what would help where there are few (ledger PROF-046). */
export function CookingFit({ person, draft, clientId }: CookingFitProps) {
  const { clients, howYouCook: words, planWeek } = usePhrases();
  const plateUrl = usePlateUrl();
  const moreText = useMoreText();
  const { weekday_minutes, kitchen, never_cuisines } = draft;
  const [asked] = useDebouncedValue(draft, DEBOUNCE.fitting);
  const { data } = useQuery({
    ...fittingQuery(
      {
        weekday_minutes: asked.weekday_minutes,
        kitchen: asked.kitchen,
        never_cuisines: asked.never_cuisines,
      },
      clientId,
    ),
    enabled: (person.intake?.weekly_nutrition_plan ?? null) !== null,
  });
  const fit = shownFit(data?.slots ?? []);
  const help = fit === null ? null : greatestHelp(fit);
  const restrictions =
    clientId === undefined ? planWeek.diagnosis.restrictions : clients.viewAs.diary.diagnosis.restrictions;
  const isBehind =
    asked.weekday_minutes !== weekday_minutes ||
    asked.kitchen !== kitchen ||
    asked.never_cuisines !== never_cuisines;
  return (
    <div role="status" aria-busy={isBehind} className={styles.fit}>
      {fit !== null && (
        <>
          <span aria-hidden="true" className={styles.plates}>
            {fit.cooking.examples.map((recipe) => (
              <RecipeThumb key={recipe.id} src={plateUrl(recipe, "dish")} className={styles.plate ?? ""} />
            ))}
          </span>
          <span>
            <b className={styles.number}>{words.fit[fit.mealType]({ count: fit.cooking.within })}</b>
            <span className={styles.more}>{moreText(fit)}</span>
            {help !== null && (
              <span className={styles.more}>
                {words.helps({ what: restrictions[help.restriction], count: help.costs })}
              </span>
            )}
          </span>
        </>
      )}
    </div>
  );
}
