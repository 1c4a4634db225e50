import { showToast } from "../../ui/overlays/show-toast.ts";
import { usePhrases } from "../language/LanguageProvider.tsx";

/**
 * Copies a link and says so. A page without https has no clipboard, and a browser may refuse it: then the person is told to
 * select the link, which stands on the screen (ledger COACH-220).
 *
 * @returns a function of the link and of what is said once it is copied.
 */
export function useCopyLink(): (link: string, copied: string) => Promise<void> {
  const { general } = usePhrases();
  return async (link, copied) => {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ message: copied });
    } catch {
      showToast({ message: general.copyFailed, role: "alert" });
    }
  };
}
