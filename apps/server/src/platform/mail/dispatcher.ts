import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import type { Db } from "../database/open-database.ts";
import { inSystemScope } from "../database/scope.ts";
import { CONNECTIONS, type Delivery, type Failure, failureOf } from "./delivery.ts";
import { giveUp, markSent, type OutboxMail, putBack, takeMails } from "./outbox-store.ts";

/** Connections that only sign-in mail may use, so that it never waits behind slow mail of another kind. */
const KEPT_FOR_SIGN_IN = 3;
/** How often the outbox is looked at while nothing is known to wait. */
const IDLE_MS = 500;
/** After a mail was written here, its transaction is about to commit: then the look is oftener for a while. */
const EAGER_MS = 25;
const EAGER_FOR_MS = 2_000;
/** A conversation that lasts longer is given up; the lease of the mail lasts longer still. */
const MAX_CONVERSATION_MS = 60_000;
/** After so many failures in a row the mail server is taken to be away, and asked with one mail at a time. */
const FAILURES_OF_AN_OUTAGE = 3;
const MAX_OUTAGE_PAUSE_MS = 15_000;
const MAX_PAUSE_SECONDS = 600;
/** Someone waits for a sign-in mail, and it is worth nothing after ten minutes. */
const MAX_SIGN_IN_PAUSE_SECONDS = 30;
const GIVEN_UP_AFTER_MS = 3 * 86_400_000;

interface Parts {
  readonly db: Db;
  readonly delivery: Delivery;
  readonly log: Log;
  readonly clock: Clock;
  /** Told what came of each conversation. */
  readonly onOutcome: (outcome: "sent" | "expired" | "failed") => void;
}

interface Outcome {
  readonly mail: OutboxMail;
  readonly kind: "sent" | "expired" | "failed";
  readonly failure?: Failure;
}

/** Seconds until the next attempt: twice as long each time. */
export function pauseAfter(attempts: number, isSignIn: boolean): number {
  const longest = isSignIn ? MAX_SIGN_IN_PAUSE_SECONDS : MAX_PAUSE_SECONDS;
  return Math.min(longest, 2 ** Math.min(attempts, 20));
}

const isSignIn = ({ urgency }: OutboxMail): boolean => urgency === 0;
const isWorthless = ({ expires_at }: OutboxMail, now: Date): boolean =>
  expires_at !== null && expires_at.getTime() <= now.getTime();

/** Hands the mails of the outbox to the mail server: several at a time, by urgency, again after a failure. */
class Dispatcher {
  private readonly parts: Parts;
  private underWay = 0;
  private ordinaryUnderWay = 0;
  private failuresInARow = 0;
  private eagerUntil = 0;
  private isOver = false;
  private outcomes: Outcome[] = [];
  private wake: () => void = () => {};
  private running: Promise<void> | undefined;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  start = (): void => {
    this.running ??= this.run();
  };

  /** A mail was written and is about to be committed. */
  expectMail = (): void => {
    this.eagerUntil = performance.now() + EAGER_FOR_MS;
    this.wake();
  };

  stop = async (): Promise<void> => {
    this.isOver = true;
    this.wake();
    await this.running;
    this.parts.delivery.close();
  };

  private async run(): Promise<void> {
    while (!this.isOver || this.underWay > 0 || this.outcomes.length > 0) {
      const found = await this.round().catch((error: unknown) => {
        this.parts.log.error({ err: error }, "The outbox could not be read");
        return 0;
      });
      if (found === 0) await this.rest();
    }
  }

  /** Waits until a conversation ends, a mail is written, or it is time to look again. */
  private async rest(): Promise<void> {
    const timer = new AbortController();
    const woken = new Promise<void>((resolve) => {
      this.wake = resolve;
    });
    // An outcome that came while the round ran is settled at once.
    if (this.outcomes.length > 0) return;
    await Promise.race([
      woken,
      sleep(this.pauseMs(), undefined, { signal: timer.signal, ref: false }).catch(() => {}),
    ]);
    timer.abort();
    if (performance.now() < this.eagerUntil) await sleep(EAGER_MS, undefined, { ref: false });
  }

  private get isOutage(): boolean {
    return this.failuresInARow >= FAILURES_OF_AN_OUTAGE;
  }

  private pauseMs(): number {
    if (!this.isOutage) return IDLE_MS;
    return Math.min(MAX_OUTAGE_PAUSE_MS, IDLE_MS * 2 ** (this.failuresInARow - FAILURES_OF_AN_OUTAGE));
  }

