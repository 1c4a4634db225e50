import { hash } from "node:crypto";

/** Weak validator of an answer: equal text, equal tag. */
export const etagOf = (payload: string | Buffer): string => `W/"${hash("sha1", payload, "base64url")}"`;
