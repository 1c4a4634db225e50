import { useComputedColorScheme } from "@mantine/core";
import { effectiveOrganisation, isInHormoneMode } from "@plateful/access";
import { brandVariables, HORMONE_COLOUR } from "@plateful/appearance";
import type { User } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { currentUserQuery } from "../lib/current-user.ts";
import { currentToken, onSessionChange } from "../lib/session.ts";

/** Hormone mode comes before the colour of an organisation, whose name and logo stay (ledger ORG-013, ORG-049). */
function colourOf(user: User): string | undefined {
  const { intake, feature_flags_for_user: flags } = user;
  const isPurple =
    intake !== null &&
    isInHormoneMode(
      { flags },
      { dietType: intake.diet_type, isOnMenopauseDiet: intake.is_on_menopause_diet },
    );
  return isPurple ? HORMONE_COLOUR : effectiveOrganisation(user)?.primary_colour;
}

/**
 * Gives the screens of somebody who belongs to an organisation its colour, whatever site they signed in on: the style
 * sheet of the page knows the site alone, and everybody may sign in on the main one (ledger ORG-034). Somebody in hormone
 * mode has its purple instead.
 */
export function BrandColours() {
  const isSignedIn = useSyncExternalStore(onSessionChange, () => currentToken() !== null);
  // The screens read the person; this only looks at whom they found.
  const { data: visitor = null } = useQuery({ ...currentUserQuery, enabled: false });
  const scheme = useComputedColorScheme("light");
  const user = isSignedIn ? visitor : null;
  const colour = user === null ? undefined : colourOf(user);
  useEffect(() => {
    if (colour === undefined) return;
    const { style } = document.documentElement;
    const variables = Object.entries(brandVariables(colour, scheme));
    for (const [name, value] of variables) style.setProperty(name, value);
    return () => {
      for (const [name] of variables) style.removeProperty(name);
    };
  }, [colour, scheme]);
  return null;
}
