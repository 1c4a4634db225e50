import type { Access, Endpoint } from "@plateful/contract";
import { type Language, languageFrom } from "@plateful/phrases";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { type Call, type Http, Refusal, type Route, WithStatus } from "./call.ts";
import { dateInZone } from "./clock.ts";
import type { Db } from "./database/open-database.ts";
import type { Reach } from "./database/scope.ts";
import { etagOf } from "./etag.ts";
import { httpOf } from "./http.ts";
import { claimKey, type IdempotentCall, isIdempotencyKey, keepAnswer, releaseKey } from "./idempotency.ts";
import { invalidField, Problem } from "./problem.ts";
import { normaliseQuery } from "./query.ts";
import { refuseActor } from "./refuse-actor.ts";
import type { Services } from "./services.ts";
import { touchSession } from "./touch-session.ts";
import { parse } from "./validate.ts";
import { type Actor, openScope, tokenOf } from "./who-is.ts";

interface Outcome {
  readonly status: number;
  readonly answer: unknown;
}

/** How far a call may reach, from its declared access: reading or writing, own rows or those of one's clients too. */
function reachOf(access: Access, writes: boolean): Reach {
  if (access.who === "staff") return "all";
  if (access.who === "coach") return "clients";
  if (access.who !== "own") return "self";
  return access.coach === "write" || (access.coach === "read" && !writes) ? "clients" : "self";
}

function requestedSubject(body: unknown, query: unknown): number | undefined {
  for (const source of [body, query]) {
    if (typeof source !== "object" || source === null) continue;
    const { user, user_id } = source as { user?: unknown; user_id?: unknown };
    const named = user ?? user_id;
    if (typeof named === "number") return named;
  }
  return undefined;
}

/** Writing for somebody else is for those who may reach that person; reads simply find nothing (ledger ERR-024). */
async function checkSubject(trx: Db, actor: Actor | null, subjectId: number, writes: boolean): Promise<void> {
  if (!writes || actor === null || subjectId === actor.id) return;
  const { rows } = await sql<{
    visible: boolean;
  }>`select may_see(${subjectId}) and exists (select 1 from users where id = ${subjectId}) as visible`.execute(
    trx,
  );
  if (rows[0]?.visible !== true) throw new Problem("permission_denied");
}

/** An id in the body is accepted and ignored, unless it names another object than the path (api.md 1.1). */
function checkBodyId(params: unknown, body: unknown): void {
  const inPath = (params as { id?: unknown } | undefined)?.id;
  const inBody = typeof body === "object" && body !== null ? (body as { id?: unknown }).id : undefined;
  if (inPath !== undefined && inBody !== undefined && inBody !== inPath)
    throw invalidField("id", "path_mismatch");
}

class ServedCall implements Call {
  readonly db: Db;
  readonly visitor: Actor | null;
  readonly params: never;
  readonly query: never;
  readonly body: never;
  readonly language: Language;
  readonly now: Date;
  readonly today: string;
  readonly services: Services;
  readonly subjectId: number;

  constructor(
    given: Omit<Call, "actor" | "params" | "query" | "body"> & {
      params: unknown;
      query: unknown;
      body: unknown;
    },
  ) {
    this.db = given.db;
    this.visitor = given.visitor;
    this.params = given.params as never;
    this.query = given.query as never;
    this.body = given.body as never;
    this.language = given.language;
    this.now = given.now;
    this.today = given.today;
    this.services = given.services;
    this.subjectId = given.subjectId;
  }

  get actor(): Actor {
    if (this.visitor === null) throw new Error("This call needs no sign-in, so it has no actor.");
    return this.visitor;
  }
}

async function actorOf(
  trx: Db,
  endpoint: Endpoint,
  token: string | undefined,
  now: Date,
): Promise<Actor | null> {
  const open = endpoint.access.who === "anyone" || endpoint.access.who === "development";
  if (token === undefined) {
    if (open) return null;
    throw new Problem("not_authenticated");
  }
  const actor = await openScope(trx, token, now, reachOf(endpoint.access, endpoint.method !== "GET"));
  if (actor === null && !open) throw new Problem("invalid_token");
  return actor;
}

function timeZoneOf(request: FastifyRequest, actor: Actor | null): string {
  const header = request.headers["x-time-zone"];
  return typeof header === "string" && header !== "" ? header : (actor?.timeZone ?? "Europe/Amsterdam");
}

function idempotentCallOf(
  request: FastifyRequest,
  endpoint: Endpoint,
  actor: Actor | null,
  now: Date,
): IdempotentCall | null {
  const key = request.headers["idempotency-key"];
  if (endpoint.method !== "POST" || actor === null || !isIdempotencyKey(key)) return null;
  const [path = ""] = request.url.split("?");
  return { userId: actor.id, path: path.replace(/\/$/, ""), key, body: request.body, now };
}

