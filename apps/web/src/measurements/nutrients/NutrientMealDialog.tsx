import { Button } from "@mantine/core";
import type { NutrientMeal } from "@plateful/contract";
import { formatDate, formatNumber } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useEaterWords } from "../../lib/language/use-eater-words.ts";
import { isGone } from "../../lib/server/call-error.ts";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { MealPlate } from "./MealPlate.tsx";
import styles from "./NutrientMeals.module.css";
import { useGainWords } from "./use-gain-words.ts";
import { usePutNutrientMeal } from "./use-put-nutrient-meal.ts";

interface NutrientMealDialogProps {
  meal: NutrientMeal;
  showsNumbers: boolean;
  onClose: () => void;
}

/** For which meal a recipe is, what it takes the place of and what it brings, before it is planned (NUTR-008). */
export function NutrientMealDialog({ meal, showsNumbers, onClose }: NutrientMealDialogProps) {
  const { general, meals, nutrients } = usePhrases();
  const { meals: words } = nutrients;
  const language = useLanguage();
  const eater = useEaterWords();
  const gains = useGainWords(showsNumbers);
  const putting = usePutNutrientMeal();
  const day = formatDate(language, meal.date, { weekday: "long", day: "numeric", month: "long" });
  const portion = formatNumber(language, meal.portions_multiplier, { maximumFractionDigits: 2 });
  const facts = [
    [showsNumbers ? words.gains : words.gainsMore, gains(meal.gains)],
    ...(showsNumbers ? [[words.portion, portion]] : []),
    ...(meal.company.length === 0
      ? []
      : [
          [
            words.table,
            meal.company
              .map(({ name, portions }) => (showsNumbers ? eater(name, portions) : name))
              .join(" · "),
          ],
        ]),
  ] as const;
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={meal.recipe_template.name}
      subtitle={words.place({ day, moment: meals.moments[meal.meal_moment].toLocaleLowerCase(language) })}
      closeLabel={general.close}
      actions={
        <>
          <Button
            loading={putting.isPending}
            onClick={() =>
              putting.mutate(meal, { onSuccess: onClose, onError: (refused) => isGone(refused) && onClose() })
            }
          >
            {words.put}
          </Button>
          <Button variant="default" onClick={onClose}>
            {general.cancel}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <MealPlate recipe={meal.recipe_template} isLarge />
        <p>{meal.replaces === null ? words.open : words.replaces({ name: meal.replaces.name })}</p>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, text]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </SheetDialog>
  );
}
