import { Button, TextInput } from "@mantine/core";
import type { User } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { ChoiceCard } from "../../ui/fields/ChoiceCard.tsx";
import { ingredientsToAvoidQuery } from "../parts/ingredient-query.ts";
import { useSetIngredientsToAvoid } from "../parts/use-set-ingredients-to-avoid.ts";
import styles from "./EditorSheet.module.css";
import { EditorSheet } from "./EditorSheet.tsx";
import { FitLine } from "./FitLine.tsx";

interface AvoidEditorProps {
  /** Whose set it is: a coach's client's; one's own when left out. */
  person?: User;
  onClose: () => void;
}

/** Edits the whole set of ingredients that recipes must not hold. */
export function AvoidEditor({ person, onClose }: AvoidEditorProps) {
  const { general, profile } = usePhrases();
  const own = useCurrentUser();
  const user = person ?? own;
  const [chosen, setChosen] = useState<readonly number[]>(user.ingredients_to_avoid);
  const [search, setSearch] = useState("");
  const { data: ingredients, isError, refetch } = useQuery(ingredientsToAvoidQuery());
  const change = useSetIngredientsToAvoid(person);
  const wanted = search.trim().toLowerCase();
  const found = (ingredients ?? []).filter(({ name }) => name.toLowerCase().includes(wanted));
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <EditorSheet
      title={profile.rows.avoid}
      canSave={ingredients !== undefined}
      isSaving={change.isPending}
      error={change.error}
      onSave={() => change.mutate(chosen, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextInput
        type="search"
        label={profile.editing.searchIngredients}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <fieldset aria-label={profile.rows.avoid} className={`${styles.choices} ${styles.scroll}`}>
        {ingredients === undefined && !isError && <p role="status">{general.loading}</p>}
        {ingredients === undefined && isError && (
          <div role="alert">
            <p>{general.errorLoadingData}</p>
            <Button variant="default" onClick={() => void refetch()}>
              {general.retry}
            </Button>
          </div>
        )}
        {ingredients !== undefined && found.length === 0 && <p role="status">{general.noResults}</p>}
        {found.map(({ id, name }) => (
          <ChoiceCard
            key={id}
            kind="checkbox"
            name={String(id)}
            value={String(id)}
            title={name}
            isChecked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </fieldset>
      <FitLine person={person} draft={{ ingredients_to_avoid: [...chosen] }} />
    </EditorSheet>
  );
}
