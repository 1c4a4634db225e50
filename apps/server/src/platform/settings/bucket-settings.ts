import { SettingsError } from "./settings-error.ts";

/** A bucket of an S3-compatible object store, and who may use it. */
export interface BucketSettings {
  /** With the bucket as its last part: `https://objects.example.org/plateful`. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** Where uploaded pictures are stored. A bucket outranks a folder; without either they live in memory, as the database does. */
export interface MediaPlace {
  readonly mediaFolder: string | undefined;
  readonly mediaBucket?: BucketSettings | undefined;
}

const isBucketUrl = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, username, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && /^\/[^/]+$/.test(pathname) && `${username}${search}${hash}` === "";
};

/**
 * Reads `MEDIA_BUCKET_URL` and what belongs to it; undefined without it.
 * @throws SettingsError when the address names no bucket or a key is missing.
 */
export function readMediaBucket(env: NodeJS.ProcessEnv): BucketSettings | undefined {
  const keyId = env.MEDIA_BUCKET_KEY_ID ?? "";
  const secret = env.MEDIA_BUCKET_SECRET ?? "";
  const url = (env.MEDIA_BUCKET_URL ?? "").replace(/\/$/, "");
  if (url === "") {
    if (keyId !== "" || secret !== "")
      throw new SettingsError("MEDIA_BUCKET_KEY_ID and MEDIA_BUCKET_SECRET need MEDIA_BUCKET_URL.");
    return undefined;
  }
  if (!isBucketUrl(url))
    throw new SettingsError(
      `MEDIA_BUCKET_URL must be an address with a bucket, like https://objects.example.org/plateful, not "${url}".`,
    );
  if (keyId === "" || secret === "")
    throw new SettingsError("MEDIA_BUCKET_URL needs MEDIA_BUCKET_KEY_ID and MEDIA_BUCKET_SECRET.");
  return { url, region: env.MEDIA_BUCKET_REGION || "us-east-1", keyId, secret };
}
