import { useNavigate, useRouterState } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { currentToken, onSessionChange } from "../lib/device/session.ts";
import { useNext } from "./use-enter-app.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address that a sign-in mail went to, and the page load in which it was typed. */
    readonly sentTo?: { readonly email: string; readonly pageLoad: number; readonly newcomer?: Newcomer };
  }
}

/** What someone without an account typed, and the form that they typed it into. */
interface Newcomer {
  readonly first: string;
  readonly last: string;
  /** Where a mistyped address is corrected: sign-in knows nobody of a new one. */
  readonly form: string;
}

/** Counts sign-outs: what was typed before one is not shown after it, not even by the back button. */
let signOuts = 0;
onSessionChange(() => {
  if (currentToken() === null) signOuts += 1;
});

const thisVisit = (): number => performance.timeOrigin + signOuts;

/** What goes along to the next sign-in screen: never in the address bar, and forgotten on reload (appendix A). */
export const sentTo = (email: string, newcomer?: Newcomer) => ({
  sentTo: { email, pageLoad: thisVisit(), ...(newcomer === undefined ? {} : { newcomer }) },
});

function useKept() {
  const kept = useRouterState({ select: (state) => state.location.state.sentTo });
  return kept !== undefined && kept.pageLoad === thisVisit() ? kept : null;
}

/** The address typed on the screen before; null after a reload, when it is asked again. */
export const useSentTo = (): string | null => useKept()?.email ?? null;

/** Who begins an account, on the way to the mailed code or link and back from it; null for everybody else (ledger AUTH-057, COACH-223). */
export const useNewcomer = (): Newcomer | null => useKept()?.newcomer ?? null;

/** Where another address is given: the form that the account began with, or sign-in. */
export function useChangeAddress(email: string | null): () => void {
  const navigate = useNavigate();
  const next = useNext();
  const newcomer = useNewcomer();
  return () => {
    if (email !== null && newcomer !== null)
      return void navigate({ href: newcomer.form, state: sentTo(email, newcomer) });
    void navigate({
      to: PATHS.login,
      search: next === undefined ? {} : { next },
      ...(email === null ? {} : { state: sentTo(email) }),
    });
  };
}
