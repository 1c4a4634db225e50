import { isInstalled } from "../device/use-media.ts";
import { alertProblem } from "../dialogs/alerts.ts";

/** A page needs the network; the mail program or the telephone does not. */
const needsNetwork = (address: string): boolean => /^https?:/.test(address);

/** Blocks windows without telling the page about it. */
const isIos = (): boolean => /iphone|ipad|ipod/i.test(navigator.userAgent);

/**
 * An installed app has no address bar to come back with, so pages open in a window of their own (ledger BILL-022).
 * @throws Error for a window that the browser blocked.
 */
function openWindow(address: URL): void {
  const opened = window.open(address, "_blank");
  if (opened !== null) opened.opener = null;
  else if (!isIos()) throw new Error("The browser blocked the window.");
}

/**
 * Leaves for an address outside the app. One that cannot open is said, and the screen stays as it is (ledger NAV-026).
 * Answers whether the browser is on its way.
 */
export function openLink(address: string, failed: string): boolean {
  try {
    if (needsNetwork(address) && !navigator.onLine) throw new Error("There is no network.");
    const url = new URL(address);
    if (isInstalled() && needsNetwork(address)) openWindow(url);
    else location.assign(url);
    return true;
  } catch {
    alertProblem(failed);
    return false;
  }
}
