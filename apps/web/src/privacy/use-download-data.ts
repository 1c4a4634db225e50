import type { Endpoint } from "@plateful/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { announce } from "../lib/dialogs/alerts.ts";
import { download } from "../lib/server/call.ts";
import { saveFile } from "../lib/site/save-file.ts";

/** A file with data of the person, and what is said once it is there. */
export interface Downloadable {
  readonly endpoint: Endpoint;
  readonly file: string;
  readonly done: string;
}

/** Downloads a file; `bytes` is how much has come so far (ledger PRIV-016, DOOR-083). */
export function useDownloadData({ endpoint, file, done }: Downloadable) {
  const [bytes, setBytes] = useState(0);
  const mutation = useMutation({
    mutationFn: async () => {
      setBytes(0);
      saveFile(file, await download(endpoint, setBytes));
    },
    onSuccess: () => announce(done),
  });
  return { start: () => mutation.mutate(), isBusy: mutation.isPending, bytes };
}
