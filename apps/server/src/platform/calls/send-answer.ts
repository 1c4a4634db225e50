import type { Endpoint } from "@plateful/contract";
import { etagOf } from "../http/etag.ts";
import type { HttpReply } from "../http/http-reply.ts";
import type { HttpRequest } from "../http/http-request.ts";
import { versionTag } from "../http/versions.ts";
import { FileAnswer } from "./call.ts";
import { Written } from "./written.ts";

/** What a call ended with. */
export interface Outcome {
  readonly status: number;
  readonly answer: unknown;
  /** The first answer to a call that is repeated, which an earlier release may have checked against an older contract. */
  readonly isKept?: boolean;
}

/** The version of an answer that carries one (api.md 1.8). */
function versionOf(answer: unknown): number | undefined {
  const { version } = (answer ?? {}) as { version?: unknown };
  return typeof version === "number" ? version : undefined;
}

/** Answers that hold nothing about anybody and are the same for everybody; all others are stored by no cache. */
const PUBLIC_ANSWERS: ReadonlySet<string> = new Set([
  "get-billing-options",
  "get-brand",
  "get-default-brand",
  "get-landing-page",
  "get-site-links",
  "list-checkout-prices",
]);

/** A file that is read while it is sent: when reading fails, the connection ends before the file does. */
function sendFile({ file = "" }: Endpoint, reply: HttpReply, { name, content }: FileAnswer): HttpReply {
  return reply
    .type(file)
    .header("content-disposition", `attachment; filename="${name}"`)
    .header("x-content-type-options", "nosniff")
    .send(content);
}

/**
 * Sends an answer; one that was read can be asked for again by its tag (api.md 1.2). No cache on the way or on the device
 * keeps what is about a person: a browser's own cache outlives signing out.
 */
export function sendAnswer(
  endpoint: Endpoint,
  request: HttpRequest,
  reply: HttpReply,
  outcome: Outcome,
): HttpReply {
  const isPublic = PUBLIC_ANSWERS.has(endpoint.name);
  reply.status(outcome.status).header("cache-control", isPublic ? "public, no-cache" : "no-store");
  if (outcome.answer === undefined) return reply;
  if (outcome.answer instanceof FileAnswer) return sendFile(endpoint, reply, outcome.answer);
  // As bytes at once: its tag, its length and the socket would each turn a text into bytes by themselves.
  const { answer } = outcome;
  const isWritten = answer instanceof Written;
  const payload = isWritten ? answer.bytes : Buffer.from(JSON.stringify(answer));
  reply.type("application/json; charset=utf-8");
  const version = versionOf(outcome.answer);
  const etag =
    version === undefined ? (isWritten ? answer.tag : etagOf(payload)) : versionTag(version, payload);
  // Whoever wrote something goes on from the version that the write made.
  if (version !== undefined) reply.header("etag", etag);
  if (endpoint.method !== "GET") return reply.send(payload);
  reply.header("etag", etag).header("vary", "accept-language, authorization");
  if (request.headers["if-none-match"] === etag) return reply.status(304);
  return reply.send(payload);
}
