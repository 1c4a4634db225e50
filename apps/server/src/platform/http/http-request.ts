import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { type ParsedUrlQuery, parse as parseQuery } from "node:querystring";
import { parse as parseCookies } from "hono/utils/cookie";
import { hexHashOf, tokenOf } from "../calls/who-is.ts";
import { readBytes } from "./read-bytes.ts";

/** Decides whether the machine at an address, so many hops before this server, may say who is in front of it. */
export type Trusts = (address: string, hop: number) => boolean;

/** The route that was found for a request. */
export interface Found {
  /** The pattern of the address, such as `/api/calendarDay/:id`. */
  readonly pattern: string;
  /** What stands in the address in the place of each name of the pattern. */
  readonly params: Readonly<Record<string, string>>;
}

/** A call that a program made with a personal access token. */
export interface TokenCall {
  readonly tokenId: number;
  readonly userId: number;
  readonly operation: string;
}

const listed = (text: string): string[] => text.split(",").map((each) => each.trim());

/** What came over HTTP, as the rest of the server sees it. */
export class HttpRequest {
  readonly id = randomUUID();
  readonly method: string;
  /** The address as it was sent, with its query. */
  readonly url: string;
  /** The decoded path, without its query and without a slash at its end. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
  /** Set before the handler of the route runs, in the way that the route reads bodies. */
  body: unknown;
  /** Whether the body was given up before its end, so that the connection cannot be used again. */
  isCut = false;
  /** For whom the limits count this request; undefined for one that is not counted. */
  countedFor: string | undefined;
  /** What is noted of a call with a personal access token, once it is known whose it is. */
  tokenCall: TokenCall | undefined;
  readonly #incoming: IncomingMessage;
  readonly #trusts: Trusts;
  #query: ParsedUrlQuery | undefined;
  #tokenHash: string | null | undefined;

  constructor(incoming: IncomingMessage, path: string, found: Found, trusts: Trusts) {
    this.method = incoming.method ?? "GET";
    this.url = incoming.url ?? "/";
    this.path = path;
    this.headers = incoming.headers;
    this.route = found.pattern;
    this.params = found.params;
    this.#incoming = incoming;
    this.#trusts = trusts;
  }

  /** What stands in the address in the place of a name. */
  param(name: string): string {
    return this.params[name] ?? "";
  }

  /** The query; a key that stands in it more than once is a list. */
  get query(): Readonly<Record<string, unknown>> {
    const start = this.url.indexOf("?");
    this.#query ??= parseQuery(start === -1 ? "" : this.url.slice(start + 1), "&", "=", { maxKeys: 0 });
    return this.#query;
  }

  /** The hash of the token that it comes with, in hexadecimal digits; null when there is none of the right form. */
  get tokenHash(): string | null {
    if (this.#tokenHash === undefined) {
      const token = tokenOf(this.headers.authorization);
      this.#tokenHash = token === undefined ? null : hexHashOf(token);
    }
    return this.#tokenHash;
  }

  /** The address of the machine at the other end of the connection. */
  get peer(): string | undefined {
    return this.#incoming.socket.remoteAddress;
  }

  /** The first address that nobody trusted vouches for, as it was written: of the connection, or of a forwarded header. */
  get ip(): string {
    let address = this.peer ?? "";
    const forwarded = this.headers["x-forwarded-for"];
    if (forwarded === undefined) return address;
    for (const [hop, entry] of listed(String(forwarded)).reverse().entries()) {
      if (!this.#trusts(address, hop)) break;
      address = entry;
    }
    return address;
  }

  /** The host that was asked for; a trusted proxy may say it. */
  get host(): string {
    const forwarded = this.headers["x-forwarded-host"];
    const isBelieved = forwarded !== undefined && this.#trusts(this.peer ?? "", 0);
    return (isBelieved ? listed(String(forwarded)).at(-1) : this.headers.host) ?? "";
  }

  /** The span elsewhere that this request belongs to. Strangers could have everything recorded, so a trusted proxy has to say it. */
  get traceparent(): unknown {
    return this.#trusts(this.peer ?? "", 0) ? this.headers.traceparent : undefined;
  }

  cookie(name: string): string | undefined {
    const { cookie } = this.headers;
    return cookie === undefined ? undefined : parseCookies(cookie, name)[name];
  }

  /** The kind of the body, in lower case and without its parameters; null for a request that says none. */
  get mediaType(): string | null {
    const type = this.headers["content-type"];
    return type === undefined ? null : (type.split(";", 1)[0] ?? "").trim().toLowerCase();
  }

  /** Whether anything comes behind the headers. */
  get hasBody(): boolean {
    const { "content-length": length = "0", "transfer-encoding": coding } = this.headers;
    return coding !== undefined || Number(length) > 0;
  }

  /**
   * Reads the body, unpacked.
   * @throws Problem too_large beyond the limit, unsupported_media_type for a packing that is not known, parse_error for a
   * body that cannot be unpacked or does not end.
   */
  async readBytes(maxBytes: number): Promise<Buffer> {
    try {
      return await readBytes(this.#incoming, maxBytes);
    } catch (error) {
      this.isCut = true;
      throw error;
    }
  }
}
