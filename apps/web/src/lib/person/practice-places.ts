import type { TeamRight } from "@plateful/access";
import { IconClipboardText, IconCreditCard, IconId, IconMailForward, IconPalette } from "@tabler/icons-react";
import { PATHS } from "../address/paths.ts";
import { useCurrentUser } from "./current-user.ts";
import { useRightsHeld } from "./own-rights.ts";

interface Place {
  readonly name: "team" | "branding" | "billing" | "checkInQuestions" | "invitations";
  readonly href: string;
  readonly Icon: typeof IconId;
  /** Without it the screen only says that it is missing. */
  readonly right?: TeamRight;
}

const PLACES: readonly Place[] = [
  { name: "team", href: PATHS.team, Icon: IconId },
  { name: "branding", href: PATHS.coachAccount, Icon: IconPalette, right: "BRAND" },
  { name: "billing", href: PATHS.coachBilling, Icon: IconCreditCard, right: "BILLING" },
  { name: "checkInQuestions", href: PATHS.checkInQuestions, Icon: IconClipboardText, right: "MESSAGE" },
  { name: "invitations", href: PATHS.invitations, Icon: IconMailForward, right: "INVITE" },
];

/**
 * The screens of the practice that have something for the signed-in coach (ledger ORG-055, TEAM-017): what a coach pays for
 * themselves is theirs to see in any case.
 */
export function usePracticePlaces(): readonly Place[] {
  const has = useRightsHeld();
  const pays = useCurrentUser().customer.length > 0;
  return PLACES.filter(
    ({ name, right }) => right === undefined || has(right) || (name === "billing" && pays),
  );
}
