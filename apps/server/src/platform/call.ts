import type { Endpoint, Schema } from "@plateful/contract";
import type { Language } from "@plateful/phrases";
import type { z } from "zod/mini";
import type { Db } from "./database/open-database.ts";
import type { InvalidFields, Problem } from "./problem.ts";
import type { Services } from "./services.ts";
import type { Versioned } from "./versions.ts";
import type { Actor } from "./who-is.ts";

type ParamsOf<E> = E extends Endpoint<infer P, Schema, Schema, Schema> ? z.output<P> : never;
type QueryOf<E> = E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.output<Q> : never;
type BodyOf<E> = E extends Endpoint<Schema, Schema, infer B, Schema> ? z.output<B> : never;

/** One call, freed of HTTP: what a verb may know. */
export interface Call<E extends Endpoint = Endpoint> {
  /** The open transaction; row-level security shows only what the caller may reach. */
  readonly db: Db;
  /** The signed-in person; reading it in a call that needs no sign-in is a bug and throws. */
  readonly actor: Actor;
  /** The signed-in person, or null. */
  readonly visitor: Actor | null;
  /** Whose data is meant: the `user` of body or query, else the caller (ledger ERR-024). */
  readonly subjectId: number;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly language: Language;
  readonly now: Date;
  /** Today's date where the caller is. */
  readonly today: string;
  readonly services: Services;
}

/** What only the sign-in routes need of HTTP: addresses and cookies. */
export interface Http {
  readonly ip: string;
  readonly origin: string | undefined;
  readonly userAgent: string;
  /** What the browser says of where the call comes from (`Sec-Fetch-Site`); other programs send nothing. */
  readonly fetchSite: string | undefined;
  readonly cookie: (name: string) => string | undefined;
  readonly setCookie: (name: string, value: string, maxAgeSeconds: number) => void;
  readonly clearCookie: (name: string) => void;
  /** Makes the answer a file that the browser stores under this name. */
  readonly attach: (fileName: string) => void;
  /** Address of this call without its query, for the links to other pages of a list. */
  readonly address: string;
  readonly queryText: string;
}

type AnswerInput<E> = E extends Endpoint<Schema, Schema, Schema, infer A> ? z.input<A> : never;
export type Handler<E extends Endpoint> = (
  call: Call<E>,
  http: Http,
) => Promise<AnswerInput<E> | WithStatus<AnswerInput<E>> | Refusal | undefined>;

export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call, http: Http) => Promise<unknown>;
  /** Given exactly where the contract declares a `current` state. */
  readonly versioned: Versioned | undefined;
}

/** Binds a declared call to the function that answers it, and to the version of what it changes where there is one. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  versioned?: Versioned<Call<E>>,
): Route {
  if ((endpoint.current === undefined) !== (versioned === undefined))
    throw new Error(`${endpoint.name} declares a version in its contract or in its route, but not in both.`);
  return {
    endpoint,
    handle: handle as unknown as Route["handle"],
    versioned: versioned as unknown as Versioned | undefined,
  };
}

/** An answer with another status than the declared one: an existing row instead of a new one. */
export class WithStatus<T> {
  readonly status: 200 | 201 | 503;
  readonly answer: T;

  constructor(status: 200 | 201 | 503, answer: T) {
    this.status = status;
    this.answer = answer;
  }
}

/**
 * A refusal after which the transaction is committed all the same: what was counted stays counted. A thrown Problem
 * takes back everything that the call did, so a wrong sign-in code is refused in this way instead.
 */
export class Refusal {
  readonly problem: Problem | InvalidFields;

  constructor(problem: Problem | InvalidFields) {
    this.problem = problem;
  }
}
