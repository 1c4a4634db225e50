import { exportMyData } from "@plateful/contract";
import { useMutation } from "@tanstack/react-query";
import { call } from "../lib/call.ts";

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads everything that is kept about the person (ledger PROF-016). */
export function useExportData() {
  return useMutation({
    mutationFn: async (fileName: string) =>
      saveFile(fileName, JSON.stringify(await call(exportMyData), null, 2)),
  });
}
