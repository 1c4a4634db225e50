import type { HttpReply } from "./http-reply.ts";
import type { HttpRequest } from "./http-request.ts";
import type { HttpServer } from "./http-server.ts";
import { varyBy } from "./packed.ts";

const METHODS = "GET, POST, PUT, PATCH, DELETE";
/** What a page may send besides what browsers always let it send: the headers of api.md 1.2. */
const HEADERS = "authorization, content-type, idempotency-key, if-match, if-none-match, x-time-zone";
const READABLE = "etag, retry-after, www-authenticate, x-contract, x-request-id";
/** For how long a browser may keep the answer to its question, in seconds; browsers keep it two hours at most. */
const MAX_AGE = "7200";

const API = "/api/";

/** The origin of the page that calls; undefined for programs, and for pages of ours that only read. */
const originOf = ({ headers }: HttpRequest): string | undefined =>
  typeof headers.origin === "string" ? headers.origin : undefined;

const isPreflight = ({ method, headers }: HttpRequest): boolean =>
  method === "OPTIONS" && headers["access-control-request-method"] !== undefined;

/**
 * Lets pages of other origins read answers of the API (ledger DOOR-077). Cookies are never part of it: such a page comes with an
 * access token. Without an origin in `allowed` nothing is added, and browsers keep every other page out.
 */
export function allowOrigins(server: HttpServer, allowed: readonly string[]): void {
  if (allowed.length === 0) return;
  const isAllowed = (request: HttpRequest) => allowed.includes(originOf(request) ?? "");
  server.onSend((request, reply) => {
    if (!request.path.startsWith(API)) return;
    // Also on what another origin was refused: a shared cache must not give its answer to an allowed one.
    varyBy(reply, "origin");
    if (!isAllowed(request)) return;
    reply.header("access-control-allow-origin", originOf(request) ?? "");
    reply.header("access-control-expose-headers", READABLE);
  });
  server.route(["OPTIONS"], API, answerPreflight);
  server.route(["OPTIONS"], `${API}*`, answerPreflight);

  function answerPreflight(request: HttpRequest, reply: HttpReply): HttpReply {
    if (isPreflight(request) && isAllowed(request))
      reply
        .header("access-control-allow-methods", METHODS)
        .header("access-control-allow-headers", HEADERS)
        .header("access-control-max-age", MAX_AGE);
    return reply.status(204).send();
  }
}
