import { lookup } from "node:dns/promises";
import { type ClientRequest, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { isAllowedUrl, isPublicAddress } from "./public-address.ts";

/** Why a page was not fetched. */
export type PageRefusal =
  | "ADDRESS"
  | "NOT_FOUND"
  | "REFUSED"
  | "UNREACHABLE"
  | "TIMEOUT"
  | "TOO_LARGE"
  | "NO_PAGE"
  | "NO_NETWORK";

export class PageRefused extends Error {
  readonly reason: PageRefusal;

  constructor(reason: PageRefusal, cause?: unknown) {
    super(`The page was not fetched: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** The network as this server sees it; tests put another one in its place. */
export interface Network {
  /** All IP addresses of a name. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** Where a connection to an address that was found public is made. */
  readonly dial: (address: string, port: number) => { readonly host: string; readonly port: number };
}

export const WEB: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  dial: (host, port) => ({ host, port }),
};

export interface FetchedPage {
  /** Where the page was found, after every redirect. */
  readonly url: string;
  readonly html: string;
}

export interface PageLimits {
  /** For everything together, in milliseconds. */
  readonly maxMs: number;
  /** Of the page as it is read, and of what is sent for it. */
  readonly maxBytes: number;
  readonly maxRedirects: number;
}

/** What the bar D9 allows. */
export const PAGE_LIMITS: PageLimits = { maxMs: 10_000, maxBytes: 2_000_000, maxRedirects: 3 };

const HEADERS = {
  "user-agent": "Plateful recipe import",
  accept: "text/html, application/xhtml+xml;q=0.9",
  "accept-encoding": "gzip, deflate, br",
  "accept-language": "nl, en;q=0.9",
};

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const GONE = new Set([404, 410]);

/** Where no name is looked up and no way leads out, the network of this server is at fault, and no page. */
const NO_WAY_OUT = new Set(["EAI_AGAIN", "ENETUNREACH", "ENETDOWN"]);

/** What is looked up; a question that nobody answers in time is one without a network. */
const within = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new PageRefused("NO_NETWORK"));
  if (signal.aborted) giveUp();
  signal.addEventListener("abort", giveUp, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", giveUp);
  }
};

/** The one address that is connected to. It is looked up once, so that no second answer can name another machine. */
async function addressOf(hostname: string, network: Network): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) === 0 ? await resolved(host, network) : [host];
  const [first] = [...addresses].sort((one, other) => isIP(one) - isIP(other));
  if (first === undefined || !addresses.every(isPublicAddress)) throw new PageRefused("ADDRESS");
  return first;
}

const unreached = (error: unknown): PageRefusal =>
  NO_WAY_OUT.has((error as NodeJS.ErrnoException).code ?? "") ? "NO_NETWORK" : "UNREACHABLE";

async function resolved(host: string, network: Network): Promise<readonly string[]> {
  try {
    return await network.resolve(host);
  } catch (error) {
    const isUnknown = (error as NodeJS.ErrnoException).code === "ENOTFOUND";
    throw new PageRefused(isUnknown ? "NOT_FOUND" : unreached(error), error);
  }
}

/** Asks for a page at an address that was looked up, and answers the beginning of its answer. */
async function ask(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const address = await within(addressOf(url.hostname, network), signal);
  const isSecret = url.protocol === "https:";
  const { host, port } = network.dial(address, Number(url.port) || (isSecret ? 443 : 80));
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options = {
    host,
    port,
    path: `${url.pathname}${url.search}`,
    headers: { ...HEADERS, host: url.host },
    agent: false as const,
    signal,
  };
  const name = url.hostname.replace(/\.$/, "");
  const begun: ClientRequest = isSecret
    ? requestHttps({ ...options, ...(isIP(name) === 0 ? { servername: name } : {}) }, resolve)
    : requestHttp(options, resolve);
  begun.on("error", (error) => reject(new PageRefused(signal.aborted ? "TIMEOUT" : unreached(error), error)));
  begun.end();
  return promise;
}

function unpacked(answer: IncomingMessage): Readable {
  const coding = answer.headers["content-encoding"]?.trim().toLowerCase() ?? "";
  const unpack =
    coding === "gzip" || coding === "x-gzip"
      ? createGunzip()
      : coding === "deflate"
        ? createInflate()
        : coding === "br"
          ? createBrotliDecompress()
          : null;
  if (unpack === null) return answer;
  answer.on("error", (error) => unpack.destroy(error));
  return answer.pipe(unpack);
}

/** Everything that is sent, up to a limit that also holds for what was packed. */
async function readAll(answer: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  let sent = 0;
  answer.on("data", (part: Buffer) => {
    sent += part.length;
    if (sent > maxBytes) answer.destroy(new PageRefused("TOO_LARGE"));
  });
  try {
    for await (const part of unpacked(answer) as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > maxBytes) throw new PageRefused("TOO_LARGE");
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof PageRefused) throw error;
    throw new PageRefused(signal.aborted ? "TIMEOUT" : "UNREACHABLE", error);
  } finally {
    answer.destroy();
  }
  return Buffer.concat(parts);
}

const PAGE_TYPE = /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;
/** Where a page may say how its letters are written. */
const HEAD_BYTES = 2048;

function decode(bytes: Buffer, type: string): string {
  const said =
    /charset\s*=\s*"?([\w-]+)/i.exec(type)?.[1] ??
    /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]+)/i.exec(
      bytes.subarray(0, HEAD_BYTES).toString("latin1"),
    )?.[1];
  try {
    return new TextDecoder(said ?? "utf-8").decode(bytes);
  } catch {
    return new TextDecoder("utf-8").decode(bytes);
  }
}

function checkAnswer({ statusCode = 0, headers }: IncomingMessage): void {
  if (GONE.has(statusCode)) throw new PageRefused("NOT_FOUND");
  if (statusCode >= 500) throw new PageRefused("UNREACHABLE");
  if (statusCode !== 200) throw new PageRefused("REFUSED");
  if (!PAGE_TYPE.test(headers["content-type"] ?? "")) throw new PageRefused("NO_PAGE");
}

function targetOf(answer: IncomingMessage, from: URL): URL {
  const { location } = answer.headers;
  if (location === undefined || !URL.canParse(location, from)) throw new PageRefused("UNREACHABLE");
  return new URL(location, from);
}

/**
 * Fetches a web page for someone who named its address (decision 0079). Every address, also of a redirect, is checked, looked
 * up once and connected to as it was found; no machine of a private network is ever asked.
 * @throws PageRefused with the reason.
 */
export async function fetchPage(
  address: string,
  network: Network = WEB,
  { maxMs, maxBytes, maxRedirects }: PageLimits = PAGE_LIMITS,
): Promise<FetchedPage> {
  if (!URL.canParse(address)) throw new PageRefused("ADDRESS");
  const signal = AbortSignal.timeout(maxMs);
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (!isAllowedUrl(url)) throw new PageRefused("ADDRESS");
    const answer = await ask(url, network, signal);
    if (REDIRECTS.has(answer.statusCode ?? 0)) {
      answer.destroy();
      url = targetOf(answer, url);
      continue;
    }
    try {
      checkAnswer(answer);
    } catch (error) {
      answer.destroy();
      throw error;
    }
    const bytes = await readAll(answer, maxBytes, signal);
    return { url: url.href, html: decode(bytes, answer.headers["content-type"] ?? "") };
  }
  throw new PageRefused("UNREACHABLE");
}
