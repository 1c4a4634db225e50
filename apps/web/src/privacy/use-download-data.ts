import { downloadMyData } from "@plateful/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { announce } from "../lib/dialogs/alerts.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { download } from "../lib/server/call.ts";

function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads everything that is stored about the person; `bytes` is how much has come so far (ledger PRIV-016). */
export function useDownloadData() {
  const words = usePhrases().privacy.download;
  const [bytes, setBytes] = useState(0);
  const mutation = useMutation({
    mutationFn: async () => {
      setBytes(0);
      saveFile(words.file, await download(downloadMyData, setBytes));
    },
    onSuccess: () => announce(words.done),
  });
  return { start: () => mutation.mutate(), isBusy: mutation.isPending, bytes };
}
