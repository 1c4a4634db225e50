import { useRouterState } from "@tanstack/react-router";
import { currentToken, onSessionChange } from "../lib/session.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address that a sign-in mail went to, and the page load in which it was typed. */
    readonly sentTo?: { readonly email: string; readonly pageLoad: number };
  }
}

/** Counts sign-outs: what was typed before one is not shown after it, not even by the back button. */
let signOuts = 0;
onSessionChange(() => {
  if (currentToken() === null) signOuts += 1;
});

const thisVisit = (): number => performance.timeOrigin + signOuts;

/** What goes along to the next sign-in screen: never in the address bar, and forgotten on reload (appendix A). */
export const sentTo = (email: string) => ({ sentTo: { email, pageLoad: thisVisit() } });

/** The address typed on the screen before; null after a reload, when it is asked again. */
export function useSentTo(): string | null {
  const kept = useRouterState({ select: (state) => state.location.state.sentTo });
  return kept !== undefined && kept.pageLoad === thisVisit() ? kept.email : null;
}
