import type { Organisation } from "@plateful/contract";
import { type FormEvent, useState } from "react";
import { alertProblem } from "../lib/dialogs/alerts.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { CallError } from "../lib/server/call-error.ts";
import { refusalOf } from "../lib/server/refusal-of.ts";
import { showToast } from "../ui/overlays/show-toast.ts";
import { type BrandDraft, changesOf, isChanged, isValid, toDraft } from "./branding-form.ts";
import { forgetHeldBrand, heldBrand, holdBrand } from "./held-brand.ts";
import { useOwnPracticePhrases } from "./use-own-practice-phrases.ts";
import { useSaveBranding } from "./use-save-branding.ts";

const FIELDS = ["name", "primary_colour", "logo", "support_url", "subdomain"];

export interface BrandingFormState {
  readonly draft: BrandDraft;
  /** What the draft was made from. */
  readonly base: Organisation | null;
  readonly error: Error | null;
  readonly isSaving: boolean;
  readonly isChanged: boolean;
  /** True while leaving would lose something. */
  readonly isAtRisk: boolean;
  /** Something was changed, and all of it can be stored (ledger ORG-007). */
  readonly canSave: boolean;
  readonly change: (changes: Partial<BrandDraft>) => void;
  readonly submit: (event?: FormEvent) => void;
}

interface Kept {
  readonly base: Organisation | null;
  readonly draft: BrandDraft;
}

const begin = (base: Organisation | null): Kept => ({ base, draft: toDraft(base) });

/** Where an earlier session ended while it saved, the form goes on from what was typed then. */
const beginAgain = (base: Organisation | null): Kept => ({
  base,
  draft: { ...toDraft(base), ...heldBrand(base) },
});

const isSessionOver = (error: Error | null): boolean => error instanceof CallError && error.status === 401;

/** The draft, which follows what is stored for as long as nothing was changed in it. */
function useDraft(stored: Organisation | null) {
  const [kept, setKept] = useState(() => beginAgain(stored));
  const { base, draft } = kept;
  if (stored?.version !== base?.version && !isChanged(draft, base)) setKept(begin(stored));
  return { base, draft, setKept };
}

/** What is typed into the branding form, and saving it. A refusal leaves everything as it was typed. */
export function useBrandingForm(stored: Organisation | null): BrandingFormState {
  const phrases = usePhrases();
  const { branding: words } = useOwnPracticePhrases();
  const { base, draft, setKept } = useDraft(stored);
  const save = useSaveBranding();
  const hasChanges = isChanged(draft, base);
  const canSave = hasChanges && isValid(draft) && !save.isPending;

  const refused = (error: Error) => {
    const message = refusalOf(error, FIELDS, phrases);
    if (message !== null) alertProblem(message);
  };
  const undo = async (before: Organisation, after: Organisation) => {
    const earlier = toDraft(before);
    const changes = changesOf(earlier, after);
    try {
      setKept(begin(await save.mutateAsync({ base: after, draft: earlier, changes })));
      showToast({ message: words.undone });
    } catch (error) {
      refused(error as Error);
    }
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!canSave) return;
    try {
      const saved = await save.mutateAsync({ base, draft, changes: changesOf(draft, base) });
      forgetHeldBrand(base);
      setKept(begin(saved));
      const goBack =
        base === null ? {} : { undo: { label: phrases.general.undo, onUndo: () => void undo(base, saved) } };
      showToast({ message: words.updated, ...goBack });
    } catch (error) {
      // The sign-in screen may follow, and what was typed waits until they are back.
      if (isSessionOver(error as Error)) holdBrand(base, draft);
      refused(error as Error);
    }
  };
  return {
    base,
    draft,
    error: save.error,
    isSaving: save.isPending,
    isChanged: hasChanges,
    isAtRisk: hasChanges && !isSessionOver(save.error),
    canSave,
    change: (changes) =>
      setKept(({ base: from, draft: before }) => ({ base: from, draft: { ...before, ...changes } })),
    submit: (event) => void submit(event),
  };
}
