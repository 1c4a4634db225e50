import { Button } from "@mantine/core";
import {
  type Kcal,
  type Macros,
  macroPercentages,
  OWN_MACRO_MINIMA,
  ownMacroErrors,
  type RailFindingCode,
} from "@plateful/nutrition";
import { formatNumber } from "@plateful/phrases";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { NumbersOnly } from "../lib/person/NumbersOnly.tsx";
import { useRailWords } from "../lib/person/use-rail-words.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { UnitToggle } from "../ui/fields/UnitToggle.tsx";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { StickyActions } from "../ui/StickyActions.tsx";
import { changeAnswers, useAnswers } from "./answers/answers-store.ts";
import { withOwnMacros } from "./answers/choose-plan.ts";
import { afterEdit, type OwnField, type OwnMode } from "./answers/own-plan.ts";
import { macrosOf, planFindings, tenantOf } from "./answers/plan-of-answers.ts";
import { ownPlanAt } from "./answers/safe-plan.ts";
import { HealthAnswersState } from "./health/HealthAnswersState.tsx";
import { useScreening } from "./health/health-answers-query.ts";
import styles from "./ModifyNutritionalPlanScreen.module.css";
import { MacroSplitBar } from "./parts/MacroSplitBar.tsx";
import { OwnPlanField } from "./parts/OwnPlanField.tsx";
import { TooLittle } from "./parts/TooLittle.tsx";

/** The field at which a guard-rail is said; the energy for those that are not named. */
const FIELD_OF: Partial<Record<RailFindingCode, OwnField>> = {
  PROTEIN_TOO_LOW: "protein",
  PROTEIN_HIGH: "protein",
  CONDITION_PROTEIN: "protein",
  FAT_TOO_LOW: "fat",
  CONDITION_KETO: "carbohydrates",
};

const NOTHING: Macros = { kcal: 0, protein: 0, carbohydrates: 0, fat: 0 };

/** Own calories and macros; one number changes, the others follow (ledger ONB-051 to ONB-057). */
export function ModifyNutritionalPlanScreen() {
  const { onboarding, nutrition, general } = usePhrases();
  const language = useLanguage();
  const navigate = useNavigate();
  const answers = useAnswers();
  const tenant = tenantOf(useCurrentUser(), null);
  const [mode, setMode] = useState<OwnMode>("grams");
  const screening = useScreening();
  const start = macrosOf(answers, tenant, "RECOMMENDED", screening) ?? NOTHING;
  const [macros, setMacros] = useState(
    () => macrosOf(answers, tenant, "CHOOSE_YOUR_OWN", screening) ?? NOTHING,
  );
  const words = onboarding.modify;
  const rail = useRailWords();
  useTitle(words.title);
  const errors = ownMacroErrors(macros);
  const isComplete = Object.keys(errors).length === 0;
  const refused = isComplete
    ? planFindings(answers, tenant, macros, { screening }).filter(({ verdict }) => verdict === "refuse")
    : [];
  const isGood = isComplete && refused.length === 0;
  const shares = macroPercentages(macros);
  const back = () => void navigate({ to: PATHS.nutritionalPlan });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isGood) return;
    changeAnswers(withOwnMacros(answers, macros));
    back();
  };
  const railMessage = (field: OwnField) => {
    const crossed = refused.find(({ code }) => (FIELD_OF[code] ?? "kcal") === field);
    return crossed === undefined ? null : rail(crossed);
  };
  const message = (field: OwnField) => {
    const error = errors[field];
    if (error === undefined) return railMessage(field);
    if (error === "required") return general.required;
    const unit = field === "kcal" ? nutrition.units.kcal : nutrition.units.g;
    const minimum = `${formatNumber(language, OWN_MACRO_MINIMA[field])} ${unit}`;
    return error === "not_positive" ? words.positive : words.minimum({ minimum });
  };
  const takeSafe = (kcal: Kcal) => setMacros(ownPlanAt(macros, kcal, start));
  const edit = (field: OwnField) => (value: number | null) =>
    setMacros(afterEdit(macros, { field, value, mode }, start));
  return (
    <main className={styles.page}>
      <PageHeader title={words.title} subtitle={words.text} back={{ label: general.back, onBack: back }} />
      <HealthAnswersState />
      <NumbersOnly>
        <form noValidate className={styles.form} onSubmit={submit}>
          <SectionCard>
            <div className={styles.fields}>
              <OwnPlanField
                label={words.calories}
                value={macros.kcal}
                unit={nutrition.units.kcal}
                error={message("kcal")}
                onCommit={edit("kcal")}
              />
              <TooLittle macros={macros} tenant={tenant} onUse={takeSafe} />
              <UnitToggle
                label={words.mode}
                options={[
                  { value: "grams", label: words.grams },
                  { value: "percent", label: words.percent },
                ]}
                value={mode}
                onChange={setMode}
                isWide
              />
              {(["protein", "carbohydrates", "fat"] as const).map((field) => (
                <OwnPlanField
                  key={`${field}${mode}`}
                  label={nutrition.nutrients[field]}
                  value={mode === "grams" ? macros[field] : shares[field]}
                  unit={mode === "grams" ? nutrition.units.g : nutrition.units.percent}
                  error={message(field)}
                  onCommit={edit(field)}
                />
              ))}
              <MacroSplitBar macros={macros} />
            </div>
          </SectionCard>
          <StickyActions>
            <Button type="submit" size="lg" fullWidth disabled={!isGood}>
              {words.save}
            </Button>
          </StickyActions>
        </form>
      </NumbersOnly>
    </main>
  );
}
