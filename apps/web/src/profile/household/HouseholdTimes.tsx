import { MEAL_TYPES, WEEKDAYS } from "@plateful/nutrition";
import { useId } from "react";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { weekdayName } from "../../lib/language/weekday-name.ts";
import { CheckChips } from "../../ui/fields/CheckChips.tsx";
import styles from "../editors/EditorSheet.module.css";
import type { HouseholdPart } from "./HouseholdAmount.tsx";
import { formProblems, toggled } from "./household-form.ts";

/** At which meals, and on which days of the week, someone eats along. */
export function HouseholdTimes({ form, onChange }: HouseholdPart) {
  const { household, meals } = usePhrases();
  const words = household.form;
  const language = useLanguage();
  const noteId = useId();
  const problems = formProblems(form);
  const mealsNote = problems.mealTypes ? `${noteId}-meals` : undefined;
  const daysNote = problems.weekdays ? `${noteId}-days` : undefined;
  const note = (id: string | undefined) =>
    id !== undefined && (
      <p id={id} role="alert" className={styles.error}>
        {words.chooseOne}
      </p>
    );
  return (
    <>
      <div className={styles.part}>
        <p aria-hidden="true" className={styles.question}>
          {words.meals}
        </p>
        <CheckChips
          label={words.meals}
          chips={MEAL_TYPES.map((value) => ({ value, label: meals.types[value] }))}
          chosen={form.mealTypes}
          onToggle={(type) => onChange({ mealTypes: toggled(form.mealTypes, type) })}
          describedBy={mealsNote}
        />
        {note(mealsNote)}
      </div>
      <div className={styles.part}>
        <p aria-hidden="true" className={styles.question}>
          {words.days}
        </p>
        <CheckChips
          label={words.days}
          chips={WEEKDAYS.map((value) => ({
            value,
            label: weekdayName(language, value, "short"),
            fullLabel: weekdayName(language, value, "long"),
          }))}
          chosen={form.weekdays}
          onToggle={(day) => onChange({ weekdays: toggled(form.weekdays, day) })}
          describedBy={daysNote}
        />
        {note(daysNote)}
      </div>
    </>
  );
}
