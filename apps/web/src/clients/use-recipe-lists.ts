import { changeOrganisation, type Organisation, type User } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { announce } from "../lib/alerts.ts";
import { call } from "../lib/call.ts";
import { CLIENTS, currentUserQuery, GENERATED_MEALS } from "../lib/current-user.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { pressed, type RecipeLists, type RecipeMark, sameLists, toLists, toStored } from "./recipe-lists.ts";

/** The lists of an organisation while its coach changes them; they count once they are saved (ledger PLAN-143). */
export function useRecipeLists(organisation: Organisation) {
  const { fitting } = usePhrases();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<RecipeLists | null>(null);
  const saved = toLists(organisation);
  const lists = draft ?? saved;
  const save = useMutation({
    mutationFn: (wanted: RecipeLists) =>
      call(changeOrganisation, { params: { id: String(organisation.id) }, body: toStored(wanted) }),
    onSuccess: (changed) => {
      queryClient.setQueryData(currentUserQuery.queryKey, (user: User | undefined) =>
        user === undefined ? user : { ...user, organisation: changed },
      );
      setDraft(null);
      announce(fitting.lists.saved);
      for (const key of [CLIENTS, GENERATED_MEALS]) void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
  return {
    lists,
    isChanged: !sameLists(lists, saved),
    isSaving: save.isPending,
    press: (id: number, mark: RecipeMark) => setDraft(pressed(lists, id, mark)),
    offerAll: () => setDraft({ ...lists, only: [] }),
    undo: () => setDraft(null),
    save: () => save.mutate(lists),
  };
}
