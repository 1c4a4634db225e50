import { Switch } from "@mantine/core";
import { hasMainMeals, type MealMoment, mealMomentToMealType, withMealMoments } from "@plateful/nutrition";
import { useNavigate } from "@tanstack/react-router";
import { useId } from "react";
import { MomentIcon } from "../lib/food/MomentIcon.tsx";
import { displayName } from "../lib/language/person-name.ts";
import { classNames } from "../ui/base/class-names.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import { usePlanEditor } from "./editor-context.ts";
import { MealFitLine } from "./MealFitLine.tsx";
import styles from "./Meals.module.css";
import { StepPage } from "./StepPage.tsx";
import { useEditorPhrases } from "./use-editor-phrases.ts";

const kindOf = (moment: MealMoment): "main" | "snack" | "late" => {
  if (mealMomentToMealType(moment) !== "SNACK") return "main";
  return moment === "LATE_SNACK" ? "late" : "snack";
};

interface MomentRowProps {
  moment: MealMoment;
  isOn: boolean;
  onSwitch: () => void;
}

function MomentRow({ moment, isOn, onSwitch }: MomentRowProps) {
  const { planEditor, meals } = useEditorPhrases();
  const id = useId();
  return (
    <li className={styles.moment}>
      <span aria-hidden="true" className={classNames(styles.tile, isOn && styles.tileOn)}>
        <MomentIcon moment={moment} size={22} />
      </span>
      <div className={styles.words}>
        <label htmlFor={id} className={styles.name}>
          {meals.moments[moment]}
        </label>
        <span className={styles.kind}>{planEditor.moments.kinds[kindOf(moment)]}</span>
        {isOn && <MealFitLine moment={moment} />}
      </div>
      <Switch id={id} checked={isOn} onChange={onSwitch} />
    </li>
  );
}

/** At which moments a client eats (ledger COACH-052). */
export function ChooseMealMomentsTab2() {
  const { planEditor: words } = useEditorPhrases();
  const { client, plan, change, addressOf } = usePlanEditor();
  const navigate = useNavigate();
  const chosen = plan.meals.filter(({ enabled }) => enabled).map(({ mealMoment }) => mealMoment);
  const isGood = hasMainMeals(plan);
  const toggle = (moment: MealMoment) =>
    change((before) =>
      withMealMoments(
        before,
        chosen.includes(moment) ? chosen.filter((one) => one !== moment) : [...chosen, moment],
      ),
    );
  return (
    <StepPage
      step="meal-moments"
      title={words.stepNames["meal-moments"]}
      text={words.moments.text({ name: client.first_name || displayName(client) })}
      canGoOn={isGood}
      onNext={() => void navigate({ href: addressOf("meal-sizes") })}
    >
      <SectionCard>
        <ul className={styles.list}>
          {plan.meals.map(({ mealMoment, enabled }) => (
            <MomentRow
              key={mealMoment}
              moment={mealMoment}
              isOn={enabled}
              onSwitch={() => toggle(mealMoment)}
            />
          ))}
        </ul>
      </SectionCard>
      <p role="alert" className={styles.problem}>
        {!isGood && words.moments.needMain}
      </p>
    </StepPage>
  );
}
