import { areSizesGood, MEAL_SIZE_STEP, type WizardMeal, withMealSize } from "@plateful/nutrition";
import { useNavigate } from "@tanstack/react-router";
import { MomentIcon } from "../lib/food/MomentIcon.tsx";
import { Stepper } from "../ui/fields/Stepper.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { usePlanEditor } from "./editor-context.ts";
import { MealFitLine } from "./MealFitLine.tsx";
import styles from "./Meals.module.css";
import { SizeBar } from "./SizeBar.tsx";
import { SizesTotal } from "./SizesTotal.tsx";
import { StepPage } from "./StepPage.tsx";
import { addressOfMealSize } from "./step-address.ts";
import { useAmounts } from "./use-amounts.ts";
import { useEditorPhrases } from "./use-editor-phrases.ts";

/** A meal with its share of the day, in steps of 5 percent. */
function SizeRow({ meal: { mealMoment, size, macros } }: { meal: WizardMeal }) {
  const { planEditor, meals, nutrition } = useEditorPhrases();
  const words = planEditor.sizes;
  const { change, addressOf } = usePlanEditor();
  const amounts = useAmounts();
  const meal = meals.momentsInSentence[mealMoment];
  return (
    <li className={styles.size}>
      <span aria-hidden="true" className={styles.icon}>
        <MomentIcon moment={mealMoment} size={22} />
      </span>
      <div className={styles.words}>
        <AppLink
          href={addressOfMealSize(mealMoment, addressOf("meal-sizes"))}
          label={words.open({ meal })}
          className={styles.name}
        >
          {meals.moments[mealMoment]}
        </AppLink>
        <span className={styles.kind}>
          {words.macros({
            protein: amounts.grams(macros.protein),
            carbs: amounts.grams(macros.carbs),
            fat: amounts.grams(macros.fat),
          })}
        </span>
        <MealFitLine moment={mealMoment} />
      </div>
      <b className={styles.kcal}>
        {amounts.kcal(macros.calories)} {nutrition.units.kcal}
      </b>
      <Stepper
        label={words.size({ meal })}
        lessLabel={words.smaller({ meal })}
        moreLabel={words.larger({ meal })}
        value={size}
        min={0}
        max={100}
        step={MEAL_SIZE_STEP}
        valueText={amounts.percent(size)}
        onChange={(next) => change((plan) => withMealSize(plan, mealMoment, next))}
      />
    </li>
  );
}

/** How the day is shared out over its meals (ledger COACH-053, COACH-054). */
export function EditMealMomentsTab3() {
  const { planEditor: words } = useEditorPhrases();
  const { plan, addressOf } = usePlanEditor();
  const navigate = useNavigate();
  const amounts = useAmounts();
  return (
    <StepPage
      step="meal-sizes"
      title={words.stepNames["meal-sizes"]}
      text={words.sizes.text({
        kcal: amounts.kcal(plan.adjustedDailyMacros.calories),
        step: amounts.percent(MEAL_SIZE_STEP),
      })}
      canGoOn={areSizesGood(plan)}
      onNext={() => void navigate({ href: addressOf("fine-tuning") })}
    >
      <SectionCard>
        <SizeBar />
        <ul className={styles.list}>
          {plan.meals
            .filter(({ enabled }) => enabled)
            .map((meal) => (
              <SizeRow key={meal.mealMoment} meal={meal} />
            ))}
        </ul>
        <SizesTotal />
      </SectionCard>
    </StepPage>
  );
}
