import type { Clock } from "../base/clock.ts";
import {
  type CustomerObject,
  findPrice,
  newId,
  type PriceObject,
  type SessionObject,
  type SubscriptionObject,
} from "./development-objects.ts";

const DAY_SECONDS = 86_400;
const PERIOD_DAYS = { month: 30, year: 365 } as const;

/** Called with every event, in the order in which things happen. */
type Listener = (type: string, object: object) => void;

/** Everything that the development provider knows; it forgets it when the server stops. */
export class DevelopmentState {
  readonly customers = new Map<string, CustomerObject>();
  readonly subscriptions = new Map<string, SubscriptionObject>();
  readonly sessions = new Map<string, SessionObject>();
  private readonly origin: string;
  private readonly clock: Clock;
  readonly tell: Listener;

  constructor(origin: string, clock: Clock, tell: Listener) {
    this.origin = origin;
    this.clock = clock;
    this.tell = tell;
  }

  /** Now, in seconds. */
  now = (): number => Math.floor(this.clock.now().getTime() / 1000);

  /** Address of a page that the provider shows to people. */
  pageOf(kind: "checkout" | "portal", id: string, returnUrl?: string): string {
    const query = returnUrl === undefined ? "" : `?${new URLSearchParams({ return_url: returnUrl })}`;
    return `${this.origin}/dev/payments/${kind}/${id}${query}`;
  }

  addCustomer(email: string, metadata: CustomerObject["metadata"]): CustomerObject {
    const customer: CustomerObject = { id: newId("cus"), object: "customer", email, metadata, balance: 0 };
    this.customers.set(customer.id, customer);
    return customer;
  }

  addSubscription(
    customer: string,
    price: PriceObject,
    metadata: Readonly<Record<string, string>>,
    trialEnd: number | null = null,
  ): SubscriptionObject {
    const created = this.now();
    const { interval } = price.recurring;
    const item = {
      id: newId("si"),
      object: "subscription_item",
      price: { ...price, product: price.product.id },
      current_period_end: trialEnd ?? created + PERIOD_DAYS[interval] * DAY_SECONDS,
    };
    const id = newId("sub");
    const subscription: SubscriptionObject = {
      id,
      object: "subscription",
      customer,
      status: trialEnd === null ? "active" : "trialing",
      cancel_at: null,
      cancel_at_period_end: false,
      created,
      metadata,
      latest_invoice: {
        id: newId("in"),
        object: "invoice",
        confirmation_secret: { type: "payment_intent", client_secret: `${id}_secret` },
      },
      items: { object: "list", data: [item], has_more: false },
    };
    this.subscriptions.set(id, subscription);
    this.tell("customer.subscription.created", subscription);
    return subscription;
  }

  /** Newest first, as the provider lists them. */
  subscriptionsOf = (customer: string): SubscriptionObject[] =>
    [...this.subscriptions.values()].filter((one) => one.customer === customer).reverse();

  private named(id: string): SubscriptionObject {
    const subscription = this.subscriptions.get(id);
    if (subscription === undefined) throw new Error(`No subscription ${id}.`);
    return subscription;
  }

  /** Lets a subscription end with the period that is paid, or takes that back. */
  setEnd(id: string, endsWithPeriod: boolean): SubscriptionObject {
    const subscription = this.named(id);
    const end = subscription.items.data[0]?.current_period_end ?? this.now();
    subscription.cancel_at_period_end = endsWithPeriod;
    subscription.cancel_at = endsWithPeriod ? end : null;
    this.tell("customer.subscription.updated", subscription);
    return subscription;
  }

  setStatus(id: string, status: string): SubscriptionObject {
    const subscription = this.named(id);
    subscription.status = status;
    const kind = status === "canceled" ? "deleted" : "updated";
    this.tell(`customer.subscription.${kind}`, subscription);
    return subscription;
  }

  addSession(
    given: Pick<
      SessionObject,
      "price" | "trial_end" | "customer" | "customer_email" | "success_url" | "cancel_url" | "metadata"
    >,
  ): SessionObject {
    const id = newId("cs");
    const session: SessionObject = {
      ...given,
      id,
      object: "checkout.session",
      mode: "subscription",
      status: "open",
      payment_status: "unpaid",
      customer_details: null,
      subscription: null,
      url: this.pageOf("checkout", id),
    };
    this.sessions.set(id, session);
    return session;
  }

  /** Someone pays on the provider's page. Paying twice is paying once. */
  pay(sessionId: string): SessionObject | null {
    const session = this.sessions.get(sessionId);
    if (session === undefined || session.status === "complete") return session ?? null;
    const price = findPrice(session.price);
    if (price === null) return null;
    const email = session.customer_email ?? this.customers.get(session.customer ?? "")?.email ?? "";
    session.customer ??= this.addCustomer(email, {}).id;
    session.customer_details = { email };
    session.status = "complete";
    session.payment_status = "paid";
    session.subscription = this.addSubscription(
      session.customer,
      price,
      session.metadata,
      session.trial_end,
    ).id;
    this.tell("checkout.session.completed", session);
    return session;
  }
}
