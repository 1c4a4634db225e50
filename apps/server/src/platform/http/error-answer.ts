import type { StoringKind } from "@plateful/access";
import { PROBLEMS } from "@plateful/contract";
import { type CompleteLanguage, languageFrom } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import type { Log } from "../base/log.ts";
import { fieldMessage, problemMessage } from "../base/messages.ts";
import {
  ConfirmationNeeded,
  ConsentRequired,
  ForeignSite,
  InvalidFields,
  Problem,
  ScopeMissing,
} from "../base/problem.ts";
import { comesAsProgram } from "../calls/who-is.ts";
import { isDatabaseAway } from "../database/away.ts";
import { UnguardedError } from "../database/opening.ts";
import type { HttpReply } from "./http-reply.ts";
import type { HttpRequest } from "./http-request.ts";
import { ASSISTANTS_PATH } from "./rate-limit.ts";
import { Conflict } from "./versions.ts";

interface NestedMessages {
  [key: string]: string[] | NestedMessages;
}

/** `{"physicalStats":{"goalWeight":["…"]}}`: messages at the place where the field stands in the body. */
export function nestMessages(
  problems: InvalidFields["problems"],
  language: CompleteLanguage,
): NestedMessages {
  const root: NestedMessages = Object.create(null) as NestedMessages;
  for (const { path, error } of problems) {
    const keys = path.length === 0 ? ["non_field_errors"] : path.map(String);
    let place = root;
    for (const key of keys.slice(0, -1)) {
      const next = place[key];
      place = place[key] =
        next === undefined || Array.isArray(next) ? (Object.create(null) as NestedMessages) : next;
    }
    const last = keys.at(-1) ?? "non_field_errors";
    const present = place[last];
    const messages = Array.isArray(present) ? present : [];
    messages.push(fieldMessage(phrasesOf(language), error));
    place[last] = messages;
  }
  return root;
}

/** What the triggers of health data raise (migration 0034). */
const NO_CONSENT = "PC001";
const ROW_REFUSED = "42501";

/**
 * The database refuses what a call let through: a row without consent, which may have been withdrawn while the call ran, or a
 * row of someone who does not share it.
 */
function fromDatabase(error: unknown): Problem | null {
  const { code, detail, hint } = error as { code?: string; detail?: string; hint?: string };
  if (code === NO_CONSENT) return new ConsentRequired(detail as StoringKind, Number(hint));
  if (code === ROW_REFUSED) return new Problem("permission_denied");
  return null;
}

function toProblem(error: unknown): Problem | InvalidFields {
  if (error instanceof Problem || error instanceof InvalidFields) return error;
  const known = fromDatabase(error);
  if (known !== null) return known;
  return new Problem(isDatabaseAway(error) ? "unavailable" : "server_error");
}

/** What only some problems say beside their words. */
function detailsOf(problem: Problem): object {
  if (problem instanceof ConsentRequired) return { consent: problem.consent, user: problem.personId };
  if (problem instanceof ForeignSite) return { address: problem.address };
  if (problem instanceof ScopeMissing) return { scope: problem.scope };
  if (problem instanceof ConfirmationNeeded)
    return {
      findings: problem.findings.map(({ code, value, limit }) => ({ code, value, limit })),
      reason_needed: problem.isReasonNeeded,
    };
  return problem instanceof Conflict ? { current: problem.current } : {};
}

/** How a program is to identify itself: by the scheme that it came with (RFC 6750). */
function challengeOf(problem: Problem, status: number, { headers, route }: HttpRequest): string | null {
  const isProgram = comesAsProgram(headers.authorization);
  if (problem instanceof ScopeMissing) return `Bearer error="insufficient_scope", scope="${problem.scope}"`;
  if (status !== PROBLEMS.invalid_token.status) return null;
  if (isProgram) return 'Bearer error="invalid_token"';
  return route === ASSISTANTS_PATH ? "Bearer" : "Token";
}

function sendProblem(problem: Problem, request: HttpRequest, reply: HttpReply): HttpReply {
  const shape: { status: number; wireCode?: string } = PROBLEMS[problem.code];
  const language = languageFrom(request.headers["accept-language"]);
  if (problem.retryAfter !== undefined)
    reply.header("retry-after", String(Math.max(1, Math.ceil(problem.retryAfter))));
  const challenge = challengeOf(problem, shape.status, request);
  if (challenge !== null) reply.header("www-authenticate", challenge);
  const detail = problemMessage(phrasesOf(language), problem.code, {
    seconds: Math.ceil(problem.retryAfter ?? 1),
    method: request.method,
    consent: problem instanceof ConsentRequired ? problem.consent : "BODY_AND_PLAN",
    address: problem instanceof ForeignSite ? problem.address : "",
    scope: problem instanceof ScopeMissing ? problem.scope : "",
  });
  return reply.status(shape.status).json({
    detail,
    ...(shape.wireCode === undefined ? {} : { code: shape.wireCode }),
    ...detailsOf(problem),
  });
}

/** A bug, or a database whose policies do not hold: the second is for whoever looks after security. */
function tellFault(error: unknown, request: HttpRequest, log: Log): void {
  const fault = { err: error, requestId: request.id };
  if (error instanceof UnguardedError)
    log.fatal({ ...fault, security: true }, "Row-level security is not in force; the call was refused");
  else log.error(fault, "A call failed");
}

/** Turns whatever a call throws into the error shapes of api.md 1.5; a bug is logged and never shown. */
export const answerErrors =
  (log: Log) =>
  (error: unknown, request: HttpRequest, reply: HttpReply): HttpReply => {
    reply.header("cache-control", "no-store");
    const problem = toProblem(error);
    if (problem instanceof InvalidFields) {
      const language = languageFrom(request.headers["accept-language"]);
      return reply.status(400).json(nestMessages(problem.problems, language));
    }
    if ((error as { code?: string }).code === ROW_REFUSED)
      log.warn({ err: error, requestId: request.id }, "The database refused a row");
    if (problem.code === "server_error") tellFault(error, request, log);
    return sendProblem(problem, request, reply);
  };
