import { createHmac, hash } from "node:crypto";

const ALGORITHM = "AWS4-HMAC-SHA256";
/** What goes over https is not signed besides: a picture would have to be read twice. */
const UNSIGNED = "UNSIGNED-PAYLOAD";

/** Who signs. */
export interface SigningKey {
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

export interface ToSign {
  readonly method: string;
  readonly url: URL;
  readonly at: Date;
  /** Further headers that are signed, by their names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** SHA-256 of the body in hexadecimal digits; left out for a body that is not signed. */
  readonly bodyHash?: string;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

/** Everything but the unreserved signs of RFC 3986 is written in hexadecimal digits. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const pathOf = ({ pathname }: URL): string =>
  pathname.split("/").map(decodeURIComponent).map(encoded).join("/");

const queryOf = ({ searchParams }: URL): string =>
  [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");

/**
 * The headers that sign a request to an S3-compatible store, in version 4 of the signatures of its protocol.
 * Source: "Authenticating Requests: Using the Authorization Header" of the S3 API reference.
 */
export function signRequest(
  { method, url, at, headers = {}, bodyHash = UNSIGNED }: ToSign,
  { region, keyId, secret }: SigningKey,
): Readonly<Record<string, string>> {
  const moment = at.toISOString().replaceAll(/[:-]|\.\d{3}/g, "");
  const date = moment.slice(0, 8);
  const added = { "x-amz-content-sha256": bodyHash, "x-amz-date": moment };
  const signed = Object.entries({ ...headers, ...added, host: url.host }).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const names = signed.map(([name]) => name).join(";");
  const lines = signed.map(([name, value]) => `${name}:${value.trim()}\n`).join("");
  const request = [method, pathOf(url), queryOf(url), lines, names, bodyHash].join("\n");
  const place = `${date}/${region}/s3/aws4_request`;
  const toSign = [ALGORITHM, moment, place, hash("sha256", request)].join("\n");
  // The key of one day, place and service; the last step signs.
  const signature = hmac([region, "s3", "aws4_request"].reduce(hmac, hmac(`AWS4${secret}`, date)), toSign);
  return {
    ...added,
    authorization: `${ALGORITHM} Credential=${keyId}/${place}, SignedHeaders=${names}, Signature=${signature.toString("hex")}`,
  };
}
