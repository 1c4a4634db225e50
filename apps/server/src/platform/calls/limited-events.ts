import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { Problem } from "../base/problem.ts";
import type { Db } from "../database/open-database.ts";
import { householdOf, networkOf } from "../http/client-address.ts";

/** Whom a limit counts. Only its HMAC is stored. */
export type LimitSubject =
  `${"person" | "organisation" | "email" | "address" | "network" | "call"}:${string}`;

export const ofPerson = (userId: number): LimitSubject => `person:${userId}`;
export const ofOrganisation = (id: number): LimitSubject => `organisation:${id}`;
export const ofEmail = (email: string): LimitSubject => `email:${email}`;
/** One IPv4 address, or the /64 of one IPv6 household. */
export const ofAddress = (ip: string): LimitSubject => `address:${householdOf(ip)}`;
/** The /24 of an IPv4 address or the /48 of an IPv6 address. */
export const ofNetwork = (ip: string): LimitSubject => `network:${networkOf(ip)}`;

/** One call under its Idempotency-Key, however often it is sent. */
export const ofCall = (userId: number, path: string, key: string): LimitSubject =>
  `call:${userId} ${path} ${key}`;

/** How often something may happen to one subject. */
export interface EventLimit {
  /** Name of what is counted; limits of one kind and subject share their count. */
  readonly kind: string;
  readonly subject: LimitSubject;
  readonly max: number;
  /** How many events this turn counts as, `max` at most; 1 unless set. */
  readonly cost?: number;
  /** Length of the rolling window. */
  readonly seconds: number;
  /** What the caller is told when it is used up; `throttled` unless set. */
  readonly refusal?: "throttled" | "mail_throttled" | "planning_throttled" | "otp_locked";
  /** Whether a call that is refused for another reason gives its turn back. Never set where trying itself is the attack. */
  readonly refusedIsFree?: boolean;
}

const costOf = ({ cost = 1 }: Pick<EventLimit, "cost">): number => cost;

/** Turns that a call has taken. What it gives back no longer counts once the call has ended. */
export class TakenTurns {
  readonly limits: readonly EventLimit[];
  readonly at: Date;
  readonly #returned = new Set<string>();

  constructor(limits: readonly EventLimit[], at: Date) {
    this.limits = limits;
    this.at = at;
  }

  giveBack(...kinds: readonly string[]): void {
    for (const kind of kinds) this.#returned.add(kind);
  }

  giveBackAll(): void {
    for (const { kind } of this.limits) this.giveBack(kind);
  }

  /** Gives back what a refused call need not pay for. */
  giveBackRefused(): void {
    for (const { kind, refusedIsFree } of this.limits) if (refusedIsFree === true) this.giveBack(kind);
  }

  get returned(): readonly EventLimit[] {
    return this.limits.filter(
      ({ kind, subject }, index) =>
        this.#returned.has(kind) &&
        index === this.limits.findIndex((other) => other.kind === kind && other.subject === subject),
    );
  }
}

/** Those of a call without limits of its own. */
export const NO_TURNS = new TakenTurns([], new Date(0));

/**
 * The limits that hold for all server processes together and outlive a restart. Every statement stands alone, outside the
 * transaction of a call: what is counted stays counted when the call is rolled back, and no lock outlives the statement.
 */
export class LimitedEvents {
  readonly #db: Db;
  readonly #secretKey: string;
  readonly #onRefusal: (kind: string) => void;

  /** @param onRefusal Told which kind of limit was used up. */
  constructor(db: Db, secretKey: string, onRefusal: (kind: string) => void = () => {}) {
    this.#db = db;
    this.#secretKey = secretKey;
    this.#onRefusal = onRefusal;
  }

  #keyOf = (subject: LimitSubject): Buffer =>
    createHmac("sha256", this.#secretKey).update("limited event\0").update(subject).digest();

  /** Takes a turn under each limit, or under none: then it answers the refusal of the limit that takes longest to free. */
  async #take(limits: readonly EventLimit[], now: Date) {
    const { rows } = await sql<{ refused: number | null; wait_seconds: number | null }>`
      select refused, wait_seconds from take_turn(
        ${limits.map(({ kind }) => kind)}::text[],
        ${limits.map(({ subject }) => this.#keyOf(subject))}::bytea[],
        ${limits.map(({ max }) => max)}::integer[],
        ${limits.map(({ seconds }) => seconds)}::integer[],
        ${limits.map(costOf)}::integer[],
        ${now})`.execute(this.#db);
    const refused = rows[0]?.refused ?? null;
    return refused === null ? null : { limit: limits[refused - 1], waitSeconds: rows[0]?.wait_seconds };
  }

  /**
   * Takes a turn under each limit, or under none. To be called while no connection is held.
   * @throws Problem the refusal of the limit that takes longest to free, with the seconds until then.
   */
  async takeTurn(limits: readonly EventLimit[], now: Date): Promise<TakenTurns> {
    const refused = limits.length === 0 ? null : await this.#take(limits, now);
    if (refused === null) return new TakenTurns(limits, now);
    this.#onRefusal(refused.limit?.kind ?? "unknown");
    throw new Problem(refused.limit?.refusal ?? "throttled", refused.waitSeconds ?? undefined);
  }

  /**
   * Locks a call in all processes until its turns are settled, or for `seconds` if its process dies.
   * @returns The lock, which is given back by settling it; null while the same call is under way.
   */
  async lock(subject: LimitSubject, seconds: number, now: Date): Promise<TakenTurns | null> {
    const limits = [{ kind: "call", subject, max: 1, seconds }];
    if ((await this.#take(limits, now)) !== null) return null;
    const lock = new TakenTurns(limits, now);
    lock.giveBackAll();
    return lock;
  }

  /** Stops counting what a call gave back: as many events of each as its turn cost, also where others happened at the same moment. */
  async settle(turns: TakenTurns): Promise<void> {
    for (const limit of turns.returned)
      await sql`update limited_events
        set moments = array(
          select m.moment from (
            select moment, row_number() over (partition by moment) as number
            from unnest(moments) as u (moment)
          ) m
          where m.moment <> ${turns.at}::timestamptz or m.number > ${costOf(limit)}::integer
          order by m.moment)
        where kind = ${limit.kind} and subject = ${this.#keyOf(limit.subject)}
          and ${turns.at}::timestamptz = any (moments)`.execute(this.#db);
  }

  /** How many events of a kind happened to a subject within the last seconds; read in the open transaction. */
  async count(trx: Db, limit: Omit<EventLimit, "max">, now: Date): Promise<number> {
    const since = new Date(now.getTime() - limit.seconds * 1000);
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from limited_events, unnest(moments) as happened (at)
      where kind = ${limit.kind} and subject = ${this.#keyOf(limit.subject)} and happened.at > ${since}`.execute(
      trx,
    );
    return rows[0]?.count ?? 0;
  }

  /** Erases every count of these subjects, in the open transaction. */
  async forget(trx: Db, subjects: readonly LimitSubject[]): Promise<void> {
    const keys = subjects.map(this.#keyOf);
    await trx.deleteFrom("limited_events").where("subject", "in", keys).execute();
  }

  /** Deletes the rows of which nothing counts any more; answers how many. */
  async sweep(now: Date): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom("limited_events")
      .where("over_at", "<=", now)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}
