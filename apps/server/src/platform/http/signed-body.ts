import { createHmac, timingSafeEqual } from "node:crypto";

/** A message may be this old, or this far ahead of our clock. */
const TOLERANCE_SECONDS = 300;

const signatureOf = (body: Buffer, secret: string, at: string): Buffer =>
  createHmac("sha256", secret).update(`${at}.`).update(body).digest();

/** The header `t=<seconds since 1970>,v1=<HMAC-SHA256 of "<t>.<body>" in hexadecimal digits>`. */
export const signBody = (body: Buffer, secret: string, now: Date): string => {
  const at = String(Math.floor(now.getTime() / 1000));
  return `t=${at},v1=${signatureOf(body, secret, at).toString("hex")}`;
};

/** Whether a body was signed with this secret within the last five minutes, so that it cannot be kept and sent later. */
export function isSigned(body: Buffer, secret: string, header: string, now: Date): boolean {
  const [, at = "", hex = ""] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (hex === "" || Math.abs(now.getTime() / 1000 - Number(at)) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(hex, "hex"), signatureOf(body, secret, at));
}
