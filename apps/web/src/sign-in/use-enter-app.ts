import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { PATHS } from "../lib/paths.ts";
import { setToken } from "../lib/session.ts";

/** Where the person wanted to go before they had to sign in. */
export const useNext = (): string | undefined => useSearch({ strict: false }).next;

/** Takes a token and opens the app: at the place asked for, else at the start (ledger AUTH-020, AUTH-039). */
export function useEnterApp(): (token: string) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const next = useNext();
  return async (token) => {
    queryClient.removeQueries();
    setToken(token);
    await navigate({ href: next ?? PATHS.home, replace: true });
  };
}
