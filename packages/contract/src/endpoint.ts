import type { StoringKind } from "@plateful/access";
import type { z } from "zod/mini";
import type { ProblemCode } from "./problems.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The product's areas; also the folder names on server, web, contract and phrases. */
export type Feature =
  | "sign-in"
  | "onboarding"
  | "profile"
  | "nutrition-plans"
  | "diary"
  | "bring"
  | "recipes"
  | "recipe-imports"
  | "simple-recipes"
  | "foods"
  | "groceries"
  | "measurements"
  | "clients"
  | "check-ins"
  | "messages"
  | "triage"
  | "team"
  | "plan-templates"
  | "organisations"
  | "billing"
  | "media"
  | "privacy"
  | "staff"
  | "support";

/**
 * Who may make a call, and whose data it can reach.
 * - `anyone`: no token needed; a token, when sent, is honoured but not required.
 * - `user`: every signed-in person whose account is not blocked.
 * - `blocked-too`: every signed-in person, also when the account is disabled or unpaid (ledger AUTH-047).
 * - `own`: a signed-in person on their own data; `coach` says what their coach may do with it.
 * - `coach`: people with `is_coach`; `staff`: people with `is_staff`.
 * - `development`: anyone, but the route exists only outside production.
 */
export type Access =
  | { readonly who: "anyone" | "user" | "blocked-too" | "coach" | "staff" | "development" }
  | { readonly who: "own"; readonly coach: "none" | "read" | "write" };

export type Schema = z.core.$ZodType;

/** One call of the API: the single place where its address, its shapes and its rules stand. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> {
  /** The verb phrase of this call in every layer; also the OpenAPI operationId. */
  readonly name: string;
  readonly feature: Feature;
  readonly method: Method;
  /** Path below `/api`, canonical form with a final slash; parameters in braces: `calendarDay/{id}/`. */
  readonly path: string;
  /** Further paths that answer in exactly the same way (for example `users/me/`). */
  readonly aliases: readonly string[];
  readonly summary: string;
  readonly access: Access;
  /** What the person whose data is written must have consented to; empty for a call that stores no health data. */
  readonly consent: readonly StoringKind[];
  /** What some values of the body ask for besides. */
  readonly consentOf: ((body: unknown) => readonly StoringKind[]) | undefined;
  readonly status: 200 | 201 | 202 | 204;
  /** Status of a repeat that finds the thing already there and answers it unchanged (for example a favourite). */
  readonly repeatStatus: 200 | undefined;
  readonly errors: readonly ProblemCode[];
  readonly limit: RateLimitClass;
  /** The body comes as `multipart/form-data`, because it holds a file. */
  readonly isForm: boolean;
  /** The largest file of the form, in bytes; that of a picture unless told so. */
  readonly maxFileBytes: number | undefined;
  /** What may come as `multipart/form-data` instead of the JSON body, to send a file in the same call. */
  readonly form: Schema | undefined;
  /** Media type of an answer that is a file instead of JSON; such a call declares no `answer`. */
  readonly file: string | undefined;
  readonly params: Params | undefined;
  readonly query: Query | undefined;
  readonly body: Body | undefined;
  readonly answer: Answer | undefined;
  /**
   * Set when the call changes something that carries a version: what a 409 `conflict` gives back as the current state
   * when `If-Match` names another version (api.md 1.8).
   */
  readonly current: Schema | undefined;
}

/** Which of the limits of api.md 1.6 counts this call, beside the general one. */
export type RateLimitClass = "general" | "client-errors";

type Definition<P extends Schema, Q extends Schema, B extends Schema, A extends Schema> = {
  name: string;
  feature: Feature;
  method: Method;
  path: string;
  aliases?: readonly string[];
  summary: string;
  access: Access;
  consent?: readonly StoringKind[];
  consentOf?: (body: unknown) => readonly StoringKind[];
  status?: 200 | 201 | 202 | 204;
  repeatStatus?: 200 | undefined;
  errors?: readonly ProblemCode[];
  limit?: RateLimitClass;
  isForm?: boolean;
  maxFileBytes?: number;
  form?: Schema;
  file?: string;
  params?: P;
  query?: Q;
  body?: B;
  answer?: A;
  current?: Schema | undefined;
};

/**
 * Declares a call. Without `answer` the call answers 204 with no body.
 *
 * @example endpoint({ name: "list-devices", feature: "sign-in", method: "GET", path: "auth/devices/", … })
 */
export function endpoint<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  definition: Definition<P, Q, B, A>,
): Endpoint<P, Q, B, A> {
  const { aliases = [], limit = "general", isForm = false, form, file, maxFileBytes } = definition;
  const { params, query, body, answer, current } = definition;
  const usual = answer === undefined ? 204 : definition.method === "POST" ? 201 : 200;
  const { status = usual, repeatStatus } = definition;
  // Calls of one resource share their declaration: reading and deleting store nothing.
  const stores = definition.method !== "GET" && definition.method !== "DELETE";
  const consent = stores ? (definition.consent ?? []) : [];
  const consentOf = stores ? definition.consentOf : undefined;
  const asks = consent.length > 0 || consentOf !== undefined;
  const errors: readonly ProblemCode[] = [
    ...(definition.errors ?? []),
    ...(current === undefined ? [] : (["conflict"] as const)),
    ...(asks ? (["consent_required"] as const) : []),
  ];
  const shapes = { params, query, body, answer, current };
  return {
    ...definition,
    ...{ aliases, status, repeatStatus, errors, limit, isForm, maxFileBytes, form, file, consent, consentOf },
    ...shapes,
  };
}

/** Everything that a call with this body asks consent for. */
export function consentsNeeded({ consent, consentOf }: Endpoint, body: unknown): readonly StoringKind[] {
  return [...new Set([...consent, ...(consentOf?.(body) ?? [])])];
}

/** What a caller puts into the body: before defaults are filled in. */
export type BodyOf<E> = E extends Endpoint<Schema, Schema, infer B, Schema> ? z.input<B> : never;
/** What the caller gets back. */
export type AnswerOf<E> = E extends Endpoint<Schema, Schema, Schema, infer A> ? z.output<A> : never;
/** What the caller may put into the query. */
export type QueryOf<E> = E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.input<Q> : never;
/** The values in the path. */
export type ParamsOf<E> = E extends Endpoint<infer P, Schema, Schema, Schema> ? z.input<P> : never;
