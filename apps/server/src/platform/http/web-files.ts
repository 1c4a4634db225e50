import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { Language } from "@plateful/phrases";
import type { Services } from "../calls/services.ts";
import { etagOf } from "./etag.ts";
import { BARCODE_WORKER_POLICY } from "./headers.ts";
import type { HttpReply } from "./http-reply.ts";
import type { HttpRequest } from "./http-request.ts";
import type { HttpServer } from "./http-server.ts";
import { type Encoding, encodingsOf, varyBy } from "./packed.ts";

const YEAR = "public, max-age=31536000, immutable";
const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".wav": "audio/wav",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
/** The build leaves every file packed beside itself; the packed ones are not asked for by their own names. */
const ENDINGS: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };
const PACKED = /\.(?:br|gz)$/;
const BARCODE_WORKER = /^assets\/barcode-worker-[\w-]+\.js$/;

/** A file of the build. What lies in `assets` carries a hash in its name and never changes; all else is asked for again. */
interface WebFile {
  readonly path: string;
  readonly type: string;
  readonly cacheControl: string;
  readonly etag: string;
  readonly packed: readonly Encoding[];
  /** Its own content security policy; undefined where the usual one holds. */
  readonly policy: string | undefined;
}

/** The files of a folder by their paths as they stand in addresses, without the first slash. Nothing else is ever opened. */
function listFiles(folder: string): ReadonlyMap<string, WebFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = new Set(entries.map(({ parentPath, name }) => join(parentPath, name)));
  const files = [...paths].filter((path) => !PACKED.test(path));
  return new Map(
    files.map((path) => {
      const name = relative(folder, path).split(sep).join("/");
      const file = {
        path,
        type: TYPES[extname(path)] ?? "application/octet-stream",
        cacheControl: name.startsWith("assets/") ? YEAR : "no-cache",
        etag: etagOf(readFileSync(path)),
        packed: (["br", "gzip"] as const).filter((encoding) => paths.has(`${path}${ENDINGS[encoding]}`)),
        policy: BARCODE_WORKER.test(name) ? BARCODE_WORKER_POLICY : undefined,
      };
      return [name, file];
    }),
  );
}

async function sendFile(request: HttpRequest, reply: HttpReply, file: WebFile): Promise<HttpReply> {
  reply.header("cache-control", file.cacheControl).header("etag", file.etag);
  if (file.policy !== undefined) reply.header("content-security-policy", file.policy);
  if (file.packed.length > 0) varyBy(reply, "accept-encoding");
  if (request.headers["if-none-match"] === file.etag) return reply.status(304);
  const encoding = encodingsOf(request.headers["accept-encoding"]).find((one) => file.packed.includes(one));
  if (encoding !== undefined) reply.header("content-encoding", encoding);
  const path = encoding === undefined ? file.path : `${file.path}${ENDINGS[encoding]}`;
  return reply.type(file.type).send(await readFile(path));
}

type PageSender = (request: HttpRequest, reply: HttpReply) => Promise<HttpReply>;

const ROOT_TAG = "<html";

/** Sends the page of the app; with preview languages it names them, for the app to speak where the device does (ledger PROF-033). */
function pageSender(page: WebFile, previews: readonly Language[]): PageSender {
  if (previews.length === 0) return (request, reply) => sendFile(request, reply, page);
  const marked = `${ROOT_TAG} data-preview-languages="${previews.join(",")}"`;
  const text = readFileSync(page.path, "utf8").replace(ROOT_TAG, marked);
  const etag = etagOf(text);
  return async (request, reply) => {
    reply.header("cache-control", page.cacheControl).header("etag", etag);
    if (request.headers["if-none-match"] === etag) return reply.status(304);
    return reply.type(page.type).send(text);
  };
}

/** Serves the built web app; every path that is no file and no API call is a screen of the app. */
export function serveWeb(server: HttpServer, services: Services): void {
  const folder = services.settings.webFolder;
  if (folder === undefined) return;
  const files = listFiles(folder);
  const page = files.get("index.html");
  const sendPage = page === undefined ? undefined : pageSender(page, services.settings.previewLanguages);
  server.fallback("/", (request, reply) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const file = files.get(request.path.slice(1));
    if (isRead && file === page && sendPage !== undefined) return sendPage(request, reply);
    if (isRead && file !== undefined) return sendFile(request, reply, file);
    if (isRead && sendPage !== undefined && !/\.[a-z0-9]+$/i.test(request.path))
      return sendPage(request, reply);
    return reply.status(404).type("text/plain").send("Not found");
  });
}
