import "../../ui/fields/form-styles.ts";
import { Checkbox, Textarea, TextInput } from "@mantine/core";
import { MEAL_TYPES, ONBOARDING_DIETS, SIMPLE_ALLERGENS } from "@plateful/nutrition";
import { type ReactNode, useId } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CheckChips } from "../../ui/fields/CheckChips.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import styles from "./PracticeRecipes.module.css";
import { FIGURE_NAMES, type RecipeFaults, type RecipeForm } from "./practice-recipe-form.ts";
import { usePracticeRecipePhrases } from "./use-practice-recipe-phrases.ts";

export interface FieldsProps {
  form: RecipeForm;
  faults: RecipeFaults;
  onChange: (changes: Partial<RecipeForm>) => void;
}

/** The texts of the form are the names of their fields. */
type TextName = Exclude<keyof RecipeForm, "mealTypes" | "diets" | "allergens">;

function useField({ form, faults, onChange }: FieldsProps) {
  const words = usePracticeRecipePhrases();
  return (name: TextName) => {
    const fault = faults[name];
    return {
      label: words.form[name],
      value: form[name],
      error: fault === undefined ? null : words.faults[fault],
      autoComplete: "off",
      onChange: (event: { currentTarget: { value: string } }) =>
        onChange({ [name]: event.currentTarget.value }),
    };
  };
}

/** Name, servings and times, and what goes in and what to do: one line each. */
export function TextFields(props: FieldsProps) {
  const { form: words } = usePracticeRecipePhrases();
  const field = useField(props);
  const area = { autosize: true, minRows: 2, maxRows: 24 } as const;
  return (
    <SectionCard title={words.about}>
      <div className={styles.fields}>
        <TextInput {...field("name")} required withAsterisk={false} />
        <div className={styles.numbers}>
          {(["servings", "prep", "cook"] as const).map((name) => (
            <TextInput key={name} {...field(name)} inputMode="numeric" />
          ))}
        </div>
        <Textarea
          {...field("ingredients")}
          {...area}
          description={words.ingredientsHint}
          required
          withAsterisk={false}
        />
        <Textarea {...field("instructions")} {...area} description={words.instructionsHint} />
        <Textarea {...field("description")} {...area} />
        <TextInput {...field("source")} />
      </div>
    </SectionCard>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

const toggled = <T,>(list: readonly T[], value: T): readonly T[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

interface ForWhomProps extends FieldsProps {
  /** What keeps it from being published, once that was tried. */
  missing: { readonly meals: boolean; readonly checked: boolean };
  /** Null where it is published already: then it was checked. */
  isChecked: boolean | null;
  onCheck: (isChecked: boolean) => void;
}

/** Meals, diets and allergens: by these clients are offered the recipe, so a person has to have looked at them (ledger SREC-050). */
export function ForWhomFields({ form, onChange, missing, isChecked, onCheck }: ForWhomProps) {
  const { form: words, faults } = usePracticeRecipePhrases();
  const { meals, simpleOnboarding } = usePhrases();
  const mealsErrorId = useId();
  return (
    <SectionCard title={words.forWhom}>
      <div className={styles.fields}>
        <Group title={words.meals}>
          <CheckChips
            label={words.meals}
            chips={MEAL_TYPES.map((value) => ({ value, label: meals.types[value] }))}
            chosen={form.mealTypes}
            describedBy={missing.meals ? mealsErrorId : undefined}
            onToggle={(value) => onChange({ mealTypes: toggled(form.mealTypes, value) })}
          />
          {missing.meals && (
            <p id={mealsErrorId} role="alert" className={styles.error}>
              {faults.meals}
            </p>
          )}
        </Group>
        <Group title={words.diets}>
          <CheckChips
            label={words.diets}
            chips={ONBOARDING_DIETS.map((value) => ({ value, label: simpleOnboarding.diets[value] }))}
            chosen={form.diets}
            onToggle={(value) => onChange({ diets: toggled(form.diets, value) })}
          />
        </Group>
        <Group title={words.allergens}>
          <CheckChips
            label={words.allergens}
            chips={SIMPLE_ALLERGENS.map((value) => ({ value, label: simpleOnboarding.allergenNames[value] }))}
            chosen={form.allergens}
            onToggle={(value) => onChange({ allergens: toggled(form.allergens, value) })}
          />
        </Group>
        {isChecked !== null && (
          <Checkbox
            label={words.checked}
            description={words.checkedHint}
            checked={isChecked}
            error={missing.checked ? faults.checked : null}
            onChange={(event) => onCheck(event.currentTarget.checked)}
          />
        )}
      </div>
    </SectionCard>
  );
}

/** Nutrition values of the whole recipe; what is not known stays empty. */
export function FigureFields(props: FieldsProps) {
  const { form: words } = usePracticeRecipePhrases();
  const field = useField(props);
  return (
    <SectionCard title={words.figures}>
      <div className={styles.fields}>
        <p className={styles.hint}>{words.figuresHint}</p>
        <div className={styles.numbers}>
          {FIGURE_NAMES.map((name) => (
            <TextInput key={name} {...field(name)} inputMode="decimal" />
          ))}
        </div>
      </div>
    </SectionCard>
  );
}
