import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Db } from "../platform/database/open-database.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { findByAddress, insertStaff, listStaff, setStaff } from "./staff-account-store.ts";

/** Why an account is not made one of staff, or is none any more. */
export type StaffRefusal = "has-a-role" | "unknown" | "last";

/**
 * Makes an account one of staff, or a new one for an address that has none. No call of the API does this: whoever may is on the
 * machine and holds the keys of the database (ledger DATA-037, STAFF-001). Nobody is signed in by it: the person asks for a code,
 * which proves the mailbox.
 * @param name For a new account.
 * @returns Whether the account was made, or a refusal: a coach or a client needs another address for this.
 */
export function makeStaff(
  db: Db,
  { email, name, now }: { readonly email: string; readonly name: string; readonly now: Date },
): Promise<"made" | "changed" | "is-staff" | StaffRefusal> {
  return inSystemScope(db, async (trx) => {
    const known = await findByAddress(trx, email);
    if (known?.is_staff === true) return "is-staff";
    if (known !== null && (known.is_coach || known.coach_id !== null)) return "has-a-role";
    const id = known?.id ?? (await insertStaff(trx, { email, name, now }));
    if (known !== null) await setStaff(trx, id, true);
    await insertAudit(trx, { actor_id: null, user_id: id, action: "make-staff", happened_at: now });
    return known === null ? "made" : "changed";
  });
}

/** Takes the role away and ends all sessions of the account, which stays. The last one keeps it, so that someone is left. */
export function endStaff(db: Db, email: string, now: Date): Promise<"changed" | StaffRefusal> {
  return inSystemScope(db, async (trx) => {
    const known = await findByAddress(trx, email);
    if (known?.is_staff !== true) return "unknown";
    if ((await listStaff(trx)).length === 1) return "last";
    await setStaff(trx, known.id, false);
    await insertAudit(trx, { actor_id: null, user_id: known.id, action: "end-staff", happened_at: now });
    return "changed";
  });
}

/** The addresses of staff. */
export const readStaff = (db: Db): Promise<string[]> =>
  inSystemScope(db, async (trx) => (await listStaff(trx)).map(({ email }) => email));
