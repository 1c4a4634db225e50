import type { Invitation, ShownInvitations } from "@plateful/contract";
import { type SqlBool, sql } from "kysely";
import type { WhoseClients } from "../../platform/calls/whose-clients.ts";
import type { Db } from "../../platform/database/open-database.ts";
import type { Slice } from "../../platform/http/page.ts";

type State = Invitation["state"];

/** From here on an invitation is about to expire. */
const ENDS_SOON_DAYS = 2;
/** Those that need the coach come first, those that nobody waits for last. */
const WORST_FIRST: readonly State[] = [
  ...(["NOT_DELIVERED", "EXPIRED", "OPENED", "SENT", "NONE", "WITHDRAWN", "ACCEPTED"] as const),
];

/** Whether mail to an address comes back, or was refused for good since an invitation was sent. */
export async function isMailRefused(db: Db, email: string, since: Date): Promise<boolean> {
  const { is_refused } = await db
    .selectNoFrom((eb) => [
      eb
        .or([
          eb.exists(eb.selectFrom("undeliverable_addresses").select("email").where("email", "=", email)),
          eb.exists(
            eb
              .selectFrom("outbox")
              .select("id")
              .where("recipient", "=", email)
              .where("created_at", ">=", since)
              .where("given_up_at", "is not", null),
          ),
        ])
        .as("is_refused"),
    ])
    .executeTakeFirstOrThrow();
  return Boolean(is_refused);
}

/** Those of these active clients who have not signed in, and those who did by an invitation that is still known. */
const invitedOf = (db: Db, { coachId, others }: WhoseClients, now: Date) =>
  db
    .selectFrom("users as u")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("sign_in_requests as s")
          .selectAll("s")
          .whereRef("s.user_id", "=", "u.id")
          .where("s.purpose", "=", "CLIENT_INVITATION")
          .orderBy("s.id", "desc")
          .limit(1)
          .as("r"),
      (join) => join.onTrue(),
    )
    .where((eb) => eb.or([eb("u.coach_id", "=", coachId), sql<SqlBool>`u.id = any (${[...others]}::int[])`]))
    .where("u.account_enabled", "=", true)
    .where((eb) => eb.or([eb("u.email_confirmed_at", "is", null), eb("r.id", "is not", null)]))
    .select(["u.id", "u.email", "u.first_name", "u.last_name", "u.date_joined", "u.email_confirmed_at"])
    .select("u.coach_id")
    .select(["r.created_at as sent_at", "r.link_expires_at as expires_at"])
    .select((eb) => [
      eb.fn.coalesce("r.link_opened_at", "r.link_used_at").as("opened_at"),
      eb
        .case()
        .when("u.email_confirmed_at", "is not", null)
        .then("ACCEPTED")
        .when("r.id", "is", null)
        .then("NONE")
        .when("r.voided_at", "is not", null)
        .then("WITHDRAWN")
        .when(
          eb.or([
            eb.exists(
              eb
                .selectFrom("undeliverable_addresses as a")
                .select("a.email")
                .whereRef("a.email", "=", "u.email"),
            ),
            eb.exists(
              eb
                .selectFrom("outbox as o")
                .select("o.id")
                .whereRef("o.recipient", "=", "u.email")
                .whereRef("o.created_at", ">=", "r.created_at")
                .where("o.given_up_at", "is not", null),
            ),
          ]),
        )
        .then("NOT_DELIVERED")
        .when("r.link_expires_at", "<=", now)
        .then("EXPIRED")
        .when("r.link_opened_at", "is", null)
        .then("SENT")
        .else("OPENED")
        .end()
        .as("state"),
    ]);

const needsCoach = (now: Date) => {
  const soon = new Date(now.getTime() + ENDS_SOON_DAYS * 86_400_000);
  return sql<boolean>`(i.state in ('NOT_DELIVERED', 'EXPIRED') or (i.state in ('SENT', 'OPENED') and i.expires_at <= ${soon}))`;
};

interface Asked {
  readonly whose: WhoseClients;
  readonly now: Date;
}

/** How many invitations of these clients are known, and how far they are. */
export async function countInvited(db: Db, { whose, now }: Asked) {
  return db
    .selectFrom(invitedOf(db, whose, now).as("i"))
    .select((eb) => [
      eb.fn.count<number>("i.sent_at").as("sent"),
      eb.fn
        .countAll<number>()
        .filterWhere((one) => one.or([one("i.opened_at", "is not", null), one("i.state", "=", "ACCEPTED")]))
        .as("opened"),
      eb.fn.countAll<number>().filterWhere("i.state", "=", "ACCEPTED").as("joined"),
      eb.fn.countAll<number>().filterWhere("i.state", "<>", "ACCEPTED").as("waiting"),
      eb.fn.countAll<number>().filterWhere(needsCoach(now)).as("need"),
    ])
    .executeTakeFirstOrThrow();
}

/** A page of them, worst first: not delivered, expired, about to expire, then the others by how far they are. */
export async function listInvited(
  db: Db,
  { whose, now, show }: Asked & { readonly show: ShownInvitations },
  { limit, offset }: Slice,
) {
  const shown = { WAITING: sql<SqlBool>`i.state <> 'ACCEPTED'`, JOINED: sql<SqlBool>`i.state = 'ACCEPTED'` };
  return db
    .selectFrom(invitedOf(db, whose, now).as("i"))
    .selectAll()
    .select(needsCoach(now).as("needs_coach"))
    .where(show === "ALL" ? sql<SqlBool>`true` : shown[show])
    .orderBy(needsCoach(now), "desc")
    .orderBy(sql`array_position(${[...WORST_FIRST]}::text[], i.state)`)
    .orderBy("i.expires_at")
    .orderBy("i.id")
    .limit(limit)
    .offset(offset)
    .execute();
}
