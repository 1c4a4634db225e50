import type { Endpoint, Schema } from "@plateful/contract";
import type { Language } from "@plateful/phrases";
import type { z } from "zod/mini";
import type { Db } from "./database/open-database.ts";
import type { EventLimit, TakenTurns } from "./limited-events.ts";
import type { InvalidFields, Problem } from "./problem.ts";
import type { Services } from "./services.ts";
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
  /** What the limits of this call have counted (see `RouteOptions.limits`); it may give some of it back. */
  readonly turns: Pick<TakenTurns, "giveBack">;
}

/** What the limits of a call may depend on. A form is not read yet: its body is undefined. */
export interface Asked<E extends Endpoint = Endpoint>
  extends Pick<Call<E>, "actor" | "visitor" | "subjectId" | "params" | "query" | "body"> {
  /** Address of the caller. */
  readonly ip: string;
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

/** The limits of a call; whom they count may have to be looked up, in a transaction of its own. */
type LimitsOf<E extends Endpoint> = (
  asked: Asked<E>,
  services: Services,
) => readonly EventLimit[] | Promise<readonly EventLimit[]>;

interface RouteOptions<E extends Endpoint> {
  /**
   * How often this may happen, beside the general limit. The turns are taken once the caller is admitted and the input is
   * accepted, and before the transaction of the call begins: a refusal later on leaves them counted.
   */
  readonly limits?: LimitsOf<E>;
}

export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call, http: Http) => Promise<unknown>;
  readonly limits: LimitsOf<Endpoint> | undefined;
}

/** Binds a declared call to the function that answers it. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  { limits }: RouteOptions<E> = {},
): Route {
  return {
    endpoint,
    handle: handle as unknown as Route["handle"],
    limits: limits as unknown as Route["limits"],
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
