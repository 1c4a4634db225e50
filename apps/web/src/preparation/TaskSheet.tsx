import type { ReactNode } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import { usePreparationWords } from "./use-preparation-words.ts";

/** On a phone: what to do for a task, over the plan. */
export function TaskSheet({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const { general } = usePhrases();
  const { words } = usePreparationWords();
  return (
    <SheetDialog isOpen title={words.showTask} closeLabel={general.close} onClose={onClose}>
      {children}
    </SheetDialog>
  );
}
