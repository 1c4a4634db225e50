// size: the way of one request from its arrival to its answer reads from top to bottom in one place.
import { setTimeout as pause } from "node:timers/promises";
import type { Endpoint, Schema } from "@plateful/contract";
import { languageFrom } from "@plateful/phrases";
import { sql } from "kysely";
import { dateInZone } from "../base/clock.ts";
import { InvalidFields, Problem } from "../base/problem.ts";
import { reachOf, writes } from "../base/reach.ts";
import { isDatabaseAway } from "../database/away.ts";
import type { Db } from "../database/open-database.ts";
import { clientAddressOf } from "../http/client-address.ts";
import { bodyOf, comesAsForm } from "../http/form.ts";
import type { HttpReply } from "../http/http-reply.ts";
import type { HttpRequest } from "../http/http-request.ts";
import type { Callers } from "../http/rate-limit.ts";
import { Conflict, isStale } from "../http/versions.ts";
import { auditCall } from "./audit.ts";
import { auditedSubjects } from "./audit-store.ts";
import {
  type Asked,
  type Call,
  FileAnswer,
  type Http,
  Outside,
  Refusal,
  type Route,
  WithStatus,
} from "./call.ts";
import { checkConsent, partOf } from "./check-consent.ts";
import { httpOf } from "./http.ts";
import { claimKey, isIdempotencyKey, isRepeat, keepAnswer, releaseKey } from "./idempotency.ts";
import { NO_TURNS, ofCall, type TakenTurns } from "./limited-events.ts";
import {
  deviceZoneOf,
  type Input,
  idempotentCallOf,
  readInput,
  retryKeyOf,
  timeZoneOf,
} from "./read-input.ts";
import { refuseActor } from "./refuse-actor.ts";
import { refuseToken } from "./refuse-token.ts";
import type { Outcome } from "./send-answer.ts";
import { ServedCall } from "./served-call.ts";
import type { Services } from "./services.ts";
import { touchSession } from "./touch-session.ts";
import { type Actor, actorOfScope, comesAsProgram, scopeExpression, tokenScopeExpression } from "./who-is.ts";
import { checkAnswer, Written } from "./written.ts";

/** How long after its beginning a call may still wait for a third party, in milliseconds: it ends within five seconds. */
const MAX_OUTSIDE_MS = 4_500;

/** How long a call whose process died keeps its repeats waiting; longer than a call may take. */
const MAX_LOCK_SECONDS = 10;
const LOCK_POLL_MS = 25;
/** How often giving a turn back is tried while the database is busy. */
const SETTLE_TRIES = 3;

/** What came over HTTP, and what answers it. */
export interface Arrival {
  readonly route: Route;
  readonly services: Services;
  readonly callers: Callers;
  readonly request: HttpRequest;
  readonly reply: HttpReply;
}

/** A request on its way through a route. Its caller is looked up in each of its transactions. */
interface Request extends Arrival {
  readonly now: Date;
  /** What opens the scope of the caller; null for a call without a token. */
  readonly opening: string | null;
}

/** The same, with its body read and its turns taken. */
interface Accepted extends Request {
  readonly body: unknown;
  readonly turns: TakenTurns;
  /** The other people whose data the phases before the present one have noted. */
  readonly subjects: Set<number>;
}

/** What a call does in one of its transactions: all of it, or up to and after a step outside. */
type Phase = (call: Call, http: Http) => Promise<unknown>;

const isOpenToAll = ({ access }: Endpoint) => access.who === "anyone" || access.who === "development";

/** The hash of the token that a call comes with; null for a visitor, where visitors are welcome. */
function tokenHashFor(endpoint: Endpoint, { headers, tokenHash }: HttpRequest): string | null {
  if (tokenHash !== null) return tokenHash;
  if (
    headers.authorization !== undefined &&
    (endpoint.access.who !== "anyone" || comesAsProgram(headers.authorization))
  )
    throw new Problem("invalid_token");
  if (!isOpenToAll(endpoint)) throw new Problem("not_authenticated");
  return null;
}

