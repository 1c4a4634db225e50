import type { QueryClient } from "@tanstack/react-query";
import { PERSONAL_PREFIX } from "./personal-prefix.ts";
import { setToken } from "./session.ts";

/** Caches of the service worker that hold answers about a person. */
const PERSONAL_CACHES = /^plateful-personal/;

export { PERSONAL_PREFIX } from "./personal-prefix.ts";

function clearStorage(storage: Storage): void {
  const own = Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) =>
    key?.startsWith(PERSONAL_PREFIX),
  );
  for (const key of own) if (key) storage.removeItem(key);
}

/** Deletes the service worker's copies of answers about a person (ledger AUTH-038). */
export async function forgetKeptAnswers(): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => PERSONAL_CACHES.test(name)).map((name) => caches.delete(name)));
  } catch {
    // Caches can be forbidden; then nothing was kept in them either.
  }
}

/** Leaves nothing of the person behind: token, cache, kept answers and the service worker's copies. */
export async function forgetPerson(queryClient: QueryClient): Promise<void> {
  setToken(null);
  queryClient.clear();
  try {
    clearStorage(localStorage);
    clearStorage(sessionStorage);
  } catch {
    // Storage can be forbidden; then nothing was kept in it either.
  }
  await forgetKeptAnswers();
}
