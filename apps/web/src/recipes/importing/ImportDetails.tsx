import "../../ui/fields/form-styles.ts";
import { TextInput } from "@mantine/core";
import { MAX_IMPORT_SERVINGS, type RecipeImport } from "@plateful/contract";
import { MEAL_TYPES, type MealType } from "@plateful/nutrition";
import { type RefObject, useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { FilterSelect } from "../../ui/fields/FilterSelect.tsx";
import { Stepper } from "../../ui/fields/Stepper.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { MAX_NAME_LENGTH } from "../own/own-recipe-name.ts";
import { USUAL_SERVINGS } from "./import-questions.ts";
import styles from "./RecipeImport.module.css";
import { useImportPhrases } from "./use-import-phrases.ts";
import { useChangeImport } from "./use-recipe-import.ts";

interface ImportDetailsProps {
  read: RecipeImport;
  meal: MealType;
  onMeal: (meal: MealType) => void;
  nameField: RefObject<HTMLInputElement | null>;
}

/** The name, for how many, and for which meal: as it was read, to be put right. */
export function ImportDetails({ read, meal, onMeal, nameField }: ImportDetailsProps) {
  const words = useImportPhrases();
  const { ownRecipe, recipeSearch, meals } = usePhrases();
  const change = useChangeImport(read);
  const [name, setName] = useState(read.name);
  const servings = read.servings ?? USUAL_SERVINGS;
  const keepName = () => {
    const next = name.trim();
    if (next === "") setName(read.name);
    else if (next !== read.name) change.mutate({ name: next });
  };
  return (
    <SectionCard title={words.details}>
      <div className={styles.details}>
        <TextInput
          ref={nameField}
          label={ownRecipe.name}
          required
          maxLength={MAX_NAME_LENGTH}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onBlur={keepName}
        />
        <div className={styles.portions}>
          <span>
            {words.portionsLabel}
            {read.servings === null && <small className={styles.note}>{words.notSaid}</small>}
          </span>
          <Stepper
            label={words.portionsLabel}
            lessLabel={words.fewer}
            moreLabel={words.more}
            value={servings}
            min={1}
            max={MAX_IMPORT_SERVINGS}
            valueText={String(servings)}
            onChange={(next) => change.mutate({ servings: next })}
          />
        </div>
        <FilterSelect
          label={recipeSearch.meal}
          value={meal}
          options={MEAL_TYPES.map((type) => ({ value: type, text: meals.types[type] }))}
          onChange={onMeal}
        />
      </div>
    </SectionCard>
  );
}
