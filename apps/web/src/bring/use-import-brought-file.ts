import { type BodyOf, importBroughtFile } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";
import { broughtFilesQuery } from "./brought-file-query.ts";

export type BringAnswers = BodyOf<typeof importBroughtFile>;

/** Begins to import a file, or goes on with one that broke off. */
export function useImportBroughtFile() {
  const queryClient = useQueryClient();
  return useMutation({
    // The screen says why beside the button.
    meta: { silent: true },
    mutationFn: ({ id, answers }: { id: number; answers: BringAnswers }) =>
      call(importBroughtFile, { params: { id: String(id) }, body: answers }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: broughtFilesQuery.queryKey, exact: true }),
  });
}
