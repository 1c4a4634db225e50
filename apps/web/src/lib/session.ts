import { openSession } from "@plateful/contract";

/**
 * The token lives in memory only. A browser that was signed in before keeps an HttpOnly cookie, which a page exchanges
 * for a token at start; nothing secret stands in web storage (ledger AUTH-033).
 */
let token: string | null = null;
let listeners: readonly (() => void)[] = [];

export const currentToken = (): string | null => token;

export function setToken(next: string | null): void {
  token = next;
  for (const listener of listeners) listener();
}

/** Calls back whenever somebody signs in or out; gives the function that stops it. */
export function onSessionChange(listener: () => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((one) => one !== listener);
  };
}

/** Exchanges the cookie of this browser for a token. False when nobody is signed in, or the server is away. */
export async function resumeSession(): Promise<boolean> {
  try {
    const response = await fetch(`/api/${openSession.path}`, { method: "POST", credentials: "same-origin" });
    if (!response.ok) return false;
    const { auth_token } = (await response.json()) as { auth_token: string };
    setToken(auth_token);
    return true;
  } catch {
    return false;
  }
}
