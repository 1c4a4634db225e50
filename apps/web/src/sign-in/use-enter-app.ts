import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouterState, useSearch } from "@tanstack/react-router";
import { PATHS } from "../lib/paths.ts";
import { setToken } from "../lib/session.ts";

/** Where the person wanted to go before they had to sign in; during a checkout, the checkout (ledger AUTH-005). */
export function useNext(): string | undefined {
  const isCheckout = useRouterState({ select: ({ location }) => location.pathname === PATHS.checkoutLogin });
  return useSearch({ strict: false }).next ?? (isCheckout ? PATHS.checkout : undefined);
}

/** Takes a token and opens the app: at the place asked for, else at the start (ledger AUTH-020, AUTH-039). */
export function useEnterApp(): (token: string, to?: string) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const next = useNext();
  return async (token, to) => {
    queryClient.removeQueries();
    setToken(token);
    await navigate({ href: to ?? next ?? PATHS.home, replace: true });
  };
}
