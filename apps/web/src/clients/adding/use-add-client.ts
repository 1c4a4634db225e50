import { useDebouncedValue } from "@mantine/hooks";
import { type BodyOf, createClient, importClients, previewInvitation, undoClient } from "@plateful/contract";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CLIENTS } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import { type ClientDraft, forgetClientDraft, keepClientDraft } from "./use-client-draft.ts";

type NewClient = BodyOf<typeof createClient>;

/** How long the way back is offered; the server holds the mail a little longer. */
const UNDO_MS = 10_000;

export const clientOf = ({ first, last, email, language }: ClientDraft): NewClient => ({
  ...{ first_name: first.trim(), last_name: last.trim(), email: email.trim(), language },
});

/** What the coach adds to the invitation, and for whom it is. */
const wordsOf = ({ coach, language, lines }: ClientDraft) => {
  const line = lines[language].trim();
  return { ...(coach === null ? {} : { coach }), ...(line === "" ? {} : { line }) };
};

/** The client of this coach who has an address already; null for nobody, and while nobody can be asked. */
export async function findOwnClient(client: NewClient): Promise<number | null> {
  try {
    const { results } = await call(importClients, { body: { rows: [client], check_only: true } });
    const [found] = results;
    return found?.state === "CLIENT" ? found.client : null;
  } catch {
    // The question only spares a step: adding tells the same.
    return null;
  }
}

/** The mail as the server would send it. */
export function useInvitationPreview(draft: ClientDraft) {
  const { first, language } = draft;
  // While the coach writes, the mail follows after a pause, and the one before stays in sight.
  const [words] = useDebouncedValue(JSON.stringify(wordsOf(draft)), 300);
  return useQuery({
    queryKey: ["invitation-preview", first.trim(), language, words],
    queryFn: ({ signal }) => {
      const body = {
        first_name: first.trim(),
        language,
        ...(JSON.parse(words) as ReturnType<typeof wordsOf>),
      };
      return call(previewInvitation, { body, signal });
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
}

/** Takes a client back who was just added: nothing is sent, nothing is kept, and what was typed comes back (ledger COACH-132). */
function useUndo() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { adding } = useIntakePhrases();
  const { general } = usePhrases();
  return async function undo(id: number, draft: ClientDraft): Promise<void> {
    const name = draft.first.trim();
    try {
      await call(undoClient, { params: { id: String(id) } });
    } catch (error) {
      const status = error instanceof CallError ? error.status : 0;
      if (status === 409) return showToast({ role: "alert", message: adding.tooLate });
      const again = { label: general.undo, onUndo: () => void undo(id, draft) };
      // Whoever is gone already was taken back before.
      if (status !== 404) return showToast({ role: "alert", message: adding.notUndone, undo: again });
    }
    keepClientDraft(draft);
    await navigate({ to: PATHS.clients, search: {} });
    void queryClient.invalidateQueries({ queryKey: [CLIENTS] });
    showToast({ message: adding.undone({ name }) });
  };
}

/** Adds a client, who is mailed an invitation; pressing again after a failure adds nobody twice (ledger COACH-015). */
export function useAddClient() {
  const queryClient = useQueryClient();
  const { adding } = useIntakePhrases();
  const { general } = usePhrases();
  const { keyFor, done } = useIntentKey();
  const undo = useUndo();
  return useMutation({
    mutationFn: (draft: ClientDraft) => {
      const { template } = draft;
      const body = { ...clientOf(draft), ...wordsOf(draft), ...(template === null ? {} : { template }) };
      return call(createClient, { body, idempotencyKey: keyFor(body) });
    },
    onSuccess: ({ id }, draft) => {
      done();
      forgetClientDraft();
      void queryClient.invalidateQueries({ queryKey: [CLIENTS] });
      showToast({
        message: adding.sent({ name: draft.first.trim() }),
        undo: { label: general.undo, onUndo: () => void undo(id, draft) },
        staysMs: UNDO_MS,
      });
    },
    meta: { silent: true },
  });
}
