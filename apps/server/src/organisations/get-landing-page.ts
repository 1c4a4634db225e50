import { BILLING_INTERVALS, type getLandingPage as endpoint } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import { type Call, Outside } from "../platform/calls/call.ts";
import type { Services } from "../platform/calls/services.ts";
import type { NamedPrice } from "../platform/payments/payment-provider.ts";
import { findOrganisationBySubdomain } from "./organisation-store.ts";
import { presentBrand } from "./present-organisation.ts";

function productOf({ id, productName, amount, currency, interval: paid, trialDays }: NamedPrice) {
  const interval = BILLING_INTERVALS.find((each) => each === paid);
  if (amount === null || interval === undefined) return [];
  return [{ id, name: productName, amount, currency, interval, trial_days: trialDays }];
}

type Products = ReturnType<typeof productOf>;

/** What is sold, cheapest first; nothing while the provider cannot be asked, since the page is more than its prices. */
async function readProducts({ payments }: Services, product: string): Promise<Products> {
  try {
    const prices = await payments.ask((provider) => provider.listNamedPrices(product));
    return prices.flatMap(productOf).toSorted((one, other) => one.amount - other.amount);
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
