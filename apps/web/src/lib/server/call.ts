import { STORING_KINDS } from "@plateful/access";
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from "@plateful/contract";
import { deviceZone } from "../device/device-zone.ts";
import { randomId } from "../device/random-id.ts";
import { currentToken, ensureSession, sessionAfterRefusal } from "../device/session.ts";
import { currentLanguage } from "../language/language.ts";
import { CallError, type FieldMessages } from "./call-error.ts";
import { askConsent, type MissingConsent } from "./consent-question.ts";
import { knownAnswer, rememberAnswer } from "./known-answers.ts";

export interface CallInput<E> {
  readonly params?: ParamsOf<E>;
  readonly query?: QueryOf<E> extends never
    ? never
    : Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
  readonly body?: BodyOf<E>;
  /** A file with what belongs to it, for a call that takes forms; instead of `body`. */
  readonly form?: Readonly<Record<string, string | Blob>>;
  readonly signal?: AbortSignal;
  /** The same key on a retry makes the server answer with the first result instead of doing it twice. */
  readonly idempotencyKey?: string;
  /** The version of what is changed that the person saw; a change of something versioned cannot do without. */
  readonly version?: number;
  /** The app makes the call without being asked to: a missing consent then stays a refusal, and no question opens. */
  readonly isUnprompted?: boolean;
}

/** A key for one intended change, kept for its retries. */
export const newIdempotencyKey = (): string => randomId();

function addressOf(endpoint: Endpoint, input: CallInput<Endpoint>): string {
  const params = (input.params ?? {}) as Record<string, string | number>;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(key, String(one));
  }
  const text = query.toString();
  return `/api/${path}${text === "" ? "" : `?${text}`}`;
}

function headersOf(input: CallInput<Endpoint>, token: string | null): Headers {
  const headers = new Headers({ accept: "application/json", "accept-language": currentLanguage() });
  if (token !== null) headers.set("authorization", `Token ${token}`);
  if (input.body !== undefined) headers.set("content-type", "application/json");
  if (input.version !== undefined) headers.set("if-match", `"v${input.version}"`);
  if (input.idempotencyKey !== undefined) headers.set("idempotency-key", input.idempotencyKey);
  headers.set("x-time-zone", deviceZone());
  return headers;
}

/** The body as it is sent; the browser itself names the kind of a form, with the mark between its parts. */
function bodyOf({ body, form }: CallInput<Endpoint>): { body?: BodyInit } {
  if (form === undefined) return body === undefined ? {} : { body: JSON.stringify(body) };
  const parts = new FormData();
  for (const [name, part] of Object.entries(form)) parts.append(name, part);
  return { body: parts };
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === "") return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function missingConsent(answer: Record<string, unknown>): MissingConsent | undefined {
  const { consent, user } = answer;
  const kind = STORING_KINDS.find((each) => each === consent);
  return kind === undefined || typeof user !== "number" ? undefined : { kind, personId: user };
}

/**
 * An answer that fits this app. The server checks each answer against its contract; where that is the contract which the app was
 * built with, there is nothing left to check, and the schemas are not even loaded (decision 0075).
 */
async function fitting(
  { name }: Endpoint,
  { headers }: Response,
  kind: "answer" | "current",
  value: unknown,
): Promise<unknown> {
  const isSameContract = typeof __CONTRACT__ === "string" && headers.get("x-contract") === __CONTRACT__;
  if (isSameContract) return value;
  const { checkAnswer } = await import("./check-answer.ts");
  return checkAnswer(name, kind, value);
}

async function refusal(endpoint: Endpoint, response: Response, answer: unknown): Promise<CallError> {
  const { detail, code, current, ...rest } = (answer ?? {}) as {
    detail?: string;
    code?: string;
    current?: unknown;
  } & Record<string, unknown>;
  const retryAfter = Number(response.headers.get("retry-after"));
  const isConflict = code === "conflict" && endpoint.current !== undefined;
  return new CallError(endpoint.name, {
    status: response.status,
    detail,
    code,
    fields: response.status === 400 ? (rest as FieldMessages) : undefined,
    missing: code === "consent_required" ? missingConsent(rest) : undefined,
    unconfirmed: code === "confirmation_needed" ? rest : undefined,
    retryAfter: retryAfter > 0 ? retryAfter : undefined,
    current: isConflict ? await fitting(endpoint, response, "current", current) : undefined,
  });
}

/** Creating is not changing: a new thing may be held against a version, but need not be. */
function requireVersion(endpoint: Endpoint, { version }: CallInput<Endpoint>): void {
  const { name, current } = endpoint;
  const isNew = endpoint.method === "POST" && endpoint.params === undefined;
  if (current !== undefined && !isNew && version === undefined)
    throw new Error(`${name} must say which version it changes.`);
}

