import { hasAgreed, type StoringKind } from "@plateful/access";
import type { User } from "@plateful/contract";
import type { QueryClient } from "@tanstack/react-query";
import { forgetTicked, tickedKinds } from "../lib/device/ticked-consents.ts";
import { currentUserQuery, useCurrentUser } from "../lib/person/current-user.ts";
import { askConsent } from "../lib/server/consent-question.ts";
import { recordConsents } from "./record-consents.ts";

/** Asks for a consent at the question that it belongs to; at once true for who has given it. */
export function useAskConsent(kind: StoringKind): () => Promise<boolean> {
  const user = useCurrentUser();
  return async () => hasAgreed(user.consents, kind) || askConsent({ kind, personId: user.id });
}

/**
 * Records what was agreed to on this device before there was an account, and returns the person as they are then. Where that
 * cannot be done now, the person stays as they are and is asked.
 */
export async function agreeNow(queryClient: QueryClient, user: User): Promise<User> {
  const kinds = tickedKinds().filter((kind) => !hasAgreed(user.consents, kind));
  if (kinds.length === 0) return user;
  try {
    await recordConsents(kinds, "REGISTRATION");
    forgetTicked();
    return await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
  } catch {
    return user;
  }
}
