import { Button } from "@mantine/core";
import { showsNumbers as mayShowNumbers } from "@plateful/access";
import type { NutrientMeals as Found, NutrientMeal } from "@plateful/contract";
import { formatList } from "@plateful/phrases";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { toAccessUser, useCurrentUser } from "../../lib/person/current-user.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { IconButton } from "../../ui/base/IconButton.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { MealPlate } from "./MealPlate.tsx";
import { NutrientMealDialog } from "./NutrientMealDialog.tsx";
import styles from "./NutrientMeals.module.css";
import { nutrientMealsQuery } from "./nutrient-meals-query.ts";
import { useNutrientWords } from "./nutrient-words.ts";
import { useGainWords } from "./use-gain-words.ts";

/** As many as fit below the name of a meal; the sheet has all of them. */
const MAX_GAINS = 2;

/** The card where there is no meal to offer, which says why. */
function NoMeals({
  advice,
  title,
}: {
  advice: Exclude<Found["advice"], "MEALS" | "NO_PLAN">;
  title: string;
}) {
  const { meals: words, toPlanner } = usePhrases().nutrients;
  const navigate = useNavigate();
  const said: Readonly<Record<typeof advice, readonly [string, string]>> = {
    NOTHING_SHORT: [words.enough, words.enoughText],
    TOO_LITTLE_LOGGED: [words.help, words.tooLittle],
    NO_COMING_MEALS: [title, words.noMeals],
    NONE_FITS: [title, words.noneFits],
    CARE_FIRST: [words.help, words.care],
  };
  const [heading, text] = said[advice];
  return (
    <SectionCard title={heading}>
      <p className={styles.quiet}>{text}</p>
      {advice === "NO_COMING_MEALS" && (
        <Button
          variant="default"
          className={styles.button}
          onClick={() => void navigate({ to: PATHS.planner })}
        >
          {toPlanner}
        </Button>
      )}
    </SectionCard>
  );
}

interface OffersProps {
  found: Found;
  title: string;
  showsNumbers: boolean;
}

function Offers({ found, title, showsNumbers }: OffersProps) {
  const { meals: words } = usePhrases().nutrients;
  const { percent } = useNutrientWords();
  const gains = useGainWords(showsNumbers);
  const [chosen, setChosen] = useState<NutrientMeal | null>(null);
  const known = Math.min(...found.short.map((one) => one.known));
  return (
    <SectionCard title={title}>
      <p className={styles.quiet}>{words.fit({ count: found.meals.length })}</p>
      <ul className={styles.meals}>
        {found.meals.map((meal) => (
          <li key={meal.recipe_template.id} className={styles.meal}>
            <MealPlate recipe={meal.recipe_template} />
            <span className={styles.words}>
              <b className={styles.name}>{meal.recipe_template.name}</b>
              <span className={styles.quiet}>{gains(meal.gains, MAX_GAINS)}</span>
            </span>
            <IconButton
              look="soft"
              label={words.choose({ name: meal.recipe_template.name })}
              onClick={() => setChosen(meal)}
            >
              <IconPlus size={22} stroke={2} />
            </IconButton>
          </li>
        ))}
      </ul>
      <p className={styles.basis}>
        {showsNumbers ? words.basis({ count: found.days, percent: percent(known) }) : words.basisInWords}
      </p>
      {chosen !== null && (
        <NutrientMealDialog meal={chosen} showsNumbers={showsNumbers} onClose={() => setChosen(null)} />
      )}
    </SectionCard>
  );
}

interface NutrientMealsProps {
  from: string;
  until: string;
}

/**
 * What a person ate too little of, and meals of their plan that bring it: food alone, and only where enough is known (NUTR-006,
 * NUTR-007). Where numbers are hidden it is said in words (NUTR-009).
 */
export function NutrientMeals({ from, until }: NutrientMealsProps) {
  const { nutrients: phrases, general } = usePhrases();
  const { meals: words } = phrases;
  const language = useLanguage();
  const user = useCurrentUser();
  const query = useQuery(nutrientMealsQuery(user.id, from, until));
  const { data: found, isError, error, isFetching, refetch } = query;
  if (found === undefined && isError)
    return (
      <SectionCard title={words.help}>
        <p className={styles.quiet}>
          {error instanceof CallError && error.status === 0 ? words.offline : words.failed}
        </p>
        <Button
          variant="default"
          className={styles.button}
          loading={isFetching}
          onClick={() => void refetch()}
        >
          {general.retry}
        </Button>
      </SectionCard>
    );
  if (found === undefined)
    return (
      <div role="status" aria-label={general.loading}>
        <SkeletonCard shape="meal" />
      </div>
    );
  const names = found.short.map(({ nutrient }) => phrases.namesInSentence[nutrient]);
  const title = words.title({ names: formatList(language, names) });
  if (found.advice === "NO_PLAN") return null;
  const advice = found.advice === "MEALS" && found.meals.length === 0 ? "NONE_FITS" : found.advice;
  return advice === "MEALS" ? (
    <Offers found={found} title={title} showsNumbers={mayShowNumbers(toAccessUser(user))} />
  ) : (
    <NoMeals advice={advice} title={title} />
  );
}
