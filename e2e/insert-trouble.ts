import { sql } from "kysely";
import type { App } from "../apps/server/src/app.ts";
import { inSystemScope } from "../apps/server/src/platform/database/scope.ts";
import type { Handler } from "../apps/server/src/platform/http/http-server.ts";
import { readJson } from "../apps/server/src/platform/http/json-body.ts";
import { TEST_TROUBLE, type TroubleWanted } from "./address.ts";

/** A kind of work that does nothing about a list that is not there, so that trying it again ends well. */
const KIND = "grocery-list";
const NO_LIST = 2_000_000_000;

/**
 * Lets a journey meet what needs a person: a job and a mail that were given up, and a blocked address. The product has nothing
 * like it.
 */
export function serveTestTrouble({ server, services }: App): void {
  const insert: Handler = async (request, reply) => {
    const { recipient, blocked } = request.body as TroubleWanted;
    const now = new Date();
    await inSystemScope(services.db, async (trx) => {
      await services.jobs.enqueue(trx, KIND, { listId: NO_LIST, userId: NO_LIST }, { afterSeconds: 3_600 });
      await sql`update pgboss.job set state = 'failed', output = ${JSON.stringify({ name: "TypeError" })}::jsonb,
        completed_on = now() where name = ${KIND} and (data ->> 'listId')::int = ${NO_LIST} and state < 'active'`.execute(
        trx,
      );
      const mail = { recipient, subject: "Invitation", body_text: "Come", urgency: 1, failure: "EENVELOPE" };
      await trx
        .insertInto("outbox")
        .values({ ...mail, created_at: now, given_up_at: now })
        .execute();
      await trx
        .insertInto("undeliverable_addresses")
        .values({ email: blocked, reason: "BOUNCE", since: now })
        .execute();
    });
    return reply.json({ kind: KIND });
  };
  server.post(TEST_TROUBLE, insert, readJson);
}
