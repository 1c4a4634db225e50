import type { CookieOptions } from "hono/utils/cookie";
import { clientAddressOf } from "../http/client-address.ts";
import type { HttpReply } from "../http/http-reply.ts";
import type { HttpRequest } from "../http/http-request.ts";
import type { Settings } from "../settings/settings.ts";
import type { Http } from "./call.ts";

/**
 * What a verb may know of HTTP, and do to its answer. Most calls ask for none of it, so all is worked out when it is asked
 * for. A class, because every object literal with getters costs V8 a hidden class of its own, call after call.
 */
class CallHttp implements Http {
  readonly #request: HttpRequest;
  readonly #reply: HttpReply;
  readonly #settings: Settings;

  constructor(request: HttpRequest, reply: HttpReply, settings: Settings) {
    this.#request = request;
    this.#reply = reply;
    this.#settings = settings;
  }

  get ip(): string {
    return clientAddressOf(this.#request);
  }

  get host(): string {
    return this.#request.host;
  }

  get origin(): string | undefined {
    return this.#request.headers.origin;
  }

  get userAgent(): string {
    return this.#request.headers["user-agent"] ?? "";
  }

  get fetchSite(): string | undefined {
    const value = this.#request.headers["sec-fetch-site"];
    return typeof value === "string" ? value : undefined;
  }

  get address(): string {
    return `${this.#settings.publicUrl}${this.#request.url.split("?", 1)[0] ?? ""}`;
  }

  get queryText(): string {
    return this.#request.url.split("?")[1] ?? "";
  }

  get #isSecure(): boolean {
    return this.#settings.publicUrl.startsWith("https:");
  }

  /** Cookies are `__Host-` (Secure, no domain) wherever the product is reached by https; http is for local use only. */
  #cookieName(name: string): string {
    return this.#isSecure ? `__Host-${name}` : name;
  }

  #keepCookie(name: string, value: string, life: CookieOptions): void {
    const options = { path: "/", httpOnly: true, sameSite: "Lax", secure: this.#isSecure, ...life } as const;
    this.#reply.setCookie(this.#cookieName(name), value, options);
  }

  cookie(name: string): string | undefined {
    return this.#request.cookie(this.#cookieName(name));
  }

  setCookie(name: string, value: string, maxAge: number): void {
    this.#keepCookie(name, value, { maxAge });
  }

  clearCookie(name: string): void {
    this.#keepCookie(name, "", { maxAge: 0, expires: new Date(0) });
  }

  attach(fileName: string): void {
    this.#reply.header("content-disposition", `attachment; filename="${fileName}"`);
  }
}

export const httpOf = (request: HttpRequest, reply: HttpReply, settings: Settings): Http =>
  new CallHttp(request, reply, settings);
