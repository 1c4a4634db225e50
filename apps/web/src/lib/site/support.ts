import { PATHS } from "../address/paths.ts";
import { openLink } from "./open-link.ts";

/** How long a chat that is still loading is waited for (ledger SUPPORT-003), in milliseconds. */
const MESSENGER_WAIT_MS = 5_000;
const POLL_MS = 100;

/** The chat of a third party, if one is loaded into the page. */
interface Messenger {
  readonly open: () => void;
}

declare global {
  interface Window {
    /** Put there by the chat's own script. */
    platefulMessenger?: Messenger;
    /** True from the moment at which a chat script is on its way. */
    platefulMessengerExpected?: boolean;
  }
}

async function findMessenger(): Promise<Messenger | null> {
  const end = performance.now() + MESSENGER_WAIT_MS;
  while (window.platefulMessenger === undefined) {
    if (window.platefulMessengerExpected !== true || performance.now() > end) return null;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return window.platefulMessenger;
}

/** An organisation's own support address is used only when it is a page or a mailbox (ledger SUPPORT-009). */
export const isSupportAddress = (address: string | null | undefined): address is string =>
  address != null && /^(https:\/\/|mailto:)\S+$/.test(address);

/** Opens the chat, or the help pages when there is none (ledger SUPPORT-003). */
export async function openChat(goTo: (path: string) => void): Promise<void> {
  const messenger = await findMessenger();
  if (messenger === null) goTo(PATHS.help);
  else messenger.open();
}

/** Contacts support at the organisation's address, else by chat, else through the help pages (ledger SUPPORT-004). */
export async function contactSupport(
  address: string | null | undefined,
  goTo: (path: string) => void,
  linkFailed: string,
): Promise<void> {
  if (isSupportAddress(address)) openLink(address, linkFailed);
  else await openChat(goTo);
}

/** Which of the installation pages fits the device (ledger SUPPORT-007). */
export function installPlatform(userAgent: string): "ios" | "android" | "generic" {
  if (/iphone|ipad|ipod/i.test(userAgent)) return "ios";
  return /android/i.test(userAgent) ? "android" : "generic";
}
