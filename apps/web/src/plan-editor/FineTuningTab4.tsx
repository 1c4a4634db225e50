import { isMealGrams, isStepGood, MAX_MEAL_GRAMS, type WizardMeal, withMealGrams } from "@plateful/nutrition";
import { formatNumber } from "@plateful/phrases";
import { useState } from "react";
import { MomentIcon } from "../lib/food/MomentIcon.tsx";
import { useLanguage } from "../lib/language/LanguageProvider.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { usePlanEditor } from "./editor-context.ts";
import styles from "./FineTuning.module.css";
import { MealFitLine } from "./MealFitLine.tsx";
import { NumberField } from "./NumberField.tsx";
import { StepPage } from "./StepPage.tsx";
import { TuningTotal } from "./TuningTotal.tsx";
import { useAmounts } from "./use-amounts.ts";
import { useEditorPhrases } from "./use-editor-phrases.ts";

const MACROS = [
  { macro: "protein", nutrient: "protein" },
  { macro: "carbs", nutrient: "carbohydrates" },
  { macro: "fat", nutrient: "fat" },
] as const;

interface MealRowProps {
  meal: WizardMeal;
  /** Told which field holds no number, and when it holds one again. */
  onGap: (field: string, isGap: boolean) => void;
}

function MealRow({ meal: { mealMoment, macros }, onGap }: MealRowProps) {
  const { diyPlans, general, meals, nutrition } = useEditorPhrases();
  const words = diyPlans.fineTuning;
  const language = useLanguage();
  const { change } = usePlanEditor();
  const amounts = useAmounts();
  const meal = meals.momentsInSentence[mealMoment];
  const problem = (value: number | null) => {
    if (value === null) return general.required;
    return isMealGrams(value) ? null : words.notNegative({ max: formatNumber(language, MAX_MEAL_GRAMS) });
  };
  return (
    <li className={styles.row}>
      <div className={styles.meal}>
        <span aria-hidden="true" className={styles.icon}>
          <MomentIcon moment={mealMoment} size={22} />
        </span>
        <div>
          <p className={styles.name}>{meals.moments[mealMoment]}</p>
          <MealFitLine moment={mealMoment} />
        </div>
      </div>
      {MACROS.map(({ macro, nutrient }) => (
        <div key={macro} className={styles[macro]}>
          <NumberField
            label={nutrition.nutrients[nutrient]}
            name={words.ofMeal({ nutrient: nutrition.nutrients[nutrient], meal })}
            value={macros[macro]}
            unit={nutrition.units.g}
            problem={problem}
            onChange={(value) => {
              onGap(`${mealMoment} ${macro}`, value === null);
              if (value !== null)
                change((plan) => {
                  const now = plan.meals.find((one) => one.mealMoment === mealMoment)?.macros ?? macros;
                  return withMealGrams(plan, mealMoment, { ...now, [macro]: value });
                });
            }}
          />
        </div>
      ))}
      <b className={styles.kcal}>
        {amounts.kcal(macros.calories)} <small>{nutrition.units.kcal}</small>
      </b>
    </li>
  );
}

/** The grams of each meal; energy and the day follow (ledger COACH-055, COACH-056). */
export function FineTuningTab4() {
  const { planEditor: words, nutrition } = useEditorPhrases();
  const { plan, save } = usePlanEditor();
  const [gaps, setGaps] = useState<ReadonlySet<string>>(new Set());
  const noteGap = (field: string, isGap: boolean) => {
    const next = new Set(gaps);
    if (isGap) next.add(field);
    else next.delete(field);
    setGaps(next);
  };
  return (
    <StepPage
      step="fine-tuning"
      title={words.stepNames["fine-tuning"]}
      text={words.tuning.text}
      canGoOn={isStepGood("fine-tuning", plan) && gaps.size === 0}
      nextLabel={words.save}
      onNext={save}
    >
      <SectionCard>
        <div aria-hidden="true" className={styles.head}>
          <span>{words.tuning.meal}</span>
          {MACROS.map(({ macro, nutrient }) => (
            <span key={macro} className={styles[`${macro}Head`]}>
              {nutrition.nutrients[nutrient]}
            </span>
          ))}
          <span className={styles.kcalHead}>{nutrition.units.kcal}</span>
        </div>
        <ul className={styles.rows}>
          {plan.meals
            .filter(({ enabled }) => enabled)
            .map((meal) => (
              <MealRow key={meal.mealMoment} meal={meal} onGap={noteGap} />
            ))}
        </ul>
        <TuningTotal />
      </SectionCard>
    </StepPage>
  );
}
