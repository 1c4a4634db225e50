import type { Language } from "@plateful/phrases";
import type { Call } from "./call.ts";
import type { Db } from "./database/open-database.ts";
import type { TakenTurns } from "./limited-events.ts";
import type { Services } from "./services.ts";
import type { Actor } from "./who-is.ts";

type Given = Omit<Call, "actor" | "params" | "query" | "body"> & {
  params: unknown;
  query: unknown;
  body: unknown;
};

/** A call whose input was checked against its contract. */
export class ServedCall implements Call {
  readonly db: Db;
  readonly visitor: Actor | null;
  readonly params: never;
  readonly query: never;
  readonly body: never;
  readonly language: Language;
  readonly now: Date;
  readonly today: string;
  readonly services: Services;
  readonly subjectId: number;
  readonly turns: Pick<TakenTurns, "giveBack">;

  constructor(given: Given) {
    this.db = given.db;
    this.visitor = given.visitor;
    this.params = given.params as never;
    this.query = given.query as never;
    this.body = given.body as never;
    this.language = given.language;
    this.now = given.now;
    this.today = given.today;
    this.services = given.services;
    this.subjectId = given.subjectId;
    this.turns = given.turns;
  }

  get actor(): Actor {
    if (this.visitor === null) throw new Error("This call needs no sign-in, so it has no actor.");
    return this.visitor;
  }
}
