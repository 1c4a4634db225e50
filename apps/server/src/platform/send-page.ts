import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { etagOf } from "./etag.ts";
import type { Services } from "./services.ts";

/** Puts paths on the server that are no API calls: pictures, the brand, local pages. */
export type ServePages = (server: FastifyInstance, services: Services) => void;

/** Sends a text or picture that may change at any time: kept for these seconds, then asked for again by its tag. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: { readonly type: string; readonly text: string | Buffer; readonly seconds: number },
): FastifyReply {
  const etag = etagOf(page.text);
  reply.header("cache-control", `public, max-age=${page.seconds}`).header("etag", etag);
  if (request.headers["if-none-match"] === etag) return reply.status(304).send();
  return reply.type(page.type).send(page.text);
}

/** The answer to an address that names nothing. */
export const sendNotFound = (reply: FastifyReply): FastifyReply =>
  reply.status(404).header("cache-control", "no-store").type("text/plain; charset=utf-8").send("Not found");
