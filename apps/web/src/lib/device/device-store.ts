/**
 * What stays on this device although it tells of someone's health: encrypted, for one person, for some days (ledger DATA-066).
 * The key can be used by this browser and read by nobody, scripts of the page included; it goes with the person.
 */
import { PERSONAL_PREFIX, type PersonalKey } from "./personal-prefix.ts";
import { personOfDevice } from "./session.ts";

const DATABASE = `${PERSONAL_PREFIX}keys`;
const STORE = "keys";
const IV_BYTES = 12;
/** Of base64: long texts are turned over in parts, because a call takes only so many arguments. */
const CHUNK = 8_192;

type Keys = Pick<IDBObjectStore, "get" | "put" | "clear">;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function inKeys<T>(work: (keys: Keys) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    return await work(database.transaction(STORE, "readwrite").objectStore(STORE));
  } finally {
    database.close();
  }
}

/** Where a browser lets nothing be kept, a key lives as long as the page, and so does what it encrypts. */
const ofThisPage = new Map<string, CryptoKey>();

const newKey = () =>
  crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);

async function keyOf(person: string): Promise<CryptoKey> {
  const known = ofThisPage.get(person);
  if (known !== undefined) return known;
  const fresh = await newKey();
  const key = await inKeys(async (keys) => {
    // Another tab may have made one meanwhile.
    const kept = (await settled(keys.get(person))) as CryptoKey | undefined;
    if (kept === undefined) await settled(keys.put(fresh, person));
    return kept ?? fresh;
  }).catch(() => fresh);
  ofThisPage.set(person, key);
  return key;
}

/** Bound to whose it is and to what it is: copied elsewhere, it cannot be read. */
const cipherFor = (person: string, name: string, iv: BufferSource): AesGcmParams => ({
  name: "AES-GCM",
  iv,
  additionalData: new TextEncoder().encode(JSON.stringify([person, name])),
});

function toText(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** One thing after the other, so that what is read is what was kept last. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T | null> {
  // Storage and encryption can be forbidden, or missing without https; then what is kept lives as long as the page.
  const result = turn.then(work).catch(() => null);
  turn = result;
  return result;
}

/** Keeps a text for the person who uses this browser. */
export const keepOnDevice = (name: PersonalKey, text: string): Promise<unknown> =>
  inTurn(async () => {
    const person = personOfDevice();
    if (person === null) return;
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const key = await keyOf(person);
    const bytes = await crypto.subtle.encrypt(
      cipherFor(person, name, iv),
      key,
      new TextEncoder().encode(text),
    );
    // Someone may have signed out meanwhile.
    if (personOfDevice() !== person) return;
    localStorage.setItem(name, `${toText(iv)}.${toText(new Uint8Array(bytes))}`);
  });

/** What was kept under a name; null without it, and for what another person or another browser kept. */
export const readOnDevice = (name: PersonalKey): Promise<string | null> =>
  inTurn(async () => {
    const person = personOfDevice();
    const [iv, bytes] = (localStorage.getItem(name) ?? "").split(".");
    if (person === null || iv === undefined || bytes === undefined) return null;
    const cipher = cipherFor(person, name, toBytes(iv));
    return new TextDecoder().decode(await crypto.subtle.decrypt(cipher, await keyOf(person), toBytes(bytes)));
  });

export const forgetOnDevice = (name: PersonalKey): Promise<unknown> =>
  inTurn(async () => localStorage.removeItem(name));

/** Throws every key away: what they encrypted cannot be read any more, wherever a copy of it is. */
export const forgetDeviceKeys = (): Promise<unknown> =>
  inTurn(async () => {
    ofThisPage.clear();
    await inKeys((keys) => settled(keys.clear()));
  });
