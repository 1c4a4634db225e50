import type { ConsentKind, SharedPart, StoringKind } from "@plateful/access";
import { withdrawConsents } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { forgetKeptAnswers } from "../lib/device/forget-person.ts";
import { call } from "../lib/server/call.ts";
import { type OwnPlace, recordConsents, recordSharing } from "./record-consents.ts";

/** One thing that a person decides about their data. */
export type ConsentChange =
  | { readonly give: readonly StoringKind[] }
  | { readonly share: readonly SharedPart[]; readonly coachId: number }
  | { readonly withdraw: readonly ConsentKind[] };

async function carryOut(change: ConsentChange, place: OwnPlace): Promise<void> {
  if ("give" in change) await recordConsents(change.give, place);
  else if ("share" in change) await recordSharing(change.coachId, change.share, place);
  else {
    await call(withdrawConsents, { body: { kinds: [...change.withdraw], given_in: place } });
    // What was erased on the server is not left in this browser either.
    await forgetKeptAnswers();
  }
}

/** Records what a person decides, one after the other, and reads everything again that it changes. */
export function useChangeConsents(place: OwnPlace) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (changes: readonly ConsentChange[]) => {
      for (const change of changes) await carryOut(change, place);
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
}
