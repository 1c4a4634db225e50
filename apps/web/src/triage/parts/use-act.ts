import type { TriageRow } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useRef } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { displayName } from "../../lib/language/person-name.ts";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import { isSendKey } from "../../ui/fields/is-send-key.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { forgetDraft, keepDraft, useDraft } from "./drafts.ts";
import { saveProblem } from "./save-problem.ts";
import { triageClientQuery } from "./triage-query.ts";
import { useSaveRound } from "./use-save-round.ts";
import type { Settle } from "./use-settle.ts";

interface Acting {
  readonly client: TriageRow;
  readonly settle: Settle;
  /** Goes on to the next client, or ends the round after the last. */
  readonly onNext: () => void;
}

/** Everything that a coach does for the client who is open: the draft, saving it, and going on (COACH-094, COACH-126). */
export function useAct({ client, settle, onNext }: Acting) {
  const words = useTriagePhrases();
  const phrases = usePhrases();
  const query = useQuery(triageClientQuery(client.id));
  const { data: loaded } = query;
  const draft = useDraft(client.id);
  const save = useSaveRound();
  const isSending = useRef(false);
  const submit = () => {
    // A second press comes before the first shows as pending, and would send the same message again.
    if (loaded === undefined || isSending.current) return;
    isSending.current = true;
    const step = {
      ...{ clientId: client.id, seenKcal: loaded.energy?.kcal ?? 0 },
      hasMeals: (loaded.meals ?? []).length > 0,
    };
    save.mutate(step, {
      onSuccess: ({ undo, replanFailed }) => {
        forgetDraft(client.id);
        settle.offer(words.savedFor({ name: displayName(client) }), undo);
        if (replanFailed) showToast({ message: words.detail.replanFailed, role: "alert" });
        onNext();
      },
      onError: () => void query.refetch(),
      onSettled: () => {
        isSending.current = false;
      },
    });
  };
  const { error } = save;
  return {
    ...{ query, loaded, draft, submit, isSaving: save.isPending },
    /** What stopped the saving, in words; null as long as nothing did. */
    problem: error === null ? null : saveProblem(error, phrases, words.changedMeanwhile),
    change: (changes: Partial<typeof draft>) => keepDraft(client.id, { ...draft, ...changes }),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isSendKey(event)) return;
      event.preventDefault();
      submit();
    },
  };
}
export type Act = ReturnType<typeof useAct>;
