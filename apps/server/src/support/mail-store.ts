import type { Db } from "../platform/database/open-database.ts";
import { withReach } from "../platform/database/scope.ts";

const MAX_SHOWN = 200;

/** Mails that were written before this moment and are not sent yet. */
export function countWaitingMails(trx: Db, before: Date): Promise<number> {
  return withReach(trx, "all", async () => {
    const { count } = await trx
      .selectFrom("outbox")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("sent_at", "is", null)
      .where("given_up_at", "is", null)
      .where("created_at", "<", before)
      .executeTakeFirstOrThrow();
    return count;
  });
}

/** The latest mails, of everybody or to one address. */
export function listMails(trx: Db, to: string | undefined) {
  return withReach(trx, "all", () => {
    const query = trx.selectFrom("outbox").selectAll().orderBy("id", "desc").limit(MAX_SHOWN);
    return (to === undefined ? query : query.where("recipient", "=", to)).execute();
  });
}
