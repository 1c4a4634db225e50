import { useRouterState } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address that a sign-in mail went to, and the page load in which it was typed. */
    readonly sentTo?: { readonly email: string; readonly pageLoad: number };
  }
}

/** What goes along to the next sign-in screen: never in the address bar, and forgotten on reload (appendix A). */
export const sentTo = (email: string) => ({ sentTo: { email, pageLoad: performance.timeOrigin } });

/** The address typed on the screen before; null after a reload, when it is asked again. */
export function useSentTo(): string | null {
  const kept = useRouterState({ select: (state) => state.location.state.sentTo });
  return kept !== undefined && kept.pageLoad === performance.timeOrigin ? kept.email : null;
}
