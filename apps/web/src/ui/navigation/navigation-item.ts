import type { ReactNode } from "react";

/** One place that the tab bar or the side bar leads to. */
export interface NavigationItem {
  href: string;
  label: string;
  icon: ReactNode;
  isCurrent: boolean;
  /** How many things wait there, and what they are in words; left out when nothing does. */
  count?: { readonly shown: string; readonly words: string };
}
