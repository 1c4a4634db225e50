import { type BodyOf, countClientFittingRecipes, countFittingRecipes } from "@plateful/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { currentLanguage } from "../../lib/language/language.ts";
import { GENERATED_MEALS } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";

/** What is being changed of someone's wishes and is not saved yet. */
export type FittingDraft = BodyOf<typeof countFittingRecipes>;

/** How many recipes fit each meal of a person's week; a coach names the client. */
export const fittingQuery = (draft: FittingDraft, clientId?: number) =>
  queryOptions({
    queryKey: [GENERATED_MEALS, "fitting", clientId ?? "own", currentLanguage(), draft],
    queryFn: ({ signal }) =>
      clientId === undefined
        ? call(countFittingRecipes, { body: draft, signal })
        : call(countClientFittingRecipes, { params: { id: String(clientId) }, body: draft, signal }),
    // The last answer stays until the next one is there, so that the figures do not flicker.
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // Only a hint beside what is being changed: without it that works as well.
    meta: { silent: true },
  });
