import type { Customer } from "@plateful/contract";
import type { StoredCustomer, SubscriptionRow } from "./customer-store.ts";

type Subscription = Customer["subscriptions"][number];

const momentOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** A stored subscription as it is answered. */
export const presentSubscription = (row: Omit<SubscriptionRow, "created_at">): Subscription => ({
  id: row.id,
  status: row.status as Subscription["status"],
  current_period_end: row.current_period_end?.toISOString() ?? null,
  cancel_at: row.cancel_at?.toISOString() ?? null,
  items: row.items as Subscription["items"],
});

/** A person at the payment provider, the customer in use first (ledger BILL-010). */
export const presentCustomers = (customers: readonly StoredCustomer[]): Customer[] =>
  customers.map(({ id, subscriptions }) => ({
    id,
    subscriptions: subscriptions.map((stored) =>
      presentSubscription({
        ...stored,
        current_period_end: momentOrNull(stored.current_period_end),
        cancel_at: momentOrNull(stored.cancel_at),
      }),
    ),
  }));