/** What the call is made with once more, after the person was asked for what it lacks; null when they do not want it. */
async function afterAsking<E extends Endpoint>(
  { missing, unconfirmed }: CallError,
  input: CallInput<E>,
): Promise<CallInput<E> | null> {
  if (missing !== undefined) return (await askConsent(missing)) ? input : null;
  if (unconfirmed === undefined) return null;
  const { confirmRails } = await import("./confirm-rails.ts");
  const confirmation = await confirmRails(unconfirmed, input.body);
  return confirmation === null
    ? null
    : { ...input, body: { ...(input.body as object), ...confirmation } as BodyOf<E> };
}

/**
 * Makes a declared call: the one place of the app that talks to the server. Where a consent is missing, or a plan that crosses a
 * guard-rail has to be confirmed, the person is asked for it, and the call is made once more when they agree.
 * @throws CallError when the server refuses (with its messages) or cannot be reached (status 0).
 */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<AnswerOf<E>> {
  for (let given = input; ; )
    try {
      return await send(endpoint, given);
    } catch (error) {
      if (!(error instanceof CallError) || input.isUnprompted === true) throw error;
      const next = await afterAsking(error, given);
      if (next === null) throw error;
      given = next;
    }
}

/** @throws CallError with status 0 when the server cannot be reached. */
async function fetchWith(
  token: string | null,
  endpoint: Endpoint,
  input: CallInput<Endpoint>,
  knownTag?: string,
): Promise<Response> {
  const headers = headersOf(input, token);
  if (knownTag !== undefined) headers.set("if-none-match", knownTag);
  try {
    return await fetch(addressOf(endpoint, input), {
      method: endpoint.method,
      headers,
      credentials: "same-origin",
      ...bodyOf(input),
      ...(input.signal === undefined ? {} : { signal: input.signal }),
    });
  } catch (error) {
    if (input.signal?.aborted === true) throw error;
    throw new CallError(endpoint.name, { status: 0 });
  }
}

/**
 * Sends a call as whoever is here, and once more where its 401 says nothing about them: signing a person out forgets what this
 * device keeps for them (ledger AUTH-060).
 * @param knownTag The tag of the answer that is known already.
 * @throws CallError with status 0 when the server cannot be reached, or still cannot be asked who is here.
 */
async function fetchAsPerson(
  endpoint: Endpoint,
  input: CallInput<Endpoint>,
  knownTag?: string,
): Promise<{ response: Response; token: string | null }> {
  const token = currentToken();
  const response = await fetchWith(token, endpoint, input, knownTag);
  if (response.status !== 401) return { response, token };
  const session = await sessionAfterRefusal(token);
  if (session === "ended") return { response, token };
  await response.body?.cancel();
  if (session === "unasked") throw new CallError(endpoint.name, { status: 0 });
  const next = currentToken();
  // The tag belongs to an answer of before.
  return { response: await fetchWith(next, endpoint, input), token: next };
}

/**
 * Makes a declared call that answers with a file.
 * @param onProgress Told how many bytes have come so far; how many there will be is not known before the end.
 * @throws CallError when the server refuses, cannot be reached (status 0), or breaks off.
 */
export async function download(endpoint: Endpoint, onProgress: (bytes: number) => void): Promise<Blob> {
  await ensureSession();
  const { response } = await fetchAsPerson(endpoint, {});
  const unreachable = () => new CallError(endpoint.name, { status: 0 });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  if (!response.ok) throw await refusal(endpoint, response, await readJson(response));
  const reader = response.body?.getReader();
  try {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      parts.push(part.value);
      bytes += part.value.length;
      onProgress(bytes);
    }
  } catch {
    throw unreachable();
  }
  return new Blob(parts, { type: endpoint.file ?? "" });
}

async function send<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>> {
  const given = input as CallInput<Endpoint>;
  requireVersion(endpoint, given);
  await ensureSession();
  const place = `${currentLanguage()} ${addressOf(endpoint, given)}`;
  const last = endpoint.method === "GET" ? knownAnswer(place) : undefined;
  const { response, token } = await fetchAsPerson(endpoint, given, last?.tag);
  const isSame = response.status === 304 && last !== undefined;
  const answer = isSame ? last.answer : await readJson(response);
  if (!response.ok && !isSame) throw await refusal(endpoint, response, answer);
  if (endpoint.answer === undefined) return undefined as AnswerOf<E>;
  // Someone else may have signed in while the answer was on its way.
  if (endpoint.method === "GET" && !isSame && token === currentToken())
    rememberAnswer(place, response.headers.get("etag"), answer);
  return (await fitting(endpoint, response, "answer", answer)) as AnswerOf<E>;
}
