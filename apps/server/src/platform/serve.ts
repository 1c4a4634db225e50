import type { Endpoint } from "@plateful/contract";
import { languageFrom } from "@plateful/phrases";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { auditCall } from "./audit.ts";
import { type Http, Refusal, type Route, WithStatus } from "./call.ts";
import { clientAddressOf } from "./client-address.ts";
import { dateInZone } from "./clock.ts";
import type { Db } from "./database/open-database.ts";
import { bodyOf } from "./form.ts";
import { httpOf } from "./http.ts";
import { claimKey, type IdempotentCall, isRepeat, keepAnswer, releaseKey } from "./idempotency.ts";
import { NO_TURNS, type TakenTurns } from "./limited-events.ts";
import { InvalidFields, Problem } from "./problem.ts";
import type { Callers } from "./rate-limit.ts";
import { reachOf, writes } from "./reach.ts";
import { type Input, idempotentCallOf, readInput, timeZoneOf } from "./read-input.ts";
import { refuseActor } from "./refuse-actor.ts";
import { type Outcome, sendAnswer } from "./send-answer.ts";
import { ServedCall } from "./served-call.ts";
import type { Services } from "./services.ts";
import { touchSession } from "./touch-session.ts";
import { parse } from "./validate.ts";
import { type Actor, actorOfScope, scopeStatement, tokenOf } from "./who-is.ts";

/** Writing for somebody else is for those who may reach that person; reads simply find nothing (ledger ERR-024). */
async function checkSubject(trx: Db, actor: Actor | null, subjectId: number): Promise<void> {
  if (actor === null || subjectId === actor.id) return;
  const { rows } = await sql<{
    visible: boolean;
  }>`select may_see(${subjectId}) and exists (select 1 from users where id = ${subjectId}) as visible`.execute(
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

/** One request on its way through a route. */
interface Request {
  readonly route: Route;
  readonly services: Services;
  readonly callers: Callers;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly now: Date;
  /** The statement that opens the scope of the caller; null for a call without a token. */
  readonly opening: string | null;
}

/**
 * The person behind the token; null for a visitor, where visitors are welcome.
 * @throws Problem for a token that is not valid, or a person who may not make this call.
 */
function admit({ route, callers, request, now }: Request, opened: Parameters<typeof actorOfScope>[0]) {
  const { endpoint } = route;
  const visitor = actorOfScope(opened);
  callers.learn(request, visitor?.id ?? null);
  if (visitor === null && !isOpenToAll(endpoint)) throw new Problem("invalid_token");
  if (visitor !== null) refuseActor(visitor, endpoint.access, now);
  return visitor;
}

/** Checks the input against the contract, and that the caller may act for the person whom it names. */
async function takeInput({ route, request }: Request, trx: Db, visitor: Actor | null, body: unknown) {
  const { endpoint } = route;
  const input = readInput(endpoint, request, body);
  const subjectId = input.namedUser ?? visitor?.id ?? 0;
  if (endpoint.access.who === "own" && writes(endpoint)) await checkSubject(trx, visitor, subjectId);
  return { ...input, subjectId };
}

const FORM_TO_COME: Input = { params: undefined, query: undefined, body: undefined, namedUser: undefined };

/**
 * Takes the turns of a call with limits of its own. Who calls is found out in a transaction that has ended before the
 * turns are taken, so that no connection is held while another is waited for. A repeat under an Idempotency-Key is
 * answered without doing anything, and so takes none.
 */
async function takeTurns(on: Request, body: unknown): Promise<TakenTurns> {
  const { route, services, request, now, opening } = on;
  const { endpoint, limits } = route;
  if (limits === undefined && !endpoint.isForm) return NO_TURNS;
  const asked = await services.database.inTransaction(opening, async (trx, opened) => {
    const visitor = admit(on, opened);
    if (limits === undefined) return null;
    const repeated = idempotentCallOf(request, endpoint, body, visitor, now);
    if (repeated !== null && (await isRepeat(trx, repeated))) return null;
    const input = endpoint.isForm
      ? { ...FORM_TO_COME, subjectId: visitor?.id ?? 0 }
      : await takeInput(on, trx, visitor, body);
    return { ...input, visitor, actor: visitor, ip: clientAddressOf(request) };
  });
  if (asked === null || limits === undefined) return NO_TURNS;
  return services.limitedEvents.takeTurn(await limits(asked as never, services), now);
}

function carryOut(on: Request, body: unknown, turns: TakenTurns): Promise<Outcome | Refusal> {
  const { route, services, request, reply, now, opening } = on;
  const { endpoint } = route;
  return services.database.inTransaction(opening, async (trx, opened) => {
    const visitor = admit(on, opened);
    if (visitor !== null) await touchSession(trx, visitor, now);
    const input = await takeInput(on, trx, visitor, body);
    const language = languageFrom(request.headers["accept-language"]);
    const today = dateInZone(now, timeZoneOf(request, visitor));
    const call = new ServedCall({ ...input, db: trx, visitor, language, now, today, services, turns });
    await auditCall(endpoint, call);
    return run(
      route,
      call,
      httpOf(request, reply, services.settings),
      idempotentCallOf(request, endpoint, body, visitor, now),
    );
  });
}

async function answerCall(on: Request): Promise<Outcome | Refusal> {
  const { route, services, request } = on;
  const { isForm } = route.endpoint;
  const read = isForm ? undefined : await bodyOf(route.endpoint, request);
  const turns = await takeTurns(on, read);
  try {
    // A file is taken only from somebody who may send it, and only so often.
    return await carryOut(on, isForm ? await bodyOf(route.endpoint, request) : read, turns);
  } catch (error) {
    if (error instanceof Problem || error instanceof InvalidFields) turns.giveBackRefused();
    throw error;
  } finally {
    // Counting too much does less harm than failing a call that is stored.
    await services.limitedEvents
      .settle(turns)
      .catch((error: unknown) => services.log.warn({ err: error }, "A turn could not be given back"));
  }
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
export function serve(
  app: FastifyInstance,
  routes: readonly Route[],
  services: Services,
  callers: Callers,
): void {
  for (const route of routes) {
    const { endpoint } = route;
    if (endpoint.access === undefined) throw new Error(`${endpoint.name} has no access and is not served.`);
    if (endpoint.access.who === "development" && services.settings.production) continue;
    for (const path of [endpoint.path, ...endpoint.aliases])
      app.route({
        method: endpoint.method,
        url: toUrl(path),
        handler: async (request, reply) => {
          const now = services.clock.now();
          const token = tokenFor(endpoint, request);
          const opening = token === undefined ? null : scopeStatement(token, now, reachOf(endpoint));
          const outcome = await answerCall({ route, services, callers, request, reply, now, opening });
          // Only now, with what the call counted safely stored.
          if (outcome instanceof Refusal) throw outcome.problem;
          return sendAnswer(endpoint, request, reply, outcome);
        },
      });
  }
  refuseOtherMethods(app, routes);
}
