import { AwsClient } from "aws4fetch";
import type { BucketSettings } from "../settings/bucket-settings.ts";
import { SettingsError } from "../settings/settings-error.ts";
import { inOutsideSpan } from "../traces/span.ts";
import type { FileStore } from "./file-store.ts";

/** A call that waits for a picture does not wait longer. */
const TIMEOUT_MS = 4_000;

const TYPES: Readonly<Record<string, string>> = { png: "image/png", jpg: "image/jpeg", webp: "image/webp" };

/** The store refused, or did not answer in time. */
export class BucketError extends Error {
  /** Undefined when there was no answer. */
  readonly status: number | undefined;

  constructor(why: string, status?: number) {
    super(`The bucket of MEDIA_BUCKET_URL cannot be used: ${why}`);
    this.status = status;
  }
}

/** The files of a bucket. Each function throws a BucketError when the store refuses or does not answer within four seconds. */
export interface Bucket extends FileStore {
  /** Names of all files, in no order. */
  readonly list: () => Promise<string[]>;
}

/** Sends a signed request; an answer below 300 or of an expected status comes back. */
type Ask = (
  method: "GET" | "HEAD" | "PUT" | "DELETE",
  address: string,
  more?: { readonly body?: Uint8Array<ArrayBuffer>; readonly type?: string; readonly expected?: number },
) => Promise<Response>;

function openClient({ region, keyId, secret }: BucketSettings): Ask {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: "s3",
    region,
    retries: 1,
    initRetryMs: 100,
  });
  return async (method, address, { body, type, expected } = {}) => {
    const asked = {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body }),
      ...(type === undefined ? {} : { headers: { "content-type": type } }),
    };
    const answer = await inOutsideSpan("bucket", () => client.fetch(address, asked)).catch((error: Error) => {
      throw new BucketError(error.cause instanceof Error ? error.cause.message : error.message);
    });
    if (answer.ok || answer.status === expected) return answer;
    await answer.body?.cancel();
    throw new BucketError(`the store answers ${answer.status}`, answer.status);
  };
}

const KEY = /<Key>([^<]*)<\/Key>/g;
const NEXT_PART = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/;

/** The names of a listing, which comes in parts of a thousand. Ours need no decoding; others are nobody's pictures. */
async function listNames(ask: Ask, url: string): Promise<string[]> {
  const names: string[] = [];
  let part: string | undefined = "";
  while (part !== undefined) {
    const query = new URLSearchParams({
      "list-type": "2",
      ...(part === "" ? {} : { "continuation-token": part }),
    });
    const text = await (await ask("GET", `${url}?${query}`)).text();
    names.push(...Array.from(text.matchAll(KEY), ([, name = ""]) => name));
    part = NEXT_PART.exec(text)?.[1];
  }
  return names;
}

/** Opens a bucket of an S3-compatible store; nothing is asked yet. */
export function openBucket(settings: BucketSettings): Bucket {
  const { url } = settings;
  const ask = openClient(settings);
  return {
    write: async (name, bytes) => {
      const type = TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
      await (await ask("PUT", `${url}/${name}`, { body: new Uint8Array(bytes), type })).body?.cancel();
    },
    read: async (name) => {
      const answer = await ask("GET", `${url}/${name}`, { expected: 404 });
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      return null;
    },
    remove: async (name) => {
      await (await ask("DELETE", `${url}/${name}`, { expected: 404 })).body?.cancel();
    },
    list: () => listNames(ask, url),
  };
}

/**
 * Looks whether the bucket can be used. A store that does not answer may come back, so it does not keep the product from starting.
 * @throws SettingsError when the store answers that the bucket does not exist, or that this key may not use it.
 */
export async function checkBucket(settings: BucketSettings): Promise<"usable" | "unreachable"> {
  try {
    await openClient(settings)("GET", `${settings.url}?list-type=2&max-keys=1`);
    return "usable";
  } catch (error) {
    const { message, status } = error as BucketError;
    if (status === undefined || status >= 500) return "unreachable";
    throw new SettingsError(`${message}. Is the bucket there, and may the key list, read and write it?`);
  }
}
