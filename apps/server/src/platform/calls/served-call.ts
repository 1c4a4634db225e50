import type { CompleteLanguage } from "@plateful/phrases";
import type { Db } from "../database/open-database.ts";
import type { Call } from "./call.ts";
import type { TakenTurns } from "./limited-events.ts";
import type { Services } from "./services.ts";
import type { Actor } from "./who-is.ts";

type Given = Omit<Call, "actor" | "params" | "query" | "body" | "today" | "deviceZone" | "retryKey"> & {
  params: unknown;
  query: unknown;
  body: unknown;
  /** Worked out when a verb asks for it, which few do. */
  today: () => string;
  deviceZone: () => string | null;
  retryKey: () => string;
};

/** A call whose input was checked against its contract. */
export class ServedCall implements Call {
  readonly db: Db;
  readonly visitor: Actor | null;
  readonly params: never;
  readonly query: never;
  readonly body: never;
  readonly language: CompleteLanguage;
  readonly now: Date;
  readonly services: Services;
  readonly subjectId: number;
  readonly turns: Pick<TakenTurns, "giveBack">;
  readonly #todayOf: () => string;
  readonly #deviceZoneOf: () => string | null;
  readonly #retryKeyOf: () => string;
  #today: string | undefined;
  #retryKey: string | undefined;

  constructor(given: Given) {
    this.db = given.db;
    this.visitor = given.visitor;
    this.params = given.params as never;
    this.query = given.query as never;
    this.body = given.body as never;
    this.language = given.language;
    this.now = given.now;
    this.#todayOf = given.today;
    this.#deviceZoneOf = given.deviceZone;
    this.services = given.services;
    this.subjectId = given.subjectId;
    this.turns = given.turns;
    this.#retryKeyOf = given.retryKey;
  }

  get today(): string {
    this.#today ??= this.#todayOf();
    return this.#today;
  }

  get deviceZone(): string | null {
    return this.#deviceZoneOf();
  }

  get retryKey(): string {
    this.#retryKey ??= this.#retryKeyOf();
    return this.#retryKey;
  }

  get actor(): Actor {
    if (this.visitor === null) throw new Error("This call needs no sign-in, so it has no actor.");
    return this.visitor;
  }
}