  /** Writes down what has come of mails, and takes as many as there are free connections. */
  private async round(): Promise<number> {
    const outcomes = this.outcomes;
    this.outcomes = [];
    try {
      const mails = await inSystemScope(this.parts.db, async (trx) => {
        await this.settle(trx, outcomes);
        return this.isOver ? [] : this.take(trx);
      });
      for (const mail of mails) void this.handOver(mail);
      return mails.length;
    } catch (error) {
      this.outcomes = [...outcomes, ...this.outcomes];
      throw error;
    }
  }

  private async take(trx: Db): Promise<OutboxMail[]> {
    const isProbe = this.isOutage;
    const free = isProbe ? Number(this.underWay === 0) : CONNECTIONS - this.underWay;
    const urgent = await takeMails(trx, { from: 0, to: 0 }, free);
    const left = isProbe ? free : CONNECTIONS - KEPT_FOR_SIGN_IN - this.ordinaryUnderWay;
    const others = await takeMails(trx, { from: 1, to: 3 }, Math.min(free - urgent.length, left));
    return [...urgent, ...others];
  }

  private async settle(trx: Db, outcomes: readonly Outcome[]): Promise<void> {
    const { clock, delivery, log } = this.parts;
    const now = clock.now();
    const sent = outcomes.filter(({ kind }) => kind === "sent").map(({ mail }) => mail.id);
    await markSent(trx, sent, now, delivery.keepsMails);
    for (const { mail, kind, failure } of outcomes) {
      if (kind === "sent") continue;
      const isOld = now.getTime() - mail.created_at.getTime() > GIVEN_UP_AFTER_MS;
      const code = failure?.code ?? "expired";
      if (kind === "failed" && failure?.isFinal !== true && !isOld) {
        await putBack(trx, mail.id, code, pauseAfter(mail.attempts, isSignIn(mail)));
        continue;
      }
      // Staff can send it once more (ledger STAFF-006); a sign-in mail is out of date by then.
      const isKept = delivery.keepsMails || (kind === "failed" && !isSignIn(mail));
      await giveUp(trx, mail.id, code, now, isKept);
      log.warn({ mail: mail.id, failure: code, attempts: mail.attempts }, "A mail was given up");
    }
  }

  private async handOver(mail: OutboxMail): Promise<void> {
    const { clock, log } = this.parts;
    this.underWay += 1;
    if (!isSignIn(mail)) this.ordinaryUnderWay += 1;
    const outcome = isWorthless(mail, clock.now())
      ? ({ mail, kind: "expired" } as const)
      : await this.converse(mail);
    if (outcome.kind === "sent" || outcome.failure?.isFinal === true) this.failuresInARow = 0;
    if (outcome.kind === "failed" && outcome.failure?.isFinal !== true) {
      this.failuresInARow += 1;
      if (this.failuresInARow === FAILURES_OF_AN_OUTAGE)
        log.error({ failure: outcome.failure?.code }, "The mail server takes no mail");
    }
    this.underWay -= 1;
    if (!isSignIn(mail)) this.ordinaryUnderWay -= 1;
    this.parts.onOutcome(outcome.kind);
    this.outcomes.push(outcome);
    this.wake();
  }

  private async converse(mail: OutboxMail): Promise<Outcome> {
    const deadline = new AbortController();
    const tooLong = sleep(MAX_CONVERSATION_MS, undefined, { signal: deadline.signal, ref: false }).then(
      () => {
        throw Object.assign(new Error("The mail server took too long."), { code: "ETIMEDOUT" });
      },
    );
    tooLong.catch(() => {});
    try {
      const { recipient: to, subject, body_text: text, body_html, unsubscribe_url } = mail;
      const letter = { to, subject, text, html: body_html ?? undefined };
      await Promise.race([
        this.parts.delivery.deliver({ ...letter, unsubscribeUrl: unsubscribe_url ?? undefined }),
        tooLong,
      ]);
      return { mail, kind: "sent" };
    } catch (error) {
      return { mail, kind: "failed", failure: failureOf(error) };
    } finally {
      deadline.abort();
    }
  }
}

export const openDispatcher = (parts: Parts): Pick<Dispatcher, "start" | "stop" | "expectMail"> =>
  new Dispatcher(parts);
