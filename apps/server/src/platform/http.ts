import type { FastifyReply, FastifyRequest } from "fastify";
import type { Http } from "./call.ts";
import { clientAddressOf } from "./client-address.ts";
import type { Settings } from "./settings.ts";

/** Cookies are `__Host-` (Secure, no domain) wherever the product is reached by https; http is for local use only. */
const cookieName = (name: string, settings: Settings) =>
  settings.publicUrl.startsWith("https:") ? `__Host-${name}` : name;

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" ? value : undefined;
}

export function httpOf(request: FastifyRequest, reply: FastifyReply, settings: Settings): Http {
  const secure = settings.publicUrl.startsWith("https:");
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  const [address = "", queryText = ""] = request.url.split("?");
  return {
    ip: clientAddressOf(request),
    origin: request.headers.origin,
    userAgent: request.headers["user-agent"] ?? "",
    fetchSite: header(request, "sec-fetch-site"),
    cookie: (name) => request.cookies[cookieName(name, settings)],
    setCookie: (name, value, maxAge) =>
      void reply.setCookie(cookieName(name, settings), value, { ...options, maxAge }),
    clearCookie: (name) => void reply.clearCookie(cookieName(name, settings), options),
    attach: (fileName) => void reply.header("content-disposition", `attachment; filename="${fileName}"`),
    address: `${settings.publicUrl}${address}`,
    queryText,
  };
}
