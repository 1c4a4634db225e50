/**
 * Packs the built files once, so that the server sends them as they lie there instead of packing them again for every
 * visitor: `app.js` gets a `app.js.br` and a `app.js.gz` beside it. Pictures and fonts are packed already.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const FOLDER = join(import.meta.dirname, "dist");
const PACKABLE = new Set([".js", ".css", ".html", ".svg", ".json", ".txt", ".wasm"]);
/** Shorter ones fit in one packet of the network either way. */
const MIN_BYTES = 1024;
/** The highest level takes ten times as long as this one, for files that are 4 % smaller. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

async function packFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  await Promise.all([
    promisify(brotliCompress)(content, BROTLI).then((packed) => writeFile(`${file}.br`, packed)),
    promisify(gzip)(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}

const files = await readdir(FOLDER, { recursive: true });
await Promise.all(
  files.filter((file) => PACKABLE.has(extname(file))).map((file) => packFile(join(FOLDER, file))),
);
