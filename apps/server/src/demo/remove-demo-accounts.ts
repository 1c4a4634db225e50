import type { JobKind } from "../platform/calls/jobs.ts";
import type { Services } from "../platform/calls/services.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { eraseAccount } from "../sign-in/index.ts";
import { deleteEmptyOrganisations, listExpiredUsers } from "./demo-account-store.ts";

export const REMOVE_DEMO_ACCOUNTS_JOB = "remove-demo-accounts";
export const DEMO_LIFE_SECONDS = 24 * 3600;

/** Deletes the demo accounts that have ended, with their clients and organisations. */
async function removeDemoAccounts(services: Services): Promise<void> {
  await inSystemScope(services.db, async (db) => {
    const expired = await listExpiredUsers(db, services.clock.now());
    for (const user of expired) await eraseAccount(services, db, user);
    const organisations = expired.flatMap(({ organisation_id: id }) => (id === null ? [] : [id]));
    await deleteEmptyOrganisations(db, [...new Set(organisations)]);
  });
}

/** Runs when an account ends; it finds whatever has ended by then, also what an earlier run could not remove. */
export const removeDemoAccountsJob = (services: Services): JobKind<object> => ({
  name: REMOVE_DEMO_ACCOUNTS_JOB,
  retries: 5,
  retryDelaySeconds: 60,
  work: () => removeDemoAccounts(services),
});
