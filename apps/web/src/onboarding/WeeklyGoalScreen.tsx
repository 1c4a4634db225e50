import { showsNumbers as showsNumbersTo } from "@plateful/access";
import { type WeeklyGoal, weeklyGoalLabel } from "@plateful/nutrition";
import { formatNumber } from "@plateful/phrases";
import { currentToken } from "../lib/device/session.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { toAccessUser, useVisitor } from "../lib/person/current-user.ts";
import { useBrand } from "../lib/site/brand.ts";
import { ChoiceCard } from "../ui/fields/ChoiceCard.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Pill } from "../ui/Pill.tsx";
import { changeAnswers, useAnswers } from "./answers/answers-store.ts";
import { previewOf, tenantOf } from "./answers/plan-of-answers.ts";
import { useImperialAllowed } from "./answers/unit-tenant.ts";
import { useNextStep } from "./answers/use-next-step.ts";
import styles from "./parts/ChoiceList.module.css";
import { StepFrame } from "./StepFrame.tsx";

/** How fast to lose weight; only what leaves enough to eat is offered (ledger ONB-032 to ONB-037). */
export function WeeklyGoalScreen() {
  const { onboarding, nutrition, withoutNumbers } = usePhrases();
  const language = useLanguage();
  const answers = useAnswers();
  const user = useVisitor(currentToken() !== null);
  // A visitor has not been asked yet.
  const showsNumbers = user === null || showsNumbersTo(toAccessUser(user));
  const site = useBrand();
  const goOn = useNextStep("weeklyGoal");
  const words = onboarding.weeklyGoal;
  const unit = useImperialAllowed() ? answers.preferences.personalWeightUnit : "KILOGRAMS";
  const labels = unit === "KILOGRAMS" ? nutrition.weeklyGoalsInKilograms : nutrition.weeklyGoalsInPounds;
  const offered = (previewOf(answers, tenantOf(user, site), "RECOMMENDED")?.weeklyGoals ?? []).filter(
    (choice) => choice.offered,
  );
  const chosen: WeeklyGoal | null =
    offered.find(({ weeklyGoal }) => weeklyGoal === answers.weeklyGoal)?.weeklyGoal ?? null;
  return (
    <StepFrame
      step="weeklyGoal"
      title={words.title}
      text={showsNumbers ? words.text : withoutNumbers.plan.pace}
      canGoOn={chosen !== null}
      onNext={goOn}
    >
      {offered.length === 0 && <Notice kind="warning" title={words.none} />}
      <fieldset className={styles.list}>
        <legend className={styles.legend}>{words.title}</legend>
        {offered.map(({ weeklyGoal, calories }) => (
          <ChoiceCard
            key={weeklyGoal}
            kind="radio"
            name={words.title}
            value={weeklyGoal}
            title={labels[weeklyGoal]}
            {...(showsNumbers
              ? { description: words.perDay({ kcal: formatNumber(language, calories) }) }
              : {})}
            isChecked={weeklyGoal === chosen}
            onChange={() => changeAnswers({ weeklyGoal })}
          >
            {weeklyGoalLabel(weeklyGoal, unit).recommended && (
              <Pill tone="brand">{nutrition.recommended}</Pill>
            )}
          </ChoiceCard>
        ))}
      </fieldset>
    </StepFrame>
  );
}
