import { zip } from "../src/platform/base/zip.ts";

/** An archive of texts by their names. */
export const zipOf = (files: Readonly<Record<string, string>>): Promise<Buffer> => zipFiles(files);

/** The same of texts and bytes. */
export async function zipFiles(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const entries = (async function* () {
    for (const [name, text] of Object.entries(files)) yield { name, content: [text] };
  })();
  const parts: Buffer[] = [];
  for await (const part of zip(entries, new Date("2026-01-01T00:00:00Z"))) parts.push(part);
  return Buffer.concat(parts);
}
