import { createHash } from "node:crypto";

/** Weak validator of an answer: equal text, equal tag. */
export const etagOf = (payload: string | Buffer): string =>
  `W/"${createHash("sha1").update(payload).digest("base64url")}"`;
