import type { SimpleStep } from "@plateful/nutrition";
import { useNavigate } from "@tanstack/react-router";
import { alertProblem } from "../lib/dialogs/alerts.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { reportError } from "../lib/server/report-error.ts";
import { addressAfter, addressOf } from "./step-paths.ts";

/** Goes to the screen after a step; without one that is said instead (ledger SIM-003). */
export function useGoOn(step: SimpleStep, options: { readonly replace?: boolean } = {}): () => void {
  const navigate = useNavigate();
  const { simpleOnboarding } = usePhrases();
  return () => {
    try {
      void navigate({ href: addressAfter(addressOf(step)), ...options });
    } catch (error) {
      reportError(error);
      alertProblem(simpleOnboarding.noNextStep);
    }
  };
}
