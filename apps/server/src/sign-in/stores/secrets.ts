import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** 256 random bits, 43 characters: links, session cookies. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** 128 random bits that tie a code to the browser that asked for it. */
export const newRequestSecret = (): string => randomBytes(16).toString("base64url");

/** A code of four digits, every one equally likely, leading zeros included. */
export const newCode = (): string => String(randomInt(0, 10_000)).padStart(4, "0");

export const newSalt = (): Buffer => randomBytes(16);

/** A code is stored only in this form; the key lives outside the database, as a plain hash of 10,000 values hides nothing. */
export const hmacCode = (secretKey: string, salt: Buffer, code: string): Buffer =>
  createHmac("sha256", secretKey).update("sign-in code\0").update(salt).update(code).digest();

/** Compares in constant time. */
export const isSame = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);

/**
 * The session token that belongs to a session cookie. It follows from the cookie and a key outside the database, so
 * that every page of a browser gets the same token, one device is one session, and the database holds only its hash.
 */
export const tokenOfCookie = (secretKey: string, cookie: string): string =>
  createHmac("sha256", secretKey).update("session token\0").update(cookie).digest("base64url");
