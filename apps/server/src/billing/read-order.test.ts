import { expect, it } from "vitest";
import type { PaymentProvider } from "../platform/payments/payment-provider.ts";
import { readOrder } from "./read-order.ts";

const seller = { id: 1, product: "prod_plateful" };

/** The provider with one price; its own development server knows only prices with an amount. */
const selling = (amount: number | null) =>
  ({
    readPrice: async (id: string) => ({
      ...{ id, isActive: true, productId: seller.product, currency: "eur", amount },
      interval: "month",
    }),
  }) as unknown as PaymentProvider;

it("BILL-029 DATA-075: a price without an amount of its own is refused, not sold for nothing", async () => {
  const order = (unit_amount: number | null) =>
    readOrder(selling(unit_amount), seller, { price_id: "price_monthly" });
  expect(await order(1490)).toMatchObject({ priceId: "price_monthly", amount: 1490 });
  await expect(order(null)).rejects.toMatchObject({
    problems: [{ path: ["price_id"], error: { code: "price_unknown" } }],
  });
});
