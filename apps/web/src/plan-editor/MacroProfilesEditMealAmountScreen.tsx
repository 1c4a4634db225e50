import { MEAL_SIZE_STEP, type WizardMeal, withMealSize } from "@plateful/nutrition";
import { formatNumber } from "@plateful/phrases";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useLanguage } from "../lib/language/LanguageProvider.tsx";
import { readNumber } from "../profile/index.ts";
import { NumberEntry } from "../ui/fields/NumberEntry.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { usePlanEditor } from "./editor-context.ts";
import { MealFitLine } from "./MealFitLine.tsx";
import styles from "./Meals.module.css";
import page from "./PlanEditor.module.css";
import { SizeBar } from "./SizeBar.tsx";
import { SizesTotal } from "./SizesTotal.tsx";
import { StepPage } from "./StepPage.tsx";
import { useAmounts } from "./use-amounts.ts";
import { useEditorPhrases } from "./use-editor-phrases.ts";

function MealSize({ meal: { mealMoment, size, macros } }: { meal: WizardMeal }) {
  const { planEditor, meals, nutrition } = useEditorPhrases();
  const words = planEditor.sizes;
  const language = useLanguage();
  const { change, addressOf } = usePlanEditor();
  const navigate = useNavigate();
  const amounts = useAmounts();
  const meal = meals.momentsInSentence[mealMoment];
  const sizes = addressOf("meal-sizes");
  return (
    <StepPage
      step="meal-sizes"
      title={meals.moments[mealMoment]}
      canGoOn
      nextLabel={words.done}
      backAddress={sizes}
      onNext={() => void navigate({ href: sizes })}
    >
      <SectionCard>
        <NumberEntry
          label={words.size({ meal })}
          lessLabel={words.smaller({ meal })}
          moreLabel={words.larger({ meal })}
          value={size}
          min={0}
          max={100}
          step={MEAL_SIZE_STEP}
          start={size}
          unit={nutrition.units.percent}
          format={(value) => formatNumber(language, value, { maximumFractionDigits: 1 })}
          parse={readNumber}
          maxLength={3}
          hasRuler={false}
          onChange={(next) => change((plan) => withMealSize(plan, mealMoment, next ?? 0))}
        />
        <p className={styles.amount}>
          <b>
            {amounts.kcal(macros.calories)} {nutrition.units.kcal}
          </b>
          <span className={styles.kind}>
            {words.macros({
              protein: amounts.grams(macros.protein),
              carbs: amounts.grams(macros.carbs),
              fat: amounts.grams(macros.fat),
            })}
          </span>
          <MealFitLine moment={mealMoment} />
        </p>
      </SectionCard>
      <SectionCard>
        <SizeBar />
        <SizesTotal />
      </SectionCard>
    </StepPage>
  );
}

/** The share of one meal of the day, in steps of 5 percent (ledger COACH-044, COACH-045). */
export function MacroProfilesEditMealAmountScreen() {
  const { planEditor } = useEditorPhrases();
  const words = planEditor.sizes;
  const { mealMoment = "" } = useParams({ strict: false });
  const { plan, addressOf } = usePlanEditor();
  const meal = plan.meals.find((one) => one.enabled && one.mealMoment === mealMoment);
  if (meal !== undefined) return <MealSize meal={meal} />;
  return (
    <main className={page.state}>
      <StatePanel
        kind="not-found"
        headingLevel={1}
        title={words.noMeal}
        actions={
          <AppLink href={addressOf("meal-sizes")} className={page.link}>
            {words.toSizes}
          </AppLink>
        }
      />
    </main>
  );
}
