import type { Readable } from "node:stream";
import type { Endpoint, Schema } from "@plateful/contract";
import type { CompleteLanguage } from "@plateful/phrases";
import type { z } from "zod/mini";
import type { InvalidFields, Problem } from "../base/problem.ts";
import type { ThirdParty } from "../base/third-party.ts";
import type { Db } from "../database/open-database.ts";
import type { Versioned } from "../http/versions.ts";
import type { EventLimit, TakenTurns } from "./limited-events.ts";
import type { Services } from "./services.ts";
import type { Actor } from "./who-is.ts";
import type { Written } from "./written.ts";

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
  readonly language: CompleteLanguage;
  readonly now: Date;
  /** Today's date where the caller is. */
  readonly today: string;
  /** The time zone that the caller's device names; null when it names none. */
  readonly deviceZone: string | null;
  readonly services: Services;
  /**
   * The same for every repeat of this call under its Idempotency-Key, and for nobody else's; random for a call without a
   * key. Third parties get it with what they are asked to do, so that a repeat makes nothing twice there.
   */
  readonly retryKey: string;
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
  /** The host that was asked for. */
  readonly host: string;
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

/** An answer that is a file. It is read while it is sent, after the transaction of the call has ended. */
export class FileAnswer {
  readonly name: string;
  readonly content: Readable;

  constructor(name: string, content: Readable) {
    this.name = name;
    this.content = content;
  }
}

type AnswerInput<E> = E extends Endpoint<Schema, Schema, Schema, infer A> ? z.input<A> : never;
type Result<E> =
  | AnswerInput<E>
  | WithStatus<AnswerInput<E>>
  | Written<AnswerInput<E>>
  | FileAnswer
  | Refusal
  | undefined;
export type Handler<E extends Endpoint> = (call: Call<E>, http: Http) => Promise<Result<E>>;
/** Answers a call with a step outside its transaction, which it returns first. */
type PhasedHandler<E extends Endpoint> = (
  call: Call<E>,
  http: Http,
) => Promise<Result<E> | Outside<Result<E>>>;

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
  /** How the version of what the call changes is found; given exactly where the contract declares a `current` state. */
  readonly versioned?: Versioned<Call<E>>;
  /** Whether a replica may answer the call: for reads that weigh, since each asks the primary for a little as well. */
  readonly readsReplica?: boolean;
}

export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call, http: Http) => Promise<unknown>;
  /** Whether the handler may return a step outside its transaction. */
  readonly isPhased: boolean;
  readonly limits: LimitsOf<Endpoint> | undefined;
  readonly versioned: Versioned<Call> | undefined;
  readonly readsReplica: boolean;
}

function bind<E extends Endpoint>(
  endpoint: E,
  handle: PhasedHandler<E>,
  { limits, versioned, readsReplica = false }: RouteOptions<E>,
): Omit<Route, "isPhased"> {
  if ((endpoint.current === undefined) !== (versioned === undefined))
    throw new Error(`${endpoint.name} declares a version in its contract or in its route, but not in both.`);
  if (readsReplica && endpoint.method !== "GET") throw new Error(`${endpoint.name} does not only read.`);
  return {
    endpoint,
    handle: handle as unknown as Route["handle"],
    limits: limits as unknown as Route["limits"],
    versioned: versioned as unknown as Route["versioned"],
    readsReplica,
  };
}

/** Binds a declared call to the function that answers it in one transaction. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  options: RouteOptions<E> = {},
): Route {
  return { ...bind(endpoint, handle, options), isPhased: false };
}

/** Binds a declared call to the function that answers it with a step outside its transactions. */
export function phasedRoute<E extends Endpoint>(
  endpoint: E,
  handle: PhasedHandler<E>,
  options: RouteOptions<E> = {},
): Route {
  return { ...bind(endpoint, handle, options), isPhased: true };
}

/**
 * A step outside the database, returned by a verb that needs a third party or work that takes long. The transaction is
 * committed and its connection given back; the call resumes with what was found in a second transaction with the same
 * scope, in which the caller is admitted again. Only the last transaction claims the Idempotency-Key, so a process that dies in between leaves
 * nothing that keeps a repeat from completing.
 */
export class Outside<Answer> {
  /** Takes the step, which for a third party ends at `end` (milliseconds since 1970) at the latest. */
  readonly take: (end: number) => Promise<unknown>;
  readonly resume: (call: Call, found: unknown) => Promise<Answer | Outside<Answer>>;

  private constructor(take: Outside<Answer>["take"], resume: Outside<Answer>["resume"]) {
    this.take = take;
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

  /** Does work of this product with no transaction open. The work has limits of its own. */
  static run<Found, Answer>(
    work: () => Promise<Found>,
    resume: (call: Call, found: Found) => Promise<Answer | Outside<Answer>>,
  ): Outside<Answer> {
    return new Outside(work, resume as Outside<Answer>["resume"]);
  }
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
