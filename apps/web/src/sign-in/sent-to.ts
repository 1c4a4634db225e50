import { useRouterState } from "@tanstack/react-router";
import { currentToken, onSessionChange } from "../lib/device/session.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address that a sign-in mail went to, and the page load in which it was typed. */
    readonly sentTo?: { readonly email: string; readonly pageLoad: number; readonly newcomer?: Newcomer };
  }
}

/** What a coach typed to start a practice, and the referral code of the link that led there. */
interface Newcomer {
  readonly first: string;
  readonly last: string;
  readonly code: string | null;
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

/** Whoever is starting a practice, on the way to the mailed link and back from it; null for everybody else (ledger COACH-223). */
export const useNewcomer = (): Newcomer | null => useKept()?.newcomer ?? null;
