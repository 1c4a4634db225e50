import { undoBroughtFile } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";
import { broughtFilesQuery } from "./brought-file-query.ts";

/** Takes back what a file added, or throws away what was only read. */
export function useUndoBroughtFile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(undoBroughtFile, { params: { id: String(id) } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: broughtFilesQuery.queryKey, exact: true }),
  });
}
