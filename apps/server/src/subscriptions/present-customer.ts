import type { Customer } from "@plateful/contract";
import type { Db } from "../platform/database/open-database.ts";
import { listCustomerRows, listSubscriptionRows, type SubscriptionRow } from "./customer-store.ts";

type Subscription = Customer["subscriptions"][number];

/** A stored subscription as it is answered. */
export const presentSubscription = (row: SubscriptionRow): Subscription => ({
  id: row.id,
  status: row.status as Subscription["status"],
  current_period_end: row.current_period_end?.toISOString() ?? null,
  cancel_at: row.cancel_at?.toISOString() ?? null,
  items: row.items as Subscription["items"],
});

/** A person at the payment provider, the customer in use first (ledger BILL-010). */
export async function listCustomers(db: Db, userId: number): Promise<Customer[]> {
  const customers = await listCustomerRows(db, userId);
  const rows = await listSubscriptionRows(
    db,
    customers.map(({ id }) => id),
  );
  return customers.map(({ id }) => ({
    id,
    subscriptions: rows.filter(({ customer_id }) => customer_id === id).map(presentSubscription),
  }));
}
