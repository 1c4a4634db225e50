import type { Endpoint, Schema } from "@plateful/contract";
import type { Language } from "@plateful/phrases";
import type { z } from "zod/mini";
import type { Db } from "./database/open-database.ts";
import type { EventLimit, TakenTurns } from "./limited-events.ts";
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
  /**
   * The same for every repeat of this call under its Idempotency-Key, and for nobody else's; random for a call without a
   * key. Third parties get it with what they are asked to do, so that a repeat makes nothing twice there.
   */
  readonly retryKey: string;
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
type Result<E> = AnswerInput<E> | WithStatus<AnswerInput<E>> | Refusal | undefined;
export type Handler<E extends Endpoint> = (call: Call<E>, http: Http) => Promise<Result<E>>;
/** Answers a call that asks a third party: what it returns first may be a step outside the transaction. */
type PhasedHandler<E extends Endpoint> = (
  call: Call<E>,
  http: Http,
) => Promise<Result<E> | Outside<Result<E>>>;

interface RouteOptions<E extends Endpoint> {
  /**
   * How often this may happen, beside the general limit. The turns are taken once the caller is admitted and the input is
   * accepted, and before the transaction of the call begins: a refusal later on leaves them counted.
   */
  readonly limits?: (asked: Asked<E>) => readonly EventLimit[];
}

export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call, http: Http) => Promise<unknown>;
  /** Whether a third party is asked between two transactions. */
  readonly asksOutside: boolean;
}

/** Binds a declared call to the function that answers it in one transaction. */
export function route<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  return { endpoint, handle: handle as unknown as Route["handle"], asksOutside: false };
}

/** Binds a declared call to the function that answers it with a step outside its transactions. */
export function phasedRoute<E extends Endpoint>(endpoint: E, handle: PhasedHandler<E>): Route {
  return { endpoint, handle: handle as unknown as Route["handle"], asksOutside: true };
}

/**
 * A step outside the database, returned by a verb that needs a third party. `serve` commits the transaction, gives its
 * connection back, asks, and resumes with what was found in a second transaction with the same scope, in which the caller
 * is admitted again. Only the last transaction claims the Idempotency-Key, so a process that dies in between leaves
 * nothing that keeps a repeat from completing.
 */
export class Outside<Answer> {
  /** Asks; the answer comes until `end` (milliseconds since 1970), or the third party counts as away. */
  readonly ask: (end: number) => Promise<unknown>;
  readonly resume: (call: Call, found: unknown) => Promise<Answer | Outside<Answer>>;

  private constructor(ask: Outside<Answer>["ask"], resume: Outside<Answer>["resume"]) {
    this.ask = ask;
    this.resume = resume;
  }

  /** Puts a question to a third party with no transaction open, and goes on with `resume` in a new one. */
  static ask<Client, Found, Answer>(
    party: ThirdParty<Client>,
    question: (client: Client) => Promise<Found>,
    resume: (call: Call, found: Found) => Promise<Answer | Outside<Answer>>,
  ): Outside<Answer> {
    return new Outside((end) => party.ask(question, end), resume as Outside<Answer>["resume"]);
  }
}

/** Somebody else's service, which may be slow or away. */
export interface ThirdParty<Client> {
  /** Puts a question, and gives up at `end` (milliseconds since 1970) at the latest. */
  readonly ask: <T>(question: (client: Client) => Promise<T>, end?: number) => Promise<T>;
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
