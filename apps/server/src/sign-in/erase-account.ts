import { removeFilesOf } from "../media/index.ts";
import type { Db } from "../platform/database/open-database.ts";
import type { Services } from "../platform/services.ts";
import { cancelSubscriptionsOf } from "../subscriptions/index.ts";
import { erasePerson } from "./personal-data-store.ts";

/**
 * Erases an account with all that hangs on it, in the open transaction, which must reach all rows: subscriptions end, pictures
 * are given up, waiting jobs are forgotten, and every row of the person goes (ledger PROF-015, PRIV-019).
 */
export async function eraseAccount(
  services: Services,
  db: Db,
  user: { readonly id: number; readonly email: string },
): Promise<void> {
  await cancelSubscriptionsOf({ db, services }, user.id);
  await removeFilesOf(services, db, user.id);
  await services.jobs.forgetPerson(db, user.id);
  await erasePerson(services, db, user);
}