/** What opens the scope of whoever is behind a token: that of a session, or of a program. */
function openingFor(endpoint: Endpoint, { headers, id }: HttpRequest, tokenHash: string, now: Date): string {
  const reach = reachOf(endpoint);
  if (!comesAsProgram(headers.authorization)) return scopeExpression(tokenHash, now, reach, id);
  const coaching = writes(endpoint) ? "coach:write" : "coach:read";
  return tokenScopeExpression(tokenHash, now, { ...reach, coaching }, id);
}

type Opened = Parameters<typeof actorOfScope>[0];

/**
 * The person behind the token; null for a visitor, where visitors are welcome.
 * @throws Problem for a token that is not valid, or a person who may not make this call.
 */
function admit(on: Request, opened: Opened): Actor | null {
  const { endpoint } = on.route;
  const visitor = actorOfScope(opened);
  on.callers.learn(on.request, visitor?.id ?? null);
  // A program that comes with a token wants to be known, also where visitors are welcome.
  if (visitor === null && (!isOpenToAll(endpoint) || comesAsProgram(on.request.headers.authorization)))
    throw new Problem("invalid_token");
  if (visitor === null) return null;
  if (visitor.token !== null)
    on.request.tokenCall = { tokenId: visitor.token.id, userId: visitor.id, operation: endpoint.name };
  refuseToken(visitor, endpoint);
  refuseActor(visitor, endpoint.access, on.now);
  return visitor;
}

/**
 * Writing for another person is for those who may reach that person and with whom it is shared; reads simply find nothing
 * (ledger ERR-024).
 */
async function checkSubject(trx: Db, endpoint: Endpoint, actor: Actor | null, subjectId: number) {
  if (actor === null || subjectId === actor.id) return;
  const { rows } = await sql<{ visible: boolean }>`
    select may_see_part(${subjectId}, ${partOf(endpoint)}) and exists (select 1 from users where id = ${subjectId}) as visible`.execute(
    trx,
  );
  if (rows[0]?.visible !== true) throw new Problem("permission_denied");
}

/**
 * Checks the input against the contract, and that the caller may act for the person whom it names.
 * @param trx The open transaction; null for a call without a token, which acts for nobody.
 */
async function takeInput({ route, request }: Request, trx: Db | null, visitor: Actor | null, body: unknown) {
  const { endpoint } = route;
  const { namedUser, ...input } = readInput(endpoint, request, body);
  const subjectId = namedUser ?? visitor?.id ?? 0;
  if (trx !== null && endpoint.access.who === "own" && writes(endpoint))
    await checkSubject(trx, endpoint, visitor, subjectId);
  return { ...input, subjectId };
}

const FORM_TO_COME: Omit<Input, "namedUser"> = { params: undefined, query: undefined, body: undefined };

/** What the limits of a call may look at; null for one that takes no turn. `trx` is null for a call without a token. */
async function askedOf(on: Request, body: unknown, trx: Db | null, opened: Opened): Promise<Asked | null> {
  const { route, request, now } = on;
  const { endpoint, limits } = route;
  const visitor = admit(on, opened);
  if (limits === undefined) return null;
  const repeated = idempotentCallOf(request, endpoint, body, visitor, now);
  // A repeat is answered without doing anything.
  if (trx !== null && repeated !== null && (await isRepeat(trx, repeated))) return null;
  const input = comesAsForm(endpoint, request)
    ? { ...FORM_TO_COME, subjectId: visitor?.id ?? 0 }
    : await takeInput(on, trx, visitor, body);
  return { ...input, visitor, actor: visitor, ip: clientAddressOf(request) } as Asked;
}

/**
 * Takes the turns of a call with limits of its own. Who calls is found out in a transaction that has ended before the
 * turns are taken, so that no connection is held while another is waited for. A file is read only from a person who may
 * send it.
 */
