import type { QueryClient } from "@tanstack/react-query";
import { forgetDeviceKeys } from "./device-store.ts";
import { PERSONAL_PREFIX } from "./personal-prefix.ts";
import { PERSON_KEY, setToken } from "./session.ts";

/** Caches of the service worker that hold answers about a person. */
const PERSONAL_CACHES = /^plateful-personal/;

export { PERSONAL_PREFIX } from "./personal-prefix.ts";

function clearStorage(storage: Storage, kept?: string): void {
  const own = Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key) => key?.startsWith(PERSONAL_PREFIX) && key !== kept,
  );
  for (const key of own) if (key) storage.removeItem(key);
}

function clearStorages(kept?: string): void {
  try {
    clearStorage(localStorage, kept);
    clearStorage(sessionStorage, kept);
  } catch {
    // Storage can be forbidden; then nothing was kept in it either.
  }
}

const EXPIRY_DATABASE = "workbox-expiration";
const EXPIRY_STORE = "cache-entries";

/** The service worker's record of when it kept what: it holds the addresses of calls, and with them what was searched for. */
async function forgetKeptAddresses(): Promise<void> {
  const known = await indexedDB.databases();
  if (known.every(({ name }) => name !== EXPIRY_DATABASE)) return;
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(EXPIRY_DATABASE);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const end = () => {
        database.close();
        resolve();
      };
      if (!database.objectStoreNames.contains(EXPIRY_STORE)) return end();
      const change = database.transaction(EXPIRY_STORE, "readwrite");
      change.oncomplete = end;
      change.onabort = end;
      const reading = change.objectStore(EXPIRY_STORE).openCursor();
      reading.onsuccess = () => {
        const cursor = reading.result;
        if (cursor === null) return;
        if (PERSONAL_CACHES.test(String(cursor.value.cacheName))) cursor.delete();
        cursor.continue();
      };
    };
  });
}

/** Deletes the service worker's copies of answers about a person (ledger AUTH-038). */
export async function forgetKeptAnswers(): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => PERSONAL_CACHES.test(name)).map((name) => caches.delete(name)));
    await forgetKeptAddresses();
  } catch {
    // Caches can be forbidden; then nothing was kept in them either.
  }
}

/** Leaves nothing of the person behind: token, cache, kept answers and the service worker's copies. */
export async function forgetPerson(queryClient: QueryClient): Promise<void> {
  setToken(null);
  queryClient.clear();
  clearStorages();
  await forgetDeviceKeys();
  await forgetKeptAnswers();
}

/** Leaves nothing behind of the person who used this browser before the one who uses it now (bar D6). */
export async function forgetPreviousPerson(): Promise<void> {
  clearStorages(PERSON_KEY);
  await forgetDeviceKeys();
  await forgetKeptAnswers();
}
