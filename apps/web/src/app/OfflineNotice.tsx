import { useNetwork } from "@mantine/hooks";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { Notice } from "../ui/Notice.tsx";

/** Says that what is shown may be old, for as long as there is no network. */
export function OfflineNotice() {
  const { online } = useNetwork();
  const { general } = usePhrases();
  return online ? null : <Notice kind="offline" title={general.offline} />;
}
