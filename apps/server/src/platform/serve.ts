import type { Endpoint } from "@plateful/contract";
import { languageFrom } from "@plateful/phrases";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { auditCall } from "./audit.ts";
import { type Http, Refusal, type Route, WithStatus } from "./call.ts";
import { checkConsent, partOf } from "./check-consent.ts";
import { dateInZone } from "./clock.ts";
import type { Db } from "./database/open-database.ts";
import { bodyOf } from "./form.ts";
import { httpOf } from "./http.ts";
import { claimKey, type IdempotentCall, keepAnswer, releaseKey } from "./idempotency.ts";
import { Problem } from "./problem.ts";
import { reachOf, writes } from "./reach.ts";
import { idempotentCallOf, readInput, timeZoneOf } from "./read-input.ts";
import { refuseActor } from "./refuse-actor.ts";
import { type Outcome, sendAnswer } from "./send-answer.ts";
import { ServedCall } from "./served-call.ts";
import type { Services } from "./services.ts";
import { touchSession } from "./touch-session.ts";
import { parse } from "./validate.ts";
import { type Actor, actorOfScope, scopeExpression, tokenOf } from "./who-is.ts";

/**
 * Writing for somebody else is for those who may reach that person and with whom it is shared; reads simply find nothing
 * (ledger ERR-024).
 */
async function checkSubject(
  trx: Db,
  endpoint: Endpoint,
  actor: Actor | null,
  subjectId: number,
): Promise<void> {
  if (actor === null || subjectId === actor.id) return;
  const { rows } = await sql<{ visible: boolean }>`
    select may_see_part(${subjectId}, ${partOf(endpoint)}) and exists (select 1 from users where id = ${subjectId}) as visible`.execute(
    trx,
  );
  if (rows[0]?.visible !== true) throw new Problem("permission_denied");
}

const isOpenToAll = ({ access }: Endpoint) => access.who === "anyone" || access.who === "development";

/** The token that a call comes with; undefined for a visitor, where visitors are welcome. */
function tokenFor(endpoint: Endpoint, request: FastifyRequest): string | undefined {
  const { authorization } = request.headers;
  const token = tokenOf(authorization);
  if (token === undefined && authorization !== undefined && endpoint.access.who !== "anyone")
    throw new Problem("invalid_token");
  if (token === undefined && !isOpenToAll(endpoint)) throw new Problem("not_authenticated");
  return token;
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

/**
 * The person behind the token; null for a visitor, where visitors are welcome.
 * @throws Problem for a token that is not valid, or a person who may not make this call.
 */
function admit(endpoint: Endpoint, opened: Parameters<typeof actorOfScope>[0], now: Date): Actor | null {
  const visitor = actorOfScope(opened);
  if (visitor === null && !isOpenToAll(endpoint)) throw new Problem("invalid_token");
  if (visitor !== null) refuseActor(visitor, endpoint.access, now);
  return visitor;
}

async function answerCall(
  route: Route,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome | Refusal> {
  const { endpoint } = route;
  const now = services.clock.now();
  const token = tokenFor(endpoint, request);
  const opening = token === undefined ? null : scopeExpression(token, now, reachOf(endpoint));
  // A file is taken only from somebody who may send it.
  if (endpoint.isForm)
    await services.database.inTransaction(opening, async (_trx, opened) => void admit(endpoint, opened, now));
  const body = await bodyOf(endpoint, request);
  return services.database.inTransaction(opening, async (trx, opened) => {
    const visitor = admit(endpoint, opened, now);
    if (visitor !== null) await touchSession(trx, visitor, now);
    const { namedUser, ...input } = readInput(endpoint, request, body);
    const subjectId = namedUser ?? visitor?.id ?? 0;
    if (endpoint.access.who === "own" && writes(endpoint))
      await checkSubject(trx, endpoint, visitor, subjectId);
    const language = languageFrom(request.headers["accept-language"]);
    const today = dateInZone(now, timeZoneOf(request, visitor));
    const call = new ServedCall({ ...input, db: trx, visitor, language, now, today, services, subjectId });
    await checkConsent(endpoint, call, await auditCall(endpoint, call));
    return run(
      route,
      call,
      httpOf(request, reply, services.settings),
      idempotentCallOf(request, endpoint, body, visitor, now),
    );
  });
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
          return sendAnswer(endpoint, request, reply, outcome);
        },
      });
  }
  refuseOtherMethods(app, routes);
}
