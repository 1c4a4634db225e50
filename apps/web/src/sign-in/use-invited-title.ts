import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import type { HeldLink } from "./held-link.ts";

/** Who invited the reader, and to what (ledger COACH-162); null for a link that the reader asked for themselves. */
export function useInvitedTitle(invitation: HeldLink["link"]["invitation"]): string | null {
  const { invitedBy, invitation: words } = usePhrases().signIn;
  if (invitation === null) return null;
  const { to, from } = invitation;
  return from === null ? words.title : invitedBy[to]({ from });
}
