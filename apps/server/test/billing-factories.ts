import { randomBytes } from "node:crypto";
import { inSystemScope } from "../src/platform/database/scope.ts";
import type { DevelopmentProvider } from "../src/platform/payments/development-provider.ts";
import type { Person, TestAnswer, TestApp } from "./test-app.ts";

const newName = () => randomBytes(6).toString("hex");

/** A customer with one subscription in this state, as if the provider had told of it. Returns the subscription's id. */
export async function aSubscription(app: TestApp, person: Person, status: string): Promise<string> {
  const name = newName();
  const now = app.clock.now();
  return inSystemScope(app.app.services.db, async (trx) => {
    const customer = { id: `cus_${name}`, user_id: person.id, email: person.email, created_at: now };
    await trx.insertInto("customers").values(customer).execute();
    const plan = { id: "price_1", product: "prod_1", amount: 1295, currency: "eur", interval: "month" };
    await trx
      .insertInto("subscriptions")
      .values({
        id: `sub_${name}`,
        customer_id: customer.id,
        user_id: person.id,
        status,
        items: JSON.stringify([{ id: `si_${name}`, plan }]),
        created_at: now,
      })
      .execute();
    return `sub_${name}`;
  });
}

/** Puts a flag on someone. */
export async function withFlag(app: TestApp, person: Person, name: string): Promise<void> {
  await inSystemScope(app.app.services.db, (trx) =>
    trx
      .insertInto("feature_flags")
      .values({ name, users: [person.id] })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ users: [person.id] }))
      .execute(),
  );
}

/** The provider of the test's own server. */
export function providerOf(app: TestApp): DevelopmentProvider {
  const { development } = app.app.services.payments;
  if (development === null) throw new Error("This server has no provider of its own.");
  return development;
}

/** An organisation that sells something, and what an order of it says. */
export interface Shop {
  readonly id: number;
  readonly subdomain: string;
  readonly product: string;
  readonly order: { readonly organisation_subdomain: string; readonly price_id: string };
}

export async function aShop(app: TestApp, columns: Record<string, unknown> = {}): Promise<Shop> {
  const subdomain = `shop-${newName()}`;
  const product = `prod_${newName()}`;
  const id = await app.anOrganisation({ subdomain, product_stripe_id: product, ...columns });
  const order = { organisation_subdomain: subdomain, price_id: `price_month_${product}` };
  return { id, subdomain, product, order };
}

export const STATE = "state-of-this-checkout";

/** Begins a checkout in a shop. */
export const beginCheckout = (
  app: TestApp,
  shop: Shop,
  body: object = {},
  as?: Person,
): Promise<TestAnswer> =>
  app.post(
    "create-b2c-checkout-session/",
    {
      ...shop.order,
      success_url: "http://localhost:3000/checkout",
      cancel_url: "http://localhost:3000/checkout/failure",
      state: STATE,
      ...body,
    },
    { as, ip: `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.1` },
  );
