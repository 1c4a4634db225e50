import { TextInput } from "@mantine/core";
import { ALLERGENS, DIETS, toggleAllergen } from "@plateful/nutrition";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CheckChips } from "../../ui/fields/CheckChips.tsx";
import { ChoiceChips } from "../../ui/fields/ChoiceChips.tsx";
import styles from "../editors/EditorSheet.module.css";
import { ingredientsToAvoidQuery } from "../parts/ingredient-query.ts";
import type { HouseholdPart } from "./HouseholdAmount.tsx";
import { REAL_INTOLERANCES, toggled } from "./household-form.ts";

/** As many as one looks through; whoever searches on sees others. */
const MAX_FOUND = 12;

/** Ingredients that are left out: those that are chosen, and those that a search finds. */
function AvoidPart({ form, onChange }: HouseholdPart) {
  const { general, household, profile } = usePhrases();
  const words = household.form;
  const [search, setSearch] = useState("");
  const { data: ingredients = [], isError } = useQuery(ingredientsToAvoidQuery());
  const wanted = search.trim().toLowerCase();
  const found =
    wanted === ""
      ? []
      : ingredients.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, MAX_FOUND);
  const shown = ingredients.filter((one) => form.avoid.includes(one.id) || found.includes(one));
  return (
    <div className={styles.part}>
      <p aria-hidden="true" className={styles.question}>
        {profile.rows.avoid}
      </p>
      <TextInput
        type="search"
        label={profile.editing.searchIngredients}
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        // The key that searches elsewhere would send the form from here.
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <p role="status" className={wanted === "" && !isError ? styles.silent : styles.hint}>
        {isError && general.errorLoadingData}
        {!isError &&
          wanted !== "" &&
          (found.length === 0 ? general.noResults : words.found({ count: found.length }))}
      </p>
      {shown.length > 0 && (
        <CheckChips
          label={profile.rows.avoid}
          chips={shown.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={form.avoid}
          onToggle={(id) => onChange({ avoid: toggled(form.avoid, id) })}
        />
      )}
    </div>
  );
}

/** What may not be on the table for someone who eats along. */
export function HouseholdRestrictions(part: HouseholdPart) {
  const { form, onChange } = part;
  const { allergens, nutrition, profile } = usePhrases();
  return (
    <>
      <div className={styles.part}>
        <p aria-hidden="true" className={styles.question}>
          {profile.rows.diet}
        </p>
        <ChoiceChips
          label={profile.rows.diet}
          chips={DIETS.map((diet, value) => ({ value, label: nutrition.diets[diet] }))}
          value={DIETS.indexOf(form.diet)}
          onChoose={(at) => onChange({ diet: DIETS[at] ?? form.diet })}
        />
      </div>
      <div className={styles.part}>
        <p aria-hidden="true" className={styles.question}>
          {profile.rows.intolerances}
        </p>
        <CheckChips
          label={profile.rows.intolerances}
          chips={REAL_INTOLERANCES.map((value) => ({ value, label: nutrition.intolerances[value] }))}
          chosen={form.intolerances}
          onToggle={(one) => onChange({ intolerances: toggled(form.intolerances, one) })}
        />
      </div>
      <div className={styles.part}>
        <p aria-hidden="true" className={styles.question}>
          {profile.rows.allergies}
        </p>
        <CheckChips
          label={profile.rows.allergies}
          chips={ALLERGENS.map((value) => ({ value, label: allergens.names[value] }))}
          chosen={form.allergens}
          onToggle={(one) => onChange({ allergens: toggleAllergen(form.allergens, one) })}
        />
        <p className={styles.hint}>{allergens.hint}</p>
      </div>
      <AvoidPart {...part} />
    </>
  );
}