async function run(
  route: Route,
  call: ServedCall,
  http: Http,
  idempotent: IdempotentCall | null,
): Promise<Outcome | Refusal> {
  const { endpoint } = route;
  const kept = idempotent === null ? null : await claimKey(call.db, idempotent);
  if (kept !== null) return kept;
  const result = await route.handle(call, http);
  if (result instanceof Refusal) {
    if (idempotent !== null) await releaseKey(call.db, idempotent);
    return result;
  }
  const status = result instanceof WithStatus ? result.status : endpoint.status;
  const given = result instanceof WithStatus ? result.answer : result;
  const answer = endpoint.answer === undefined ? undefined : checkedAnswer(endpoint, given);
  if (idempotent !== null) await keepAnswer(call.db, idempotent, { status, answer });
  return { status, answer };
}

/** An answer that does not fit its contract is a bug of ours, never the caller's. */
function checkedAnswer(endpoint: Endpoint, answer: unknown): unknown {
  if (endpoint.answer === undefined) return undefined;
  try {
    return parse(endpoint.answer, answer);
  } catch (error) {
    throw new Error(`The answer of ${endpoint.name} breaks its contract: ${(error as Error).message}`);
  }
}

/** A path whose id cannot exist names nothing: the same answer as for an id that is absent or not yours. */
function paramsOf(endpoint: Endpoint, request: FastifyRequest): unknown {
  if (endpoint.params === undefined) return undefined;
  try {
    return parse(endpoint.params, request.params);
  } catch {
    throw new Problem("not_found");
  }
}

async function answerCall(
  route: Route,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome | Refusal> {
  const { endpoint } = route;
  const now = services.clock.now();
  const token = tokenOf(request.headers.authorization);
  if (token === undefined && request.headers.authorization !== undefined && endpoint.access.who !== "anyone")
    throw new Problem("invalid_token");
  return services.db.transaction().execute(async (trx) => {
    const visitor = await actorOf(trx, endpoint, token, now);
    if (visitor !== null) refuseActor(visitor, endpoint.access, now);
    if (visitor !== null) await touchSession(trx, visitor, now);
    const params = paramsOf(endpoint, request);
    checkBodyId(params, request.body);
    const query =
      endpoint.query === undefined ? undefined : parse(endpoint.query, normaliseQuery(request.query));
    const body = endpoint.body === undefined ? undefined : parse(endpoint.body, request.body ?? {});
    const subjectId = requestedSubject(body, query) ?? visitor?.id ?? 0;
    if (endpoint.access.who === "own") await checkSubject(trx, visitor, subjectId, endpoint.method !== "GET");
    const language = languageFrom(request.headers["accept-language"]);
    const today = dateInZone(now, timeZoneOf(request, visitor));
    const call = new ServedCall({
      db: trx,
      visitor,
      params,
      query,
      body,
      language,
      now,
      today,
      services,
      subjectId,
    });
    return run(
      route,
      call,
      httpOf(request, reply, services.settings),
      idempotentCallOf(request, endpoint, visitor, now),
    );
  });
}

function send(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome,
): FastifyReply {
  reply.status(outcome.status).header("cache-control", "private, no-cache");
  if (outcome.answer === undefined) return reply.send();
  const payload = JSON.stringify(outcome.answer);
  reply.type("application/json; charset=utf-8");
  if (endpoint.method !== "GET") return reply.send(payload);
  const etag = etagOf(payload);
  reply.header("etag", etag).header("vary", "accept-language, authorization");
  if (request.headers["if-none-match"] === etag) return reply.status(304).send();
  return reply.send(payload);
}

/** `calendarDay/{id}/` → `/api/calendarDay/:id/`. */
const toUrl = (path: string) => `/api/${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Makes every declared path answer wrong methods with 405 instead of "not found". */
function refuseOtherMethods(app: FastifyInstance, routes: readonly Route[]): void {
  const used = new Map<string, Set<string>>();
  for (const { endpoint } of routes)
    for (const path of [endpoint.path, ...endpoint.aliases])
      used.set(toUrl(path), (used.get(toUrl(path)) ?? new Set()).add(endpoint.method));
  for (const [url, methods] of used) {
    const method = METHODS.filter((name) => !methods.has(name));
    if (method.length > 0)
      app.route({
        method,
        url,
        handler: () => {
          throw new Problem("method_not_allowed");
        },
      });
  }
}

/**
 * Puts the declared calls on HTTP: checks the request, finds out who calls, opens the transaction in which row-level
 * security holds, runs the verb, checks the answer and commits before anything is sent.
 */
export function serve(app: FastifyInstance, routes: readonly Route[], services: Services): void {
  for (const route of routes) {
    const { endpoint } = route;
    if (endpoint.access === undefined) throw new Error(`${endpoint.name} has no access and is not served.`);
    if (endpoint.access.who === "development" && services.settings.production) continue;
    for (const path of [endpoint.path, ...endpoint.aliases])
      app.route({
        method: endpoint.method,
        url: toUrl(path),
        handler: async (request, reply) => {
          const outcome = await answerCall(route, services, request, reply);
          // Only now, with what the call counted safely stored.
          if (outcome instanceof Refusal) throw outcome.problem;
          return send(endpoint, request, reply, outcome);
        },
      });
  }
  refuseOtherMethods(app, routes);
}
