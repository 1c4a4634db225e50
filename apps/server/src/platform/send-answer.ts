import type { Endpoint } from "@plateful/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { etagOf } from "./etag.ts";

/** What a call ended with. */
export interface Outcome {
  readonly status: number;
  readonly answer: unknown;
}

/** Sends an answer; one that was read can be asked for again by its tag (api.md 1.2). */
export function sendAnswer(
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
