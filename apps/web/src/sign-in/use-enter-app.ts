import { changeMe } from "@plateful/contract";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouterState, useSearch } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { setToken } from "../lib/device/session.ts";
import { chosenLanguage } from "../lib/language/language.ts";
import { currentUserQuery } from "../lib/person/current-user.ts";
import { call } from "../lib/server/call.ts";

/** Where the person wanted to go before they had to sign in; during a checkout, the checkout (ledger AUTH-005). */
export function useNext(): string | undefined {
  const isCheckout = useRouterState({ select: ({ location }) => location.pathname === PATHS.checkoutLogin });
  return useSearch({ strict: false }).next ?? (isCheckout ? PATHS.checkout : undefined);
}

/** Mails follow the language that was chosen before signing in, as the screens do (ledger PROF-019). */
async function saveChosenLanguage(queryClient: QueryClient): Promise<void> {
  const locale = chosenLanguage();
  if (locale === null) return;
  try {
    const { locale: saved, version } = await queryClient.ensureQueryData(currentUserQuery);
    if (saved === locale) return;
    const changed = await call(changeMe, { body: { locale }, version });
    queryClient.setQueryData(currentUserQuery.queryKey, changed);
  } catch {
    // The mails stay in the other language; the profile can still change that.
  }
}

/** Takes a token and opens the app: at the place asked for, else at the start (ledger AUTH-020, AUTH-039). */
export function useEnterApp(): (token: string, to?: string) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const next = useNext();
  return async (token, to) => {
    queryClient.removeQueries();
    setToken(token);
    void saveChosenLanguage(queryClient);
    await navigate({ href: to ?? next ?? PATHS.home, replace: true });
  };
}
