import { PLAN_EDITOR_PHRASES } from "@plateful/phrases/plan-editor";
import { useCompleteLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";

/** The texts of the person's language with those of the plan editor, which come with it and not with every first load. */
export function useEditorPhrases() {
  const phrases = usePhrases();
  return { ...phrases, planEditor: PLAN_EDITOR_PHRASES[useCompleteLanguage()] };
}
