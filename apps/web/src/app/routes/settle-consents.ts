import type { User } from "@plateful/contract";
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { entryKinds, isAskedLater } from "../../privacy/entry.ts";
import { agreeNow } from "../../privacy/use-ask-consent.ts";

/** Screens on which nobody is stopped to be asked: the own page, with the way to privacy and to leaving, what is owed, and the console of staff. */
const isOpen = (pathname: string): boolean =>
  pathname.startsWith(PATHS.profile) ||
  pathname.startsWith(PATHS.staff) ||
  pathname === PATHS.billingIssue ||
  pathname === PATHS.consent;

/**
 * Records what was agreed to before there was an account, and asks who comes in without having answered (ledger PRIV-013). "Not
 * now" holds for the visit; what needs consent asks again when it is used.
 */
export async function settleConsents(
  queryClient: QueryClient,
  user: User,
  place: { readonly pathname: string; readonly href: string },
): Promise<User> {
  const person = await agreeNow(queryClient, user);
  if (isOpen(place.pathname) || isAskedLater() || entryKinds(person).length === 0) return person;
  throw redirect({ to: PATHS.consent, search: { next: place.href }, replace: true });
}
