import { isSimple, type TeamRight } from "@plateful/access";
import {
  IconChefHat,
  IconClipboardText,
  IconCreditCard,
  IconId,
  IconMailForward,
  IconPalette,
} from "@tabler/icons-react";
import { PATHS } from "../address/paths.ts";
import { toAccessUser, useCurrentUser } from "./current-user.ts";
import { useRightsHeld } from "./own-rights.ts";

interface Place {
  readonly name: "team" | "branding" | "recipes" | "billing" | "checkInQuestions" | "invitations";
  readonly href: string;
  readonly Icon: typeof IconId;
  /** Without it the screen only says that it is missing. */
  readonly right?: TeamRight;
  /** Only for practices with simple recipes. */
  readonly isSimple?: true;
}

const PLACES: readonly Place[] = [
  { name: "team", href: PATHS.team, Icon: IconId },
  { name: "branding", href: PATHS.coachAccount, Icon: IconPalette, right: "BRAND" },
  { name: "recipes", href: PATHS.practiceRecipes, Icon: IconChefHat, isSimple: true },
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
  const user = useCurrentUser();
  const pays = user.customer.length > 0;
  const hasSimpleRecipes = isSimple(toAccessUser(user));
  return PLACES.filter(
    ({ name, right, isSimple: isOfSimple }) =>
      (right === undefined || has(right) || (name === "billing" && pays)) &&
      (isOfSimple !== true || hasSimpleRecipes),
  );
}
