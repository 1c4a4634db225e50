import { text } from "node:stream/consumers";
import { CALENDAR_PATH, downloadCalendar } from "@plateful/contract";
import { etagOf } from "../platform/http/etag.ts";
import type { HttpReply } from "../platform/http/http-reply.ts";
import type { HttpRequest } from "../platform/http/http-request.ts";
import { type ServePages, sendNotFound } from "../platform/http/send-page.ts";

/** `part=MEALS` as often as it stands in the address; programs and those who pass an address on may add keys of their own. */
function queryOf({ url }: HttpRequest): string {
  const parts = new URL(url, "http://localhost").searchParams.getAll("part");
  return parts.length === 0 ? "" : `?${new URLSearchParams(parts.map((part) => ["part", part]))}`;
}

/** The secret of `plt_….ics`; null for an address that holds none. */
const secretOf = (file: string): string | null => /^(plt_[\w-]{43})\.ics$/.exec(file)?.[1] ?? null;

async function sendCalendar(request: HttpRequest, reply: HttpReply, inner: HttpReply): Promise<HttpReply> {
  const { payload } = inner;
  if (payload === null || typeof payload === "string" || Buffer.isBuffer(payload))
    throw new Error("The calendar is no file.");
  const calendar = await text(payload);
  const etag = etagOf(calendar);
  reply.header("cache-control", "private, no-cache").header("etag", etag);
  if (request.headers["if-none-match"] === etag) return reply.status(304);
  return reply.type(String(inner.headers["content-type"])).send(calendar);
}

/**
 * The calendar at an address of its own, for programs that send nothing but an address: the token stands in it, and the call that
 * is made with it is one of the API, with its access, limits and log (ledger DOOR-090).
 */
export const serveCalendar: ServePages = (server) => {
  server.get(`${CALENDAR_PATH}/:file`, async (request, reply) => {
    reply.header("x-robots-tag", "noindex").header("referrer-policy", "no-referrer");
    const secret = secretOf(request.param("file"));
    if (secret === null) return sendNotFound(reply);
    const inner = await server.answerInside(request, {
      method: "GET",
      path: downloadCalendar.path + queryOf(request),
      headers: { authorization: `Bearer ${secret}` },
    });
    // A wrong address and one that has ended are the same to whoever asks.
    if (inner.statusCode === 401) return sendNotFound(reply);
    if (inner.statusCode === 200) return sendCalendar(request, reply, inner);
    reply.status(inner.statusCode).header("cache-control", "no-store");
    const wait = inner.headers["retry-after"];
    if (wait !== undefined) reply.header("retry-after", String(wait));
    return reply.type(String(inner.headers["content-type"])).send(inner.payload);
  });
};