async function takeTurns(on: Request, body: unknown): Promise<TakenTurns> {
  const { route, services, now, opening } = on;
  const asked =
    opening === null
      ? await askedOf(on, body, null, undefined)
      : await services.database.inTransaction(opening, (trx, opened) => askedOf(on, body, trx, opened));
  if (asked === null || route.limits === undefined) return NO_TURNS;
  return services.limitedEvents.takeTurn(await route.limits(asked, services), now);
}

/**
 * Locks a call with an Idempotency-Key before its turns are taken. A repeat waits here while the first is under way: it
 * would find no answer yet, and be refused for the turn that the first has taken.
 * @throws Problem unavailable when the first is still under way at the end of this call's time.
 */
async function lockCall(on: Request, body: unknown, end: number): Promise<TakenTurns> {
  const { route, request, services, now, opening } = on;
  if (opening === null || !isIdempotencyKey(request.headers["idempotency-key"])) return NO_TURNS;
  const call = await services.database.inTransaction(opening, async (_trx, opened) =>
    idempotentCallOf(request, route.endpoint, body, admit(on, opened), now),
  );
  if (call === null) return NO_TURNS;
  const subject = ofCall(call.userId, call.path, call.key);
  for (;;) {
    const lock = await services.limitedEvents.lock(subject, MAX_LOCK_SECONDS, services.clock.now());
    if (lock !== null) return lock;
    if (Date.now() >= end) throw new Problem("unavailable", 1);
    await pause(LOCK_POLL_MS);
  }
}

/** Most calls have no limits of their own: they go straight to their transaction. */
const takesTurns = ({ limits, endpoint }: Route, request: HttpRequest): boolean =>
  limits !== undefined || comesAsForm(endpoint, request);

const checkedAnswer = ({ name }: Endpoint, schema: Schema | undefined, answer: unknown): unknown =>
  schema === undefined ? undefined : checkAnswer(name, schema, answer);

/**
 * The first phase of a call: its verb, unless the caller builds on a stale version of what it changes. That refusal shows
 * the current state, so it is a Refusal: whoever was shown another person's data stays on record (ledger DATA-034).
 */
function firstPhase({ endpoint, handle, versioned }: Route, seen: string | undefined): Phase {
  if (versioned === undefined) return handle;
  return async (call, http) => {
    if (!(await isStale(versioned, call, seen))) return handle(call, http);
    return new Refusal(new Conflict(checkedAnswer(endpoint, endpoint.current, await versioned.read(call))));
  };
}

/** What a verb gave, with its status, checked against the contract. */
function outcomeOf(endpoint: Endpoint, result: unknown): Outcome {
  const { status, answer } =
    result instanceof WithStatus ? result : { status: endpoint.status, answer: result };
  return { status, answer: checkedAnswer(endpoint, endpoint.answer, answer) };
}

/** Runs a phase under the caller's Idempotency-Key, if there is one. */
async function runOnce(
  { route, request, body, now, turns, subjects }: Accepted,
  phase: Phase,
  call: ServedCall,
  http: Http,
): Promise<Outcome | Refusal | Outside<unknown>> {
  const { endpoint, isPhased } = route;
  const idempotent = idempotentCallOf(request, endpoint, body, call.visitor, now);
  // A repeat of a call that was carried out gets its answer, although what it changed has another version by then.
  const kept = idempotent === null ? null : await claimKey(call.db, idempotent);
  if (kept !== null) {
    // A repeat does nothing, so it costs no turn either.
    turns.giveBackAll();
    return { ...kept, ...(endpoint.answer === undefined ? { answer: undefined } : {}), isKept: true };
  }
  const result = await phase(call, http);
  for (const id of auditedSubjects(call.db)) subjects.add(id);
  if (result instanceof Outside && !isPhased)
    throw new Error(`${endpoint.name} takes a step outside its transaction, which its route does not say.`);
  if (result instanceof Refusal || result instanceof Outside) {
    if (idempotent !== null) await releaseKey(call.db, idempotent);
    return result;
  }
  if (result instanceof FileAnswer || result instanceof Written)
    return { status: endpoint.status, answer: result };
  const outcome = outcomeOf(endpoint, result);
  if (idempotent !== null) await keepAnswer(call.db, idempotent, outcome, [...subjects]);
  return outcome;
}

