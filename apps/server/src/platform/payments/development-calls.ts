import {
  findPrice,
  listOf,
  newId,
  priceOf,
  productsNamed,
  promotionCodesNamed,
} from "./development-objects.ts";
import type { DevelopmentState } from "./development-state.ts";
import { type FormBody, textAt, textsAt } from "./form-body.ts";

/** A call on the development provider: the parts of its path and what it says. */
interface ProviderCall {
  readonly id: string;
  readonly form: FormBody;
}

/** A refusal in the words of the provider. */
export class ProviderRefusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, error: Readonly<Record<string, string>>) {
    super(error.message ?? error.code);
    this.status = status;
    this.body = { error };
  }
}

const missing = (what: string) =>
  new ProviderRefusal(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${what}`,
  });

/** @throws ProviderRefusal resource_missing instead of nothing. */
function known<T>(what: string, found: T | null | undefined): T {
  if (found === null || found === undefined) throw missing(what);
  return found;
}

/** The name of a card that every provider of payments refuses. */
const REFUSED_CARD = "pm_card_chargeDeclined";

type Answer = (state: DevelopmentState, call: ProviderCall) => object;

const createSubscription: Answer = (state, { form }) => {
  const customer = known("customer", state.customers.get(textAt(form, "customer") ?? ""));
  const price = known("price", findPrice(textAt(form, "items", "0", "price") ?? ""));
  if (textAt(form, "default_payment_method") === REFUSED_CARD)
    throw new ProviderRefusal(402, {
      type: "card_error",
      code: "card_declined",
      message: "Your card was declined.",
    });
  return state.addSubscription(customer.id, price, textsAt(form, "metadata"));
};

const changeSubscription: Answer = (state, { id, form }) => {
  const subscription = known("subscription", state.subscriptions.get(id));
  if (textAt(form, "cancel_at_period_end") === "true") {
    state.setEnd(id, true);
  }
  return subscription;
};

const createSession: Answer = (state, { form }) => {
  const price = known("price", findPrice(textAt(form, "line_items", "0", "price") ?? ""));
  return state.addSession({
    price: price.id,
    trial_end: Number(textAt(form, "subscription_data", "trial_end") ?? 0) || null,
    customer: textAt(form, "customer") ?? null,
    customer_email: textAt(form, "customer_email") ?? null,
    success_url: textAt(form, "success_url") ?? "",
    cancel_url: textAt(form, "cancel_url") ?? "",
    metadata: textsAt(form, "metadata"),
  });
};

const creditCustomer: Answer = (state, { id, form }) => {
  const customer = known("customer", state.customers.get(id));
  const amount = Number(textAt(form, "amount"));
  customer.balance += amount;
  return { id: newId("cbtxn"), object: "customer_balance_transaction", amount, customer: id };
};

/** What the development provider answers, by method and path; `*` stands for a name. */
export const PROVIDER_CALLS: Readonly<Record<string, Answer>> = {
  "POST customers": (state, { form }) =>
    state.addCustomer(textAt(form, "email") ?? "", textsAt(form, "metadata")),
  "GET customers/*": (state, { id }) => known("customer", state.customers.get(id)),
  "POST customers/*/balance_transactions": creditCustomer,
  "GET products": (_state, { form }) =>
    listOf(productsNamed(Object.values(textsAt(form, "ids"))), "/v1/products"),
  "GET prices": (_state, { form }) => {
    const product = textAt(form, "product") ?? "";
    return listOf([priceOf("month", product), priceOf("year", product)], "/v1/prices");
  },
  "GET prices/*": (_state, { id }) => known("price", findPrice(id)),
  "GET promotion_codes": (_state, { form }) =>
    listOf(promotionCodesNamed(textAt(form, "code") ?? ""), "/v1/promotion_codes"),
  "POST checkout/sessions": createSession,
  "GET checkout/sessions/*": (state, { id }) => known("checkout session", state.sessions.get(id)),
  "POST billing_portal/sessions": (state, { form }) => ({
    id: newId("bps"),
    object: "billing_portal.session",
    url: state.pageOf("portal", textAt(form, "customer") ?? "", textAt(form, "return_url")),
  }),
  "POST setup_intents": (_state, { form }) => {
    const id = newId("seti");
    return { id, object: "setup_intent", client_secret: `${id}_secret`, customer: textAt(form, "customer") };
  },
  "POST payment_intents": (_state, { form }) => {
    const id = newId("pi");
    const amount = Number(textAt(form, "amount"));
    const currency = textAt(form, "currency");
    return { id, object: "payment_intent", client_secret: `${id}_secret`, amount, currency };
  },
  "POST subscriptions": createSubscription,
  "GET subscriptions": (state, { form }) =>
    listOf(state.subscriptionsOf(textAt(form, "customer") ?? ""), "/v1/subscriptions"),
  "GET subscriptions/*": (state, { id }) => known("subscription", state.subscriptions.get(id)),
  "POST subscriptions/*": changeSubscription,
  "DELETE subscriptions/*": (state, { id }) => {
    known("subscription", state.subscriptions.get(id));
    return state.setStatus(id, "canceled");
  },
};
