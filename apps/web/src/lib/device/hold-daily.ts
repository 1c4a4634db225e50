import { PERSONAL_PREFIX } from "./personal-prefix.ts";

/**
 * Reads once a day what the service worker keeps for the time without a network; without a service worker nothing is read. Nobody
 * asked for it, so a failure is silent, and the next visit tries again.
 * @param name What is read.
 * @param state What it depends on: the date, and whatever else it has to be read again for.
 */
export async function holdDaily(name: string, state: string, read: () => Promise<unknown>): Promise<void> {
  if ((navigator.serviceWorker?.controller ?? null) === null) return;
  const key = `${PERSONAL_PREFIX}held-${name}`;
  try {
    if (localStorage.getItem(key) === state) return;
    await read();
    localStorage.setItem(key, state);
  } catch {
    // The next visit tries again.
  }
}
