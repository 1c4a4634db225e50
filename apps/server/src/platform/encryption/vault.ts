import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { KeyRing } from "./key-ring.ts";

/** Where an encrypted value stands. It is bound to its place: moved to another one, it cannot be decrypted. */
export interface Place {
  readonly table: string;
  readonly column: string;
  /** Whose row it is: the number of a person, or a fingerprint where there is none. */
  readonly owner: number | string;
}

/** An encrypted value that these keys do not decrypt. Says neither the value nor whose it is. */
export class UndecryptableError extends Error {}

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = "v1";

const bindingOf = (keyId: string, { table, column, owner }: Place): Buffer =>
  Buffer.from(JSON.stringify([VERSION, keyId, table, column, String(owner)]));

/** The id of the key that a value was encrypted with; "" for what is none. */
export function keyIdOf(sealed: string): string {
  const [version, keyId = "", ...rest] = sealed.split(".");
  return version === VERSION && rest.length === 1 ? keyId : "";
}

/** Encrypts and decrypts values of columns: `v1.<key id>.<iv, ciphertext and tag in base64url>`. */
export class Vault {
  readonly #ring: KeyRing;

  constructor(ring: KeyRing) {
    this.#ring = ring;
  }

  get currentId(): string {
    return this.#ring.currentId;
  }

  get keyIds(): readonly string[] {
    return [...this.#ring.keys.keys()];
  }

  #keyOf(keyId: string, place: Place): Buffer {
    const key = this.#ring.keys.get(keyId);
    if (key !== undefined) return key;
    throw new UndecryptableError(
      `A value of ${place.table}.${place.column} is encrypted with the key "${keyId}", which DATA_KEYS lacks.`,
    );
  }

  /** Encrypts with the current key, or with another one of the ring. */
  seal(place: Place, text: string, keyId = this.currentId): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.#keyOf(keyId, place), iv, { authTagLength: TAG_BYTES });
    cipher.setAAD(bindingOf(keyId, place));
    const bytes = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
    return `${VERSION}.${keyId}.${bytes.toString("base64url")}`;
  }

  /** @throws UndecryptableError for another key, another place, or a changed value. */
  open(place: Place, sealed: string): string {
    const keyId = keyIdOf(sealed);
    const bytes = Buffer.from(sealed.slice(VERSION.length + keyId.length + 2), "base64url");
    const key = this.#keyOf(keyId, place);
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(bindingOf(keyId, place));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, "utf8");
      return text + decipher.final("utf8");
    } catch {
      throw new UndecryptableError(
        `A value of ${place.table}.${place.column} cannot be decrypted with the key "${keyId}": the key differs, or the value was changed or moved.`,
      );
    }
  }
}
