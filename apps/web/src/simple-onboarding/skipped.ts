import { currentToken, onSessionChange } from "../lib/device/session.ts";

/** Lives as long as the page: at the next start the questions come back (ledger SIM-034). */
let isSkipped = false;

/** Someone went on although their answers could not be saved. */
export function skipSimpleOnboarding(): void {
  isSkipped = true;
}

export const isSimpleOnboardingSkipped = (): boolean => isSkipped;

onSessionChange(() => {
  if (currentToken() === null) isSkipped = false;
});
