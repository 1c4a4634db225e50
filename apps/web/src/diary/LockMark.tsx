import { IconLock } from "@tabler/icons-react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";

/** Says that planning leaves this alone (ledger PLAN-072). */
export function LockMark() {
  const { diary: words } = usePhrases();
  return <IconLock size={14} stroke={2} role="img" aria-label={words.locked} color="var(--text2)" />;
}
