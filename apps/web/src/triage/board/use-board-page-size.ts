import { useIsDesktop } from "../../lib/device/use-media.ts";

const ON_DESKTOP = 30;
/** A page of a phone is short enough to be scrolled through. */
const ON_PHONE = 15;

/** How many clients a page of the board shows. */
export const useBoardPageSize = (): number => (useIsDesktop() ? ON_DESKTOP : ON_PHONE);
