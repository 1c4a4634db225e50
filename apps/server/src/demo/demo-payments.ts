import { addDays } from "@plateful/nutrition";
import type { Db } from "../platform/database/open-database.ts";
import { keepCustomer, keepSubscription } from "../subscriptions/index.ts";

/** Coaching by the month, in euro cents. */
const PLAN = {
  id: "price_demo_coaching",
  product: "prod_demo_coaching",
  amount: 7900,
  currency: "eur",
  interval: "month",
} as const;
const OVERDUE_DAYS = 11;

/** Someone whose last month of coaching was not paid: the provider has given up trying to collect it. */
export async function addUnpaidSubscription(
  db: Db,
  person: { readonly id: number; readonly email: string; readonly organisationId: number | null },
  now: Date,
): Promise<void> {
  const customerId = `cus_demo_${person.id}`;
  await keepCustomer(db, {
    id: customerId,
    user_id: person.id,
    email: person.email,
    organisation_id: person.organisationId,
    created_at: now,
  });
  await keepSubscription(db, {
    id: `sub_demo_${person.id}`,
    customer_id: customerId,
    user_id: person.id,
    status: "unpaid",
    current_period_end: new Date(`${addDays(now.toISOString().slice(0, 10), -OVERDUE_DAYS)}T00:00:00Z`),
    items: JSON.stringify([{ id: `si_demo_${person.id}`, plan: PLAN }]),
    created_at: now,
  });
}
