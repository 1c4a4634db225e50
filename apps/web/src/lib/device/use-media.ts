import { useMediaQuery } from "@mantine/hooks";

/** Up to 900 px counts as a phone; wider is a desktop (ledger NAV-014). */
export const useIsDesktop = (): boolean =>
  useMediaQuery("(min-width: 901px)", false, { getInitialValueInEffect: false });

/** From 1200 px on something can open beside a list instead of over it. */
export const useHasRoomBeside = (): boolean =>
  useMediaQuery("(min-width: 1200px)", false, { getInitialValueInEffect: false });

/** Whether there is a mouse, and so a keyboard in all likelihood: a browser does not tell of keyboards. */
export const useHasKeyboard = (): boolean =>
  useMediaQuery("(hover: hover) and (pointer: fine)", false, { getInitialValueInEffect: false });

/** True when the app runs installed rather than in a browser tab (ledger ONB-002). */
export const isInstalled = (): boolean =>
  window.matchMedia("(display-mode: standalone)").matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** True when the rules of the mobile app hold: installed, on a phone (ledger ONB-002). */
export const isMobileApp = (): boolean => isInstalled() && window.matchMedia("(max-width: 900px)").matches;
