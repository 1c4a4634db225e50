import type { CompleteLanguage } from "@plateful/phrases";
import type { Call } from "../../platform/calls/call.ts";
import { findEnterableAccount, insertAccount } from "./account-store.ts";
import { eraseWithdrawn } from "./erase-account.ts";
import { findCoachForNewcomers, findSiteById } from "./site-store.ts";

/** Who paid, with what the account of a newcomer begins with. */
export interface Buyer {
  readonly email: string;
  readonly organisationId: number;
  readonly locale: CompleteLanguage | null;
  readonly now: Date;
}

/**
 * The account with the address of someone who paid; a new one of that organisation when there is none. The address is
 * not confirmed by paying. What a coach prepared for someone whose invitation was withdrawn is not theirs (ledger COACH-207). Runs
 * where every row is visible.
 */
export async function accountOfBuyer(
  { db, services }: Pick<Call, "db" | "services">,
  buyer: Buyer,
): Promise<{ id: number; isNew: boolean }> {
  const known = await findEnterableAccount(db, buyer.email);
  if (known !== null) return { id: known.id, isNew: false };
  await eraseWithdrawn(services, db, buyer.email);
  const site = await findSiteById(db, buyer.organisationId);
  const id = await insertAccount(db, {
    email: buyer.email,
    organisation_id: site?.id ?? null,
    coach_id: site === null ? null : await findCoachForNewcomers(db, site),
    locale: buyer.locale,
    date_joined: buyer.now,
  });
  return { id, isNew: true };
}
