import type { Page } from "@playwright/test";

/**
 * What the product keeps on the device under a name, encrypted: read as the page itself reads it. Null when there is nothing, or
 * nothing that the person who is signed in can read.
 */
export const keptOnDevice = <Kept>(page: Page, name: string): Promise<Kept | null> =>
  page.evaluate(async (key) => {
    const [iv = "", bytes] = (localStorage.getItem(key) ?? "").split(".");
    const person = localStorage.getItem("plateful-own-person");
    if (bytes === undefined || person === null) return null;
    const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const opening = indexedDB.open("plateful-own-keys", 1);
    const kept = await new Promise<CryptoKey>((resolve, reject) => {
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction("keys").objectStore("keys").get(person);
        reading.onsuccess = () => resolve(reading.result);
        reading.onerror = () => reject(reading.error);
      };
    });
    opening.result.close();
    const additionalData = new TextEncoder().encode(JSON.stringify([person, key]));
    const cipher = { name: "AES-GCM", iv: toBytes(iv), additionalData };
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(cipher, kept, toBytes(bytes))));
  }, name);
