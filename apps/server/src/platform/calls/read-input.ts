import { hash, randomUUID } from "node:crypto";
import { type Endpoint, isPlace, isTimeZone } from "@plateful/contract";
import { invalidField, Problem } from "../base/problem.ts";
import { comesAsForm } from "../http/form.ts";
import type { HttpRequest } from "../http/http-request.ts";
import { normaliseQuery, refuseUnknownKeys } from "../http/query.ts";
import { parse } from "../http/validate.ts";
import { partOf } from "./check-consent.ts";
import { type IdempotentCall, isIdempotencyKey } from "./idempotency.ts";
import type { Actor } from "./who-is.ts";

/** What a request holds, checked against the contract of its call. */
export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** The person named by `user` or `user_id` of the body or the query. */
  readonly namedUser: number | undefined;
}

/** A path whose id cannot exist names nothing: the same answer as for an id that is absent or not yours. */
function paramsOf(endpoint: Endpoint, request: HttpRequest): unknown {
  if (endpoint.params === undefined) return undefined;
  try {
    return parse(endpoint.params, request.params);
  } catch {
    throw new Problem("not_found");
  }
}

/** An id in the body is accepted and ignored, unless it names another object than the path (api.md 1.1). */
function checkBodyId(params: unknown, body: unknown): void {
  const inPath = (params as { id?: unknown } | undefined)?.id;
  const inBody = typeof body === "object" && body !== null ? (body as { id?: unknown }).id : undefined;
  if (inPath !== undefined && inBody !== undefined && inBody !== inPath)
    throw invalidField("id", "path_mismatch");
}

function namedUserOf(body: unknown, query: unknown): number | undefined {
  for (const source of [body, query]) {
    if (typeof source !== "object" || source === null) continue;
    const { user, user_id } = source as { user?: unknown; user_id?: unknown };
    const named = user ?? user_id;
    if (typeof named === "number") return named;
  }
  return undefined;
}

/** @throws InvalidFields for fields that cannot be accepted, Problem not_found for a path that names nothing. */
export function readInput(endpoint: Endpoint, request: HttpRequest, given: unknown): Input {
  const params = paramsOf(endpoint, request);
  checkBodyId(params, given);
  const keys = normaliseQuery(request.query);
  refuseUnknownKeys(endpoint.query, keys);
  const query = endpoint.query === undefined ? undefined : parse(endpoint.query, keys);
  const schema = comesAsForm(endpoint, request) ? (endpoint.form ?? endpoint.body) : endpoint.body;
  const body = schema === undefined ? undefined : parse(schema, given ?? {});
  return { params, query, body, namedUser: namedUserOf(body, query) };
}

/** The time zone that decides what today is for this call (api.md 1.2). */
export function timeZoneOf(request: HttpRequest, actor: Actor | null): string {
  const header = request.headers["x-time-zone"];
  return typeof header === "string" && header !== "" ? header : (actor?.timeZone ?? "Europe/Amsterdam");
}

/** No name of a zone is longer than the contract lets one be. */
const MAX_ZONE_LENGTH = 64;

/** The zone that a device names as the place where it is; null for none. */
export function deviceZoneOf(request: HttpRequest): string | null {
  const header = request.headers["x-time-zone"];
  if (typeof header !== "string" || header.length > MAX_ZONE_LENGTH) return null;
  return isPlace(header) && isTimeZone(header) ? header : null;
}

interface Definition {
  readonly shape?: Readonly<Record<string, unknown>>;
}

const TOKEN_FIELDS = ["auth_token", "secret", "request_secret"];

/** The database holds no token, so an answer with one is not kept for repeats. */
function givesToken({ answer }: Endpoint): boolean {
  const definition = (answer as { _zod: { def: Definition } } | undefined)?._zod.def;
  return TOKEN_FIELDS.some((field) => definition?.shape?.[field] !== undefined);
}

/** The call under its Idempotency-Key; null when it has none or cannot have one. */
export function idempotentCallOf(
  request: HttpRequest,
  endpoint: Endpoint,
  body: unknown,
  actor: Actor | null,
  now: Date,
): IdempotentCall | null {
  const key = request.headers["idempotency-key"];
  if (endpoint.method === "GET" || actor === null || !isIdempotencyKey(key)) return null;
  if (givesToken(endpoint)) return null;
  const path = pathOf(request);
  // Calls of one path differ by their method; creations keep the form that keys of earlier versions have.
  const own = endpoint.method === "POST" ? path : `${endpoint.method} ${path}`;
  const part = endpoint.access.who === "own" ? partOf(endpoint) : null;
  return { userId: actor.id, path: own, key, body, now, part };
}

const pathOf = ({ url }: HttpRequest): string => (url.split("?")[0] ?? "").replace(/\/$/, "");

/** The `retryKey` of a call. It cannot be traced to the caller's own key, which other services may know. */
export function retryKeyOf(request: HttpRequest, actor: Actor | null): string {
  const key = request.headers["idempotency-key"];
  if (!isIdempotencyKey(key)) return randomUUID();
  return hash("sha256", JSON.stringify([actor?.id ?? null, pathOf(request), key]), "base64url");
}
