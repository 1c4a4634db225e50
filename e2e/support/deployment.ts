import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { ORIGIN, PORT } from "../address.ts";

/** What the next release calls itself, which is all that it changes. */
export const NEXT_VERSION = "99.0.0";

const BUILD = fileURLToPath(new URL("build-next.ts", import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** The product at an address of its own, where a journey puts the next release in place of the present one. */
export interface Deployment {
  readonly origin: string;
  /** From now on the pages are those of the next release, and no file of the one before is left. */
  readonly deploy: () => void;
  /** How often a browser has asked for the service worker, which it also does by itself some time after a page is loaded. */
  readonly workerRequests: number;
  /** While false, calls that change something are cut off, as where there is no network. */
  acceptsChanges: boolean;
  readonly close: () => void;
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const headers = { ...incoming.headers, host: `localhost:${PORT}` };
  if (headers.origin !== undefined) headers.origin = ORIGIN;
  const { url: path, method } = incoming;
  const asked = request({ host: "127.0.0.1", port: PORT, path, method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  asked.on("error", () => outgoing.destroy());
  incoming.pipe(asked);
}

/** The file of a build that answers a path; null for what the server answers itself. */
function fileFor(folder: string, path: string): string | null {
  if (/^\/(api|plates|media|icons|dev|test)\//.test(path)) return null;
  const file = join(folder, path);
  if (extname(path) === "") return join(folder, "index.html");
  return existsSync(file) || path.startsWith("/assets/") ? file : null;
}

export async function startDeployment(): Promise<Deployment> {
  const next = mkdtempSync(join(tmpdir(), "next-release-"));
  await promisify(execFile)(process.execPath, [BUILD, next]);
  // The pages of both releases have the same headers.
  const { headers: pageHeaders } = await fetch(ORIGIN);
  const policy = pageHeaders.get("content-security-policy") ?? "";
  const state = { isNext: false, acceptsChanges: true, workerRequests: 0 };
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { pathname } = new URL(incoming.url ?? "/", ORIGIN);
    if (pathname === "/sw.js") state.workerRequests += 1;
    const isChange = incoming.method !== "GET" && pathname.startsWith("/api/") && !/session/.test(pathname);
    if (isChange && !state.acceptsChanges) return outgoing.destroy();
    const file = state.isNext ? fileFor(next, pathname) : null;
    if (file === null) return forward(incoming, outgoing);
    if (!existsSync(file)) return outgoing.writeHead(404).end();
    const headers = { "content-type": TYPES[extname(file)] ?? "application/octet-stream" };
    outgoing.writeHead(200, { ...headers, "cache-control": "no-cache", "content-security-policy": policy });
    return outgoing.end(readFileSync(file));
  };
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      state.isNext = true;
    },
    get workerRequests() {
      return state.workerRequests;
    },
    get acceptsChanges() {
      return state.acceptsChanges;
    },
    set acceptsChanges(accepts) {
      state.acceptsChanges = accepts;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(next, { recursive: true, force: true });
    },
  };
}
