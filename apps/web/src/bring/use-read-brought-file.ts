import { readBroughtFile } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";
import { broughtFileQuery, broughtFilesQuery } from "./brought-file-query.ts";

/** Sends a file to be read; what it holds is shown before anything is imported. */
export function useReadBroughtFile() {
  const queryClient = useQueryClient();
  return useMutation({
    // The screen says why beside the button.
    meta: { silent: true },
    mutationFn: (file: File) => call(readBroughtFile, { form: { file } }),
    onSuccess: (read) => {
      queryClient.setQueryData(broughtFileQuery(read.id).queryKey, read);
      return queryClient.invalidateQueries({ queryKey: broughtFilesQuery.queryKey, exact: true });
    },
  });
}
