import { useComputedColorScheme } from "@mantine/core";
import { effectiveOrganisation } from "@plateful/access";
import { brandVariables } from "@plateful/appearance";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { currentUserQuery } from "../lib/current-user.ts";
import { currentToken, onSessionChange } from "../lib/session.ts";

/**
 * Gives the screens of somebody who belongs to an organisation its colour, whatever site they signed in on: the style
 * sheet of the page knows the site alone, and everybody may sign in on the main one (ledger ORG-034).
 */
export function BrandColours() {
  const isSignedIn = useSyncExternalStore(onSessionChange, () => currentToken() !== null);
  // The screens read the person; this only looks at whom they found.
  const { data: visitor = null } = useQuery({ ...currentUserQuery, enabled: false });
  const scheme = useComputedColorScheme("light");
  const user = isSignedIn ? visitor : null;
  const colour = user === null ? undefined : effectiveOrganisation(user)?.primary_colour;
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
