import type { Services } from "../calls/services.ts";
import { etagOf } from "./etag.ts";
import type { HttpReply } from "./http-reply.ts";
import type { HttpRequest } from "./http-request.ts";
import type { HttpServer } from "./http-server.ts";

/** Puts paths on the server that are no API calls: pictures, the brand, local pages. */
export type ServePages = (server: HttpServer, services: Services) => void;

/** Sends a text or picture that may change at any time: kept for these seconds, then asked for again by its tag. */
export function sendPage(
  request: HttpRequest,
  reply: HttpReply,
  page: { readonly type: string; readonly text: string | Buffer; readonly seconds: number },
): HttpReply {
  const etag = etagOf(page.text);
  reply.header("cache-control", `public, max-age=${page.seconds}`).header("etag", etag);
  if (request.headers["if-none-match"] === etag) return reply.status(304);
  return reply.type(page.type).send(page.text);
}

/** The answer to an address that names nothing. */
export const sendNotFound = (reply: HttpReply): HttpReply =>
  reply.status(404).header("cache-control", "no-store").type("text/plain; charset=utf-8").send("Not found");
