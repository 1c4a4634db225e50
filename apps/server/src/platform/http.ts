import type { Http } from "./call.ts";
import { clientAddressOf } from "./client-address.ts";
import type { HttpReply } from "./http-reply.ts";
import type { HttpRequest } from "./http-request.ts";
import type { Settings } from "./settings.ts";

/** Cookies are `__Host-` (Secure, no domain) wherever the product is reached by https; http is for local use only. */
const cookieName = (name: string, settings: Settings) =>
  settings.publicUrl.startsWith("https:") ? `__Host-${name}` : name;

function header(request: HttpRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" ? value : undefined;
}

export function httpOf(request: HttpRequest, reply: HttpReply, settings: Settings): Http {
  const secure = settings.publicUrl.startsWith("https:");
  const options = { path: "/", httpOnly: true, sameSite: "Lax", secure } as const;
  // Most calls ask for none of this.
  return {
    get ip() {
      return clientAddressOf(request);
    },
    origin: request.headers.origin,
    userAgent: request.headers["user-agent"] ?? "",
    fetchSite: header(request, "sec-fetch-site"),
    cookie: (name) => request.cookie(cookieName(name, settings)),
    setCookie: (name, value, maxAge) =>
      void reply.setCookie(cookieName(name, settings), value, { ...options, maxAge }),
    clearCookie: (name) =>
      void reply.setCookie(cookieName(name, settings), "", { ...options, maxAge: 0, expires: new Date(0) }),
    attach: (fileName) => void reply.header("content-disposition", `attachment; filename="${fileName}"`),
    get address() {
      return `${settings.publicUrl}${request.url.split("?", 1)[0] ?? ""}`;
    },
    get queryText() {
      return request.url.split("?")[1] ?? "";
    },
  };
}
