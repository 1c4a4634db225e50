import { TextInput } from "@mantine/core";
import { MEAL_MOMENTS } from "@plateful/nutrition";
import { formatNumber } from "@plateful/phrases";
import { useId } from "react";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { classNames } from "../ui/base/class-names.ts";
import styles from "./TemplateDialog.module.css";
import { isWhole, sizeIn, type TemplateDraft, totalOf } from "./template-form.ts";
import { useTemplatePhrases } from "./use-template-phrases.ts";

interface MealSizeFieldsProps {
  draft: TemplateDraft;
  onChange: (change: Partial<TemplateDraft>) => void;
}

/** The meals of a day in percent, with their sum. */
export function MealSizeFields({ draft, onChange }: MealSizeFieldsProps) {
  const { form: words } = useTemplatePhrases();
  const { meals } = usePhrases();
  const language = useLanguage();
  const totalId = useId();
  const percent = formatNumber(language, totalOf(draft), { maximumFractionDigits: 1 });
  const whole = isWhole(draft);
  const error = (moment: (typeof MEAL_MOMENTS)[number]) =>
    sizeIn(draft, moment) === null ? words.range({ min: "0", max: "100" }) : undefined;
  return (
    <fieldset className={styles.meals} aria-describedby={totalId}>
      <legend className={styles.legend}>{words.meals}</legend>
      <p className={styles.hint}>{words.mealsHint}</p>
      <div className={styles.sizes}>
        {MEAL_MOMENTS.map((moment) => (
          <TextInput
            key={moment}
            label={meals.moments[moment]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={5}
            rightSection={<span aria-hidden="true">%</span>}
            value={draft.sizes[moment]}
            error={error(moment)}
            onChange={(event) => onChange({ sizes: { ...draft.sizes, [moment]: event.currentTarget.value } })}
          />
        ))}
      </div>
      <p id={totalId} role="status" className={classNames(styles.total, !whole && styles.wrong)}>
        {whole ? words.total({ percent }) : words.notWhole({ percent })}
      </p>
    </fieldset>
  );
}
