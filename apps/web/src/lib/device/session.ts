import { openSession } from "@plateful/contract";
import { PERSONAL_PREFIX } from "./personal-prefix.ts";

/**
 * The token lives in memory only. A browser that was signed in before keeps an HttpOnly cookie, which a page exchanges
 * for a token at start; nothing secret stands in web storage (ledger AUTH-033).
 */
let token: string | null = null;
let listeners: readonly (() => void)[] = [];

/** Id of the person who uses this browser: says whose kept answers these are, and lets nobody in. */
export const PERSON_KEY = `${PERSONAL_PREFIX}person`;
/** True while nobody could be asked who is here: the server did not answer at the start of the page. */
let isUnasked = false;

export const currentToken = (): string | null => token;

export function setToken(next: string | null): void {
  token = next;
  isUnasked = false;
  for (const listener of listeners) listener();
}

/** Calls back whenever someone signs in or out; gives the function that stops it. */
export function onSessionChange(listener: () => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((one) => one !== listener);
  };
}

let personListeners: readonly (() => void)[] = [];

/** Calls back when another person than before uses this browser, without anybody having signed out in between. */
export function onPersonChange(listener: () => void): void {
  personListeners = [...personListeners, listener];
}

/** Id of the person who uses this browser; null when nobody is known here. */
export function personOfDevice(): string | null {
  try {
    return localStorage.getItem(PERSON_KEY);
  } catch {
    // Without storage nobody is known here.
    return null;
  }
}

/** Notes who uses this browser; true when it was someone else before, whose kept answers must go. */
export function rememberPerson(userId: number): boolean {
  const before = personOfDevice();
  const now = String(userId);
  try {
    if (before !== now) localStorage.setItem(PERSON_KEY, now);
  } catch {
    // Without storage there is nothing to keep apart.
  }
  const isAnother = before !== null && before !== now;
  if (isAnother) for (const listener of personListeners) listener();
  return isAnother;
}

/** True when someone uses this browser, signed in or away from the server. */
export const isKnownDevice = (): boolean => token !== null || personOfDevice() !== null;

/** Signed in, or signed in before and away from the server: then what was read last may be shown (ledger NAV-025). */
export const maySeeOwnScreens = (): boolean => token !== null || (isUnasked && personOfDevice() !== null);

/** Answers that end a session: it is over, or this page may not have it. */
const ENDED: ReadonlySet<number> = new Set([401, 403]);

let rightAddress: string | null = null;

/** Where to go from a page that was opened at an address where nobody can sign in; null everywhere else (ledger ORG-058). */
export const addressToSignIn = (): string | null => rightAddress;

/** Takes from a refusal where the product is reached. */
async function readRightAddress(refusal: Response): Promise<string | null> {
  const { code, address } = (await refusal.json().catch(() => ({}))) as { code?: string; address?: string };
  return code === "foreign_site" && address !== undefined && URL.canParse(address) ? address : null;
}

export type SessionStart = "signed-in" | "signed-out" | "offline";

/** Exchanges the cookie of this browser for a token. `offline`: nobody could be asked. */
export async function resumeSession(): Promise<SessionStart> {
  try {
    const response = await fetch(`/api/${openSession.path}`, { method: "POST", credentials: "same-origin" });
    // Too many pages at once (429) says as little about who is here as a server that is down.
    isUnasked = !response.ok && !ENDED.has(response.status);
    // A body that nobody reads would keep the request open.
    if (response.status === 403) rightAddress = await readRightAddress(response);
    else if (!response.ok) await response.body?.cancel();
    if (isUnasked) return "offline";
    if (!response.ok) return "signed-out";
    const { auth_token } = (await response.json()) as { auth_token: string | null };
    if (auth_token === null) return "signed-out";
    setToken(auth_token);
    return "signed-in";
  } catch {
    isUnasked = true;
    return "offline";
  }
}

let resuming: Promise<unknown> | null = null;

/** Before each call of a page that started offline: asks again who is here. Does nothing in all other cases. */
export async function ensureSession(): Promise<void> {
  if (!isUnasked || token !== null) return;
  resuming ??= resumeSession().finally(() => {
    resuming = null;
  });
  await resuming;
}

/**
 * What a 401 says about the session. `ended`: nobody is signed in any more. `replaced`: there is another token by now, so the call is
 * worth sending again. `unasked`: the call went out without a token because nobody could be asked who is here, and still nobody can.
 * A page that was opened without a network meets the last two when the network comes back between two calls.
 * @param sent The token that the refused call was sent with.
 */
export async function sessionAfterRefusal(sent: string | null): Promise<"ended" | "replaced" | "unasked"> {
  await ensureSession();
  if (token !== sent && token !== null) return "replaced";
  return sent === null && isUnasked ? "unasked" : "ended";
}