function runPhase(on: Accepted, phase: Phase, isFirst: boolean) {
  const { route, services, request, reply, now, body, turns } = on;
  const source = route.readsReplica ? services.database.replica : services.database;
  return source.inTransaction(on.opening, async (trx, opened) => {
    const visitor = admit(on, opened);
    if (visitor?.token === null && isFirst)
      await touchSession(trx, visitor, now, () => deviceZoneOf(request));
    const language = languageFrom(request.headers["accept-language"]);
    const today = () => dateInZone(now, timeZoneOf(request, visitor));
    const deviceZone = () => deviceZoneOf(request);
    const retryKey = () => retryKeyOf(request, visitor);
    const context = { language, now, today, deviceZone, services, retryKey, turns, db: trx, visitor };
    const call = new ServedCall({ ...(await takeInput(on, trx, visitor, body)), ...context });
    if (isFirst) await checkConsent(route.endpoint, call, await auditCall(route.endpoint, call));
    return runOnce(on, phase, call, httpOf(request, reply, services.settings));
  });
}

async function carryOut(on: Accepted, end: number): Promise<Outcome | Refusal> {
  let result = await runPhase(on, firstPhase(on.route, on.request.headers["if-match"]), true);
  while (result instanceof Outside) {
    const { take, resume } = result;
    const found = await take(end);
    result = await runPhase(on, (call) => resume(call, found), false);
  }
  return result;
}

/**
 * Gives back what need not be counted. A busy database is asked again, because a lost turn of mails locks a person out. Counting
 * too much does less harm than failing a call that is stored.
 */
async function settle({ limitedEvents, log }: Services, turns: TakenTurns): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await limitedEvents.settle(turns);
    } catch (error) {
      if (tries < SETTLE_TRIES && isDatabaseAway(error)) continue;
      log.warn({ err: error }, "A turn could not be given back");
      return;
    }
}

/** Whether a call that failed did nothing: it was refused, or the database could not carry it out. */
const didNothing = (error: unknown): boolean =>
  error instanceof Problem || error instanceof InvalidFields || isDatabaseAway(error);

async function carryOutInTurn(on: Request, read: unknown, end: number): Promise<Outcome | Refusal> {
  const { route, services, request } = on;
  const turns = await takeTurns(on, read);
  try {
    const isForm = comesAsForm(route.endpoint, request);
    const body = isForm ? await bodyOf(route.endpoint, request) : read;
    return await carryOut({ ...on, body, turns, subjects: new Set() }, end);
  } catch (error) {
    if (didNothing(error)) turns.giveBackRefused();
    throw error;
  } finally {
    await settle(services, turns);
  }
}

/** Carries out a call with limits of its own: its turns are taken first, and those that it gives back are settled. */
async function carryOutLimited(on: Request, read: unknown, end: number): Promise<Outcome | Refusal> {
  const lock = await lockCall(on, read, end);
  try {
    return await carryOutInTurn(on, read, end);
  } finally {
    await settle(on.services, lock);
  }
}

/**
 * Answers one request: checks it, finds out who calls, takes its turns, opens the transaction in which row-level security
 * holds, runs the verb and checks the answer. Everything is committed when this returns.
 * @throws Problem or InvalidFields what the caller is told instead.
 */
export async function answerCall(arrival: Arrival): Promise<Outcome | Refusal> {
  const { route, services, request, callers, reply } = arrival;
  const { endpoint } = route;
  const end = Date.now() + MAX_OUTSIDE_MS;
  const now = services.clock.now();
  const tokenHash = tokenHashFor(endpoint, request);
  const opening = tokenHash === null ? null : openingFor(endpoint, request, tokenHash, now);
  const on = { route, services, callers, request, reply, now, opening };
  const body = comesAsForm(endpoint, request) ? undefined : await bodyOf(endpoint, request);
  if (takesTurns(route, request)) return await carryOutLimited(on, body, end);
  return await carryOut({ ...on, body, turns: NO_TURNS, subjects: new Set() }, end);
}
