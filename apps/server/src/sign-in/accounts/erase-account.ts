import { removeFilesOf } from "../../media/index.ts";
import type { Services } from "../../platform/calls/services.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { cancelSubscriptionsOf } from "../../subscriptions/index.ts";
import { lockWithdrawn, type Prepared } from "./account-store.ts";
import { erasePerson, erasePersonOnly } from "./personal-data-store.ts";

/** What hangs on an account outside its own rows. */
async function letGo(services: Services, db: Db, userId: number): Promise<void> {
  await cancelSubscriptionsOf({ db, services }, userId);
  await removeFilesOf(services, db, userId);
  await services.jobs.forgetPerson(db, userId);
}

/**
 * Erases an account with all that hangs on it, in the open transaction, which must reach all rows: subscriptions end, pictures
 * are given up, waiting jobs are forgotten, and every row of the person goes (ledger PROF-015, PRIV-019).
 */
export async function eraseAccount(
  services: Services,
  db: Db,
  user: { readonly id: number; readonly email: string },
): Promise<void> {
  await letGo(services, db, user.id);
  await erasePerson(services, db, user);
}

/**
 * Erases the account that a coach prepared for an address and whose invitation was withdrawn, if there is one: whoever signs up
 * begins with nothing of it. What the person did by the address themselves stays, such as the answers they gave before signing up
 * and their place on a waiting list (ledger COACH-207). Must reach all rows. An account that `isKept` holds for stays as well.
 */
export async function eraseWithdrawn(
  services: Services,
  db: Db,
  email: string,
  isKept: (prepared: Prepared) => boolean = () => false,
): Promise<void> {
  const prepared = await lockWithdrawn(db, email);
  if (prepared === null || isKept(prepared)) return;
  await letGo(services, db, prepared.id);
  await erasePersonOnly(services, db, prepared.id);
}
