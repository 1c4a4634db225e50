import { BILLING_INTERVALS, type getLandingPage as endpoint } from "@plateful/contract";
import type { Stripe } from "stripe";
import { Problem } from "../platform/base/problem.ts";
import { type Call, Outside } from "../platform/calls/call.ts";
import type { Services } from "../platform/calls/services.ts";
import { findOrganisationBySubdomain } from "./organisation-store.ts";
import { presentBrand } from "./present-organisation.ts";

function productOf({ id, product, unit_amount, currency, recurring }: Stripe.Price) {
  const interval = BILLING_INTERVALS.find((each) => each === recurring?.interval);
  if (unit_amount === null || interval === undefined) return [];
  const name = typeof product === "object" && "name" in product ? product.name : "";
  return [
    { id, name, amount: unit_amount, currency, interval, trial_days: recurring?.trial_period_days ?? 0 },
  ];
}

type Products = ReturnType<typeof productOf>;

/** What is sold, cheapest first; nothing while the provider cannot be asked, since the page is more than its prices. */
async function readProducts({ payments }: Services, product: string): Promise<Products> {
  const query = { product, active: true, type: "recurring", limit: 20, expand: ["data.product"] } as const;
  try {
    const { data } = await payments.ask((stripe) =>
      stripe.prices.list({ ...query, expand: [...query.expand] }),
    );
    return data.flatMap(productOf).toSorted((one, other) => one.amount - other.amount);
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}

/**
 * The brand of an organisation with what it sells, for the page on which people begin (ledger ORG-010).
 * @throws Problem not_found
 */
export async function getLandingPage({ db, params, services }: Call<typeof endpoint>) {
  const row = await findOrganisationBySubdomain(db, params.subdomain);
  if (row === null) throw new Problem("not_found");
  const brand = presentBrand(row);
  const { product_stripe_id: product } = row;
  if (product === null) return { ...brand, products: [] };
  return Outside.run(
    () => readProducts(services, product),
    async (_call, products) => ({ ...brand, products }),
  );
}
