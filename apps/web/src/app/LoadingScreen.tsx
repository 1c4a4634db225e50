import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";

/** Shown while a screen that takes longer than a moment is loaded. */
export function LoadingScreen() {
  const { general } = usePhrases();
  return <StatePanel kind="loading" title={general.loading} />;
}
