import { Button } from "@mantine/core";
import type { SimpleRecipe } from "@plateful/contract";
import { type FormEvent, useState } from "react";
import { announce } from "../../lib/dialogs/alerts.ts";
import { LeaveDialog } from "../../lib/dialogs/LeaveDialog.tsx";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { isSame } from "../../lib/server/version-conflict.ts";
import { StickyActions } from "../../ui/StickyActions.tsx";
import { FigureFields, ForWhomFields, TextFields } from "./PracticeRecipeFields.tsx";
import styles from "./PracticeRecipes.module.css";
import {
  publishingFaults,
  type RecipeForm,
  recipeFaults,
  toFigures,
  toRecipeBody,
  toRecipeForm,
} from "./practice-recipe-form.ts";
import type { ImportStatus } from "./practice-recipe-query.ts";
import { ReadLines } from "./ReadLines.tsx";
import { RemovePracticeRecipe } from "./RemovePracticeRecipe.tsx";
import { usePracticeRecipePhrases } from "./use-practice-recipe-phrases.ts";
import { useSavePracticeRecipe } from "./use-save-practice-recipe.ts";

interface PracticeRecipeFormProps {
  recipe: SimpleRecipe;
  /** What its import understood; null for one that was not imported, or a week ago. */
  read: ImportStatus | null;
  onRemoved: () => void;
}

/** What was tried last, so that what keeps from it is said. */
type Tried = "nothing" | "save" | "publish";
const NOTHING_MISSING = { meals: false, checked: false } as const;

/** What is typed of a recipe, and what happens to it. */
function useRecipeForm(recipe: SimpleRecipe) {
  const words = usePracticeRecipePhrases();
  const language = useLanguage();
  // What someone else saves meanwhile stays out of what is being typed; a save tells of it.
  const [base, setBase] = useState(recipe);
  const [form, setForm] = useState(() => toRecipeForm(recipe, language));
  const [tried, setTried] = useState<Tried>("nothing");
  const [isChecked, setIsChecked] = useState(false);
  const save = useSavePracticeRecipe(base);
  const faults = recipeFaults(form);
  const isSound = Object.keys(faults).length === 0;
  const missing = publishingFaults(form, isChecked);
  const keep = (published: boolean, message: string) =>
    save.mutate(
      { ...toRecipeBody(form), published },
      {
        onSuccess: (saved) => {
          setBase(saved);
          setForm(toRecipeForm(saved, language));
          setTried("nothing");
          setIsChecked(false);
          announce(message);
        },
      },
    );
  const send = (wanted: "save" | "publish") => {
    setTried(wanted);
    if (!isSound || save.isPending) return;
    if (wanted === "save") return keep(base.published, words.form.saved);
    if (!missing.meals && !missing.checked) keep(true, words.form.isPublished);
  };
  return {
    ...{ base, form, isChecked, setIsChecked, send, isSaving: save.isPending },
    faults: tried === "nothing" ? {} : faults,
    missing: tried === "publish" ? missing : NOTHING_MISSING,
    isChanged: !isSame(toRecipeForm(base, language), form),
    takeOffline: () => {
      setTried("save");
      if (isSound && !save.isPending) keep(false, words.form.isUnpublished);
    },
    change: (changes: Partial<RecipeForm>) => setForm((now) => ({ ...now, ...changes })),
  };
}

/** A recipe of the practice, to be checked, completed and published (ledger SREC-050). */
export function PracticeRecipeForm({ recipe, read, onRemoved }: PracticeRecipeFormProps) {
  const words = usePracticeRecipePhrases();
  const language = useLanguage();
  const [isEntered, setIsEntered] = useState(false);
  const { base, form, faults, missing, isSaving, send, change, ...state } = useRecipeForm(recipe);
  const fields = { form, faults, onChange: change };
  const figures = read?.figures ?? null;
  const enter = () => {
    if (figures === null) return;
    change(toFigures(figures, language));
    setIsEntered(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(base.published ? "save" : "publish");
  };
  return (
    <form noValidate className={styles.stack} onSubmit={submit}>
      {read !== null && <ReadLines read={read} isEntered={isEntered} onEnter={enter} />}
      <TextFields {...fields} />
      <ForWhomFields
        {...fields}
        missing={missing}
        isChecked={base.published ? null : state.isChecked}
        onCheck={state.setIsChecked}
      />
      <FigureFields {...fields} />
      <RemovePracticeRecipe recipe={base} onRemoved={onRemoved} />
      <StickyActions isAboveTabs>
        <div className={styles.actions}>
          <Button
            variant="default"
            size="lg"
            disabled={isSaving}
            onClick={base.published ? state.takeOffline : () => send("save")}
          >
            {base.published ? words.form.unpublish : words.form.save}
          </Button>
          <Button type="submit" size="lg" loading={isSaving}>
            {base.published ? words.form.save : words.form.publish}
          </Button>
        </div>
      </StickyActions>
      <LeaveDialog isChanged={state.isChanged} words={words} />
    </form>
  );
}
