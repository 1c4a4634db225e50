import { isInstalled } from "../lib/device/use-media.ts";

/** A code suits a phone, where a link would open in another browser than the app's (ledger AUTH-013). */
export const preferredMethod = (): "OTP" | "MAGIC_LINK" =>
  isInstalled() || window.matchMedia("(max-width: 900px)").matches ? "OTP" : "MAGIC_LINK";
