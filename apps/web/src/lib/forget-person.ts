import type { QueryClient } from "@tanstack/react-query";
import { setToken } from "./session.ts";

/** Caches of the service worker that hold answers about a person. */
const PERSONAL_CACHES = /^plateful-personal/;

/** What this browser keeps for one person, by the start of its key in web storage; nothing of it is secret. */
export const PERSONAL_PREFIX = "plateful-own-";

function clearStorage(storage: Storage): void {
  const own = Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) =>
    key?.startsWith(PERSONAL_PREFIX),
  );
  for (const key of own) if (key) storage.removeItem(key);
}

/** Leaves nothing of the person behind: token, cache, kept answers and the service worker's copies. */
export async function forgetPerson(queryClient: QueryClient): Promise<void> {
  setToken(null);
  queryClient.clear();
  try {
    clearStorage(localStorage);
    clearStorage(sessionStorage);
    const names = await caches.keys();
    await Promise.all(names.filter((name) => PERSONAL_CACHES.test(name)).map((name) => caches.delete(name)));
  } catch {
    // Storage can be forbidden; then nothing was kept in it either.
  }
}
