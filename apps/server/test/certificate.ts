import { generateKeyPairSync, sign } from "node:crypto";

/** A piece of DER: its kind, its length and what it holds. */
function der(kind: number, ...parts: readonly Uint8Array[]): Buffer {
  const held = Buffer.concat(parts);
  const short = held.length < 0x80;
  const length = short ? [held.length] : [0x82, held.length >> 8, held.length & 0xff];
  return Buffer.concat([Buffer.from([kind, ...length]), held]);
}
const SEQUENCE = 0x30;
const sequence = (...parts: readonly Uint8Array[]) => der(SEQUENCE, ...parts);
const hex = (digits: string) => Buffer.from(digits.replaceAll(" ", ""), "hex");

const COMMON_NAME = hex("06 03 55 04 03");
const ALTERNATIVE_NAME = hex("06 03 55 1d 11");
const BASIC_CONSTRAINTS = hex("06 03 55 1d 13");
const ECDSA_WITH_SHA256 = sequence(hex("06 08 2a 86 48 ce 3d 04 03 02"));
const IS_AUTHORITY = sequence(BASIC_CONSTRAINTS, der(0x04, sequence(hex("01 01 ff"))));
const DNS_NAME = 0x82;

const nameOf = (name: string) => sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))));
const time = (text: string) => der(0x17, Buffer.from(text));

/** A certificate for one host that vouches for itself, in PEM. Each call makes another, so no key is kept. */
export function aCertificate(host: string): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const hosts = sequence(ALTERNATIVE_NAME, der(0x04, sequence(der(DNS_NAME, Buffer.from(host)))));
  const stated = sequence(
    hex("a0 03 02 01 02"),
    hex("02 01 01"),
    ECDSA_WITH_SHA256,
    nameOf(host),
    sequence(time("200101000000Z"), time("491231235959Z")),
    nameOf(host),
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(IS_AUTHORITY, hosts)),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", stated, privateKey));
  const body = sequence(stated, ECDSA_WITH_SHA256, signature).toString("base64").replace(/.{64}/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`,
  };
}
