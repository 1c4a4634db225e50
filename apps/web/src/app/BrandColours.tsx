import { useComputedColorScheme } from "@mantine/core";
import { brandVariables, HORMONE_COLOUR } from "@plateful/appearance";
import { useEffect } from "react";
import { useOwnColour } from "./use-own-colour.ts";

/**
 * Gives the screens of someone who belongs to an organisation its colour, whatever site they signed in on: the style
 * sheet of the page knows the site alone, and everybody may sign in on the main one (ledger ORG-034). Someone in hormone
 * mode has its purple instead.
 */
export function BrandColours() {
  const scheme = useComputedColorScheme("light");
  const own = useOwnColour();
  const colour = own === "HORMONE_MODE" ? HORMONE_COLOUR : own;
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
