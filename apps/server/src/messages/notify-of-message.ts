import type { Call } from "../platform/calls/call.ts";
import type { JobKind } from "../platform/calls/jobs.ts";
import type { Services } from "../platform/calls/services.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { mailName } from "../platform/mail/mail-text.ts";
import { envelopeTo, newMessageMail, siteOrigin } from "../sign-in/index.ts";
import type { ConversationRow, Side } from "./conversation-store.ts";
import { countUnread } from "./message-store.ts";
import { findNoticeParties, noteTold } from "./notice-store.ts";

const NOTIFY_OF_MESSAGE_JOB = "notify-of-message";
/** Whoever has the app open reads it before a mail is written. */
const NOTICE_PAUSE_SECONDS = 600;

/** Where each side reads what was written. */
const PLACES: Readonly<Record<Side, string>> = { client: "/messages", coach: "/coach/messages" };

interface Notice {
  /** Who would be told, and whose conversation it is; the queue forgets what waits for either when they are erased. */
  readonly userId: number;
  readonly clientId: number;
  readonly conversationId: number;
  readonly side: Side;
}

/** After a pause someone is told of what they have not read by then; the first unread message asks for that (TALK-010). */
export async function expectNotice(
  { db, services }: Pick<Call, "db" | "services">,
  conversation: ConversationRow,
  side: Side,
): Promise<void> {
  const isClient = side === "client";
  const after = isClient ? conversation.read_by_client : conversation.read_by_coach;
  const unread = await countUnread(db, conversation.id, { isFromCoach: isClient, after });
  const userId = isClient ? conversation.user_id : conversation.coach_id;
  if (unread !== 1 || userId === null) return;
  const notice: Notice = { userId, clientId: conversation.user_id, conversationId: conversation.id, side };
  await services.jobs.enqueue(db, NOTIFY_OF_MESSAGE_JOB, notice, { afterSeconds: NOTICE_PAUSE_SECONDS });
}

/** Says who wrote, and nothing of what. */
async function notifyOfMessage(services: Services, { conversationId, side }: Notice): Promise<void> {
  const { db, clock, mailer, settings } = services;
  await inSystemScope(db, async (trx) => {
    const parties = await findNoticeParties(trx, conversationId, side);
    if (parties === null) return;
    const now = clock.now();
    const envelope = envelopeTo(parties, now);
    const link = `${siteOrigin(settings, parties.subdomain)}${PLACES[side]}`;
    await noteTold(trx, conversationId, side, now);
    await mailer.send(trx, newMessageMail(envelope, mailName(parties.writer), link), now);
  });
}

export const notifyOfMessageJob = (services: Services): JobKind<never> =>
  ({
    name: NOTIFY_OF_MESSAGE_JOB,
    retries: 4,
    retryDelaySeconds: 300,
    work: (notice: Notice) => notifyOfMessage(services, notice),
  }) as JobKind<never>;
