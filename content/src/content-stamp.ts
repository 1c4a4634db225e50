import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CONTENT_ROOT } from "./read-content.ts";

/**
 * Fingerprint of the data files and of the code that reads them, without reading what they mean: a few milliseconds
 * instead of the whole reading. Equal stamps mean equal content; after a change of a comment the stamp differs and the
 * content's `version` does not.
 */
export function contentStamp(root: string = CONTENT_ROOT): string {
  const hash = createHash("sha256");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(yaml|ts)$/.test(name) && !name.includes("node_modules"))
    .sort();
  for (const name of files) hash.update(name.replaceAll("\\", "/")).update(readFileSync(join(root, name)));
  return hash.digest("hex").slice(0, 16);
}
