import { changeOrganisation, type Organisation, type User } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { announce } from "../../lib/dialogs/alerts.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CLIENTS, currentUserQuery, GENERATED_MEALS } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";
import { saveOver } from "../../lib/server/version-conflict.ts";
import { pressed, type RecipeLists, type RecipeMark, sameLists, toLists, toStored } from "./recipe-lists.ts";

/** The lists of an organisation while its coach changes them; they count once they are saved (ledger PLAN-143). */
export function useRecipeLists(organisation: Organisation) {
  const { fitting, versions } = usePhrases();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<RecipeLists | null>(null);
  // What the first mark was set on stays the base of the draft, whatever is read meanwhile (ledger DATA-054).
  const [opened, setOpened] = useState(organisation);
  const base = draft === null ? organisation : opened;
  const saved = toLists(base);
  const lists = draft ?? saved;
  const edit = (next: RecipeLists) => {
    if (draft === null) setOpened(organisation);
    setDraft(next);
  };
  const save = useMutation({
    mutationFn: ({ base, wanted }: { base: Organisation; wanted: RecipeLists }) =>
      saveOver({
        base,
        changes: toStored(wanted),
        send: (body, version) => call(changeOrganisation, { params: { id: String(base.id) }, body, version }),
        label: (key) => (key === "denylist_recipes" ? versions.neverThese : versions.onlyThese),
        text: (_key, recipes) => versions.recipeMarks({ count: (recipes as readonly number[]).length }),
        unchanged: (stored) => stored,
      }),
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
    press: (id: number, mark: RecipeMark) => edit(pressed(lists, id, mark)),
    offerAll: () => edit({ ...lists, only: [] }),
    undo: () => setDraft(null),
    save: () => save.mutate({ base, wanted: lists }),
  };
}
