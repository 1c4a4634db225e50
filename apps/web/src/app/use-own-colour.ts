import { effectiveOrganisation, isInHormoneMode } from "@plateful/access";
import type { User } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { currentToken, onSessionChange } from "../lib/device/session.ts";
import { currentUserQuery } from "../lib/person/current-user.ts";

/** Hormone mode comes before the colour of an organisation, whose name and logo stay (ledger ORG-013, ORG-049). */
function colourOf(user: User): string | undefined {
  const { intake, feature_flags_for_user: flags } = user;
  const isPurple =
    intake !== null &&
    isInHormoneMode(
      { flags },
      { dietType: intake.diet_type, isOnMenopauseDiet: intake.is_on_menopause_diet },
    );
  return isPurple ? "HORMONE_MODE" : effectiveOrganisation(user)?.primary_colour;
}

/** The colour that a signed-in person sees in place of the product's: `#rrggbb`, or `HORMONE_MODE`; undefined for none. */
export function useOwnColour(): string | undefined {
  const isSignedIn = useSyncExternalStore(onSessionChange, () => currentToken() !== null);
  // The screens read the person; this only looks at whom they found.
  const { data: visitor } = useQuery({ ...currentUserQuery, enabled: false });
  return isSignedIn && visitor !== undefined ? colourOf(visitor) : undefined;
}

export const useHasOwnColour = (): boolean => useOwnColour() !== undefined;
