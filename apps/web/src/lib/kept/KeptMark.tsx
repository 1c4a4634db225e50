import { IconCloudUp } from "@tabler/icons-react";
import { usePhrases } from "../language/LanguageProvider.tsx";

/** Says that the server does not have this yet (ledger PLAN-115). */
export function KeptMark() {
  const words = usePhrases().planChanges.kept;
  return <IconCloudUp size={14} stroke={2} role="img" aria-label={words.mark} color="var(--text2)" />;
}
