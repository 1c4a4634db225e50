import { showsNumbers } from "@plateful/access";
import { toAccessUser } from "./current-user.ts";
import { useSubject } from "./subject.ts";

/**
 * Whether energy and macros are shown. A coach sees those of a client: what hides them spares the client, not the coach
 * (ledger SAFE-020, docs/decisions/0098).
 */
export function useShowsNumbers(): boolean {
  const { user, viewedId } = useSubject();
  return viewedId !== undefined || showsNumbers(toAccessUser(user));
}
