import type { Db } from "../database/open-database.ts";
import { withReach } from "../database/scope.ts";
import { openOutsideGuard } from "../http/outside-guard.ts";
import type { Settings } from "../settings/settings.ts";
import type { Tracer } from "../traces/tracer.ts";
import { type Delivery, localDelivery, smtpDelivery } from "./delivery.ts";
import { openDispatcher } from "./dispatcher.ts";
import type { Mail } from "./mail.ts";
import { insertMail } from "./outbox-store.ts";
import { isUndeliverable } from "./undeliverable-store.ts";

export interface Mailer {
  /**
   * Puts a mail into the outbox, in the open transaction: it outlives a crash after the commit. Nothing is written to an
   * address that the mail provider reported; the caller does not learn of it, so that nobody can ask whose mailbox works.
   */
  readonly send: (trx: Db, mail: Mail, now: Date) => Promise<void>;
  /** Begins to hand over what waits in the outbox. */
  readonly start: () => void;
  /** Finishes the conversations under way. */
  readonly stop: () => Promise<void>;
}

type Parts = Omit<Parameters<typeof openDispatcher>[0], "delivery"> & {
  readonly tracer?: Tracer | undefined;
};

/** Each conversation with the mail server is a trace of its own: the call that wrote the mail has ended by then. */
function traced(delivery: Delivery, tracer: Tracer | undefined): Delivery {
  if (tracer === undefined) return delivery;
  const start = { name: "send mail", kind: "client", attributes: { "peer.service": "mail" } } as const;
  return { ...delivery, deliver: (letter) => tracer.run(start, () => delivery.deliver(letter)) };
}

/** Opens the mailer: real SMTP where a server is set, else the local page. */
export function openMailer(settings: Settings, { db, log, clock, onOutcome, tracer }: Parts): Mailer {
  const delivery =
    settings.smtpUrl === undefined
      ? localDelivery(log, settings.publicUrl)
      : smtpDelivery(
          settings.smtpUrl,
          settings.mailFrom,
          !settings.production,
          openOutsideGuard(settings, log),
        );
  const dispatcher = openDispatcher({ db, delivery: traced(delivery, tracer), log, clock, onOutcome });
  return {
    send: async (trx, mail, now) => {
      const isWritten = await withReach(trx, "all", async () => {
        if (await isUndeliverable(trx, mail.to)) return false;
        await insertMail(trx, mail, now);
        return true;
      });
      if (isWritten) dispatcher.expectMail();
      else log.info("A mail was not written, because its address takes none");
    },
    start: dispatcher.start,
    stop: dispatcher.stop,
  };
}
