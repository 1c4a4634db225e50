import { PROBLEMS } from "@plateful/contract";
import { type Language, languageFrom } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fieldMessage, problemMessage } from "./messages.ts";
import { InvalidFields, Problem } from "./problem.ts";
import { Conflict } from "./versions.ts";

interface NestedMessages {
  [key: string]: string[] | NestedMessages;
}

/** `{"physicalStats":{"goalWeight":["…"]}}`: messages at the place where the field stands in the body. */
export function nestMessages(problems: InvalidFields["problems"], language: Language): NestedMessages {
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

/** What Fastify itself refuses, in our own words. */
function fromFastify(error: FastifyError): Problem | null {
  if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return new Problem("unsupported_media_type");
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") return new Problem("too_large");
  if (error.statusCode === 400) return new Problem("parse_error");
  if (error.statusCode === 413) return new Problem("too_large");
  if (error.statusCode === 415) return new Problem("unsupported_media_type");
  return null;
}

const CONNECTION_ERRORS = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "08006",
  "08003",
  "53100",
  "53300",
]);

/** The database is away or full: to be told as "try again later", not as a fault of this call. */
function isDatabaseAway(error: unknown): boolean {
  const { code, message = "" } = error as { code?: string; message?: string };
  return (
    (code !== undefined && CONNECTION_ERRORS.has(code)) ||
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout/i.test(message)
  );
}

function toProblem(error: unknown): Problem | InvalidFields {
  if (error instanceof Problem || error instanceof InvalidFields) return error;
  const known = fromFastify(error as FastifyError);
  if (known !== null) return known;
  return new Problem(isDatabaseAway(error) ? "unavailable" : "server_error");
}

function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const shape: { status: number; wireCode?: string } = PROBLEMS[problem.code];
  const language = languageFrom(request.headers["accept-language"]);
  if (problem.retryAfter !== undefined)
    reply.header("retry-after", String(Math.max(1, Math.ceil(problem.retryAfter))));
  if (shape.status === 401) reply.header("www-authenticate", "Token");
  const detail = problemMessage(phrasesOf(language), problem.code, {
    seconds: Math.ceil(problem.retryAfter ?? 1),
    method: request.method,
  });
  return reply.status(shape.status).send({
    detail,
    ...(shape.wireCode === undefined ? {} : { code: shape.wireCode }),
    ...(problem instanceof Conflict ? { current: problem.current } : {}),
  });
}

/** Turns whatever a call throws into the error shapes of api.md 1.5; a bug is logged and never shown. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    reply.header("cache-control", "no-store");
    const problem = toProblem(error);
    if (problem instanceof InvalidFields) {
      const language = languageFrom(request.headers["accept-language"]);
      return reply.status(400).send(nestMessages(problem.problems, language));
    }
    if (problem.code === "server_error")
      request.log.error({ err: error, requestId: request.id }, "A call failed");
    return sendProblem(problem, request, reply);
  });
}
