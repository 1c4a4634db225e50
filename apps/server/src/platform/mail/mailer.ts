import { createTransport } from "nodemailer";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/open-database.ts";
import { inSystemScope, withReach } from "../database/scope.ts";
import type { JobKind, Jobs } from "../jobs.ts";
import type { Log } from "../log.ts";
import { type OutsideGuard, openOutsideGuard } from "../outside-guard.ts";
import type { Settings } from "../settings.ts";
import { isUndeliverable } from "./undeliverable-store.ts";

/** A mail that is ready to go: plain text, in the language of the person who gets it. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The sign-in link and code in it, for the local page that shows mails where no mail server is set. */
  readonly link?: string;
  readonly code?: string;
}

export interface Mailer {
  /**
   * Puts a mail into the outbox and the queue, in the open transaction: it outlives a crash after the commit. Nothing is
   * written to an address that the mail provider reported; the caller does not learn of it, so that nobody can ask whose
   * mailbox works.
   */
  readonly send: (trx: Db, mail: Mail, now: Date) => Promise<void>;
  readonly job: JobKind<never>;
}

const MAIL_JOB = "mail";
const TRIES = 5;

interface Delivery {
  /** Whether a mail stays in the outbox after it went out, to be looked at; its codes and links stay with it. */
  readonly keepsMails: boolean;
  readonly deliver: (mail: { to: string; subject: string; text: string }) => Promise<void>;
}

function smtpDelivery(url: string, from: string, keepsMails: boolean, guard: OutsideGuard): Delivery {
  const transport = createTransport(url, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as never);
  const deliver: Delivery["deliver"] = async (mail) => {
    guard("The mail server");
    await transport.sendMail({ from, ...mail });
  };
  return { keepsMails, deliver };
}

/** Without a mail server the mail stays in the outbox, which the local page shows; the log says that it is there. */
function localDelivery(log: Log, publicUrl: string): Delivery {
  return {
    keepsMails: true,
    deliver: async () => {
      log.info({ page: `${publicUrl}/dev/mail` }, "A mail is shown on the local mail page");
    },
  };
}

/**
 * Sends one mail out of the outbox. A mail that was sent already is left alone, so a repeated job does no harm; the
 * conversation with the mail server happens outside any transaction, so a slow server holds no connection.
 */
async function sendFromOutbox(db: Db, delivery: Delivery, outboxId: number, clock: Clock): Promise<void> {
  const mail = await inSystemScope(db, (trx) =>
    trx
      .selectFrom("outbox")
      .selectAll()
      .where("id", "=", outboxId)
      .where("sent_at", "is", null)
      .executeTakeFirst(),
  );
  if (mail === undefined) return;
  await delivery.deliver({ to: mail.recipient, subject: mail.subject, text: mail.body_text });
  await inSystemScope(db, async (trx) => {
    if (delivery.keepsMails)
      await trx.updateTable("outbox").set({ sent_at: clock.now() }).where("id", "=", outboxId).execute();
    else await trx.deleteFrom("outbox").where("id", "=", outboxId).execute();
  });
}

/** Opens the mailer: real SMTP where a server is set, else the local page. */
export function openMailer(settings: Settings, db: Db, jobs: Jobs, log: Log, clock: Clock): Mailer {
  const delivery =
    settings.smtpUrl === undefined
      ? localDelivery(log, settings.publicUrl)
      : smtpDelivery(
          settings.smtpUrl,
          settings.mailFrom,
          !settings.production,
          openOutsideGuard(settings, log),
        );
  return {
    send: async (trx, mail, now) => {
      const insert = trx
        .insertInto("outbox")
        .values({
          recipient: mail.to,
          subject: mail.subject,
          body_text: mail.text,
          link: mail.link ?? null,
          code: mail.code ?? null,
          created_at: now,
        })
        .returning("id");
      const written = await withReach(trx, "all", async () =>
        (await isUndeliverable(trx, mail.to)) ? null : insert.executeTakeFirstOrThrow(),
      );
      if (written === null) log.info("A mail was not written, because its address takes none");
      else await jobs.enqueue(trx, MAIL_JOB, { outboxId: written.id });
    },
    job: {
      name: MAIL_JOB,
      retries: TRIES - 1,
      retryDelaySeconds: 2,
      work: ({ outboxId }: { outboxId: number }) => sendFromOutbox(db, delivery, outboxId, clock),
    } as JobKind<never>,
  };
}
