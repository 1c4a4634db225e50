import { escapeHtml } from "../platform/base/escape-html.ts";
import type { SessionObject, SubscriptionObject } from "../platform/payments/development-objects.ts";
import { findPrice } from "../platform/payments/development-objects.ts";

export const PAGE_STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 32rem; margin: 2rem auto; padding: 0 1rem; color: #1c2b24; }
article { border: 1px solid #b9c6bf; border-radius: 8px; padding: 1rem; margin: 1rem 0; }
button { font: inherit; padding: 0.6rem 1.2rem; border-radius: 8px; border: 1px solid #2b7f3f; background: #fff; }
button.main { background: #2b7f3f; color: #fff; }
form { display: inline-block; margin: 0 0.5rem 0.5rem 0; }
`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><link rel="stylesheet" href="/dev/payments.css"></head>
<body><main><h1>${title}</h1><p>Development payments: no money moves.</p>${body}</main></body></html>
`;

const button = (action: string, label: string, isMain = false) =>
  `<form method="post" action="${action}"><button${isMain ? ' class="main"' : ""}>${label}</button></form>`;

const link = (address: string, label: string) =>
  /^https?:\/\//.test(address) ? `<p><a href="${escapeHtml(address)}">${label}</a></p>` : "";

/** The page on which someone pays. */
export function checkoutPage(session: SessionObject): string {
  const price = findPrice(session.price);
  const amount = price === null ? "" : `${(price.unit_amount / 100).toFixed(2)} ${price.currency}`;
  const interval = price?.recurring.interval ?? "";
  const way = button(`/dev/payments/checkout/${session.id}/pay`, "Pay", true);
  return page(
    "Checkout",
    `<article><p>${escapeHtml(session.customer_email ?? "")}</p><p>${amount} per ${interval}</p>${way}
${link(session.cancel_url, "Cancel")}</article>`,
  );
}

/**
 * What can become of a subscription. A real provider tries a failed payment again for some days before it gives up: both are
 * here, because the product says something else to each (ledger BILL-039, BILL-044).
 */
export const PORTAL_ACTIONS = {
  active: "Payment succeeds",
  past_due: "Payment fails, it will be tried again",
  unpaid: "Payment fails for the last time",
  ending: "Cancel at the end of the period",
  resumed: "Take the cancellation back",
  canceled: "Cancel now",
} as const;

/** Every page that follows an action keeps the way back. */
const returnQuery = (returnUrl: string | undefined): string =>
  returnUrl === undefined ? "" : `?return_url=${encodeURIComponent(returnUrl)}`;

/** The address of the page on which a customer manages what they pay. */
export const portalPath = (customer: string, returnUrl: string | undefined): string =>
  `/dev/payments/portal/${customer}${returnQuery(returnUrl)}`;

function article(subscription: SubscriptionObject, returnUrl: string | undefined): string {
  const { id, status, cancel_at_period_end: isEnding } = subscription;
  const hidden = isEnding ? "ending" : "resumed";
  const buttons = Object.entries(PORTAL_ACTIONS)
    .filter(([next]) => next !== hidden && status !== "canceled")
    .map(([next, label]) =>
      button(`/dev/payments/subscriptions/${id}/${next}${returnQuery(returnUrl)}`, label),
    );
  return `<article><p>${id}: ${status}${isEnding ? ", ends with the period" : ""}</p>
${buttons.join("")}</article>`;
}

/** The page on which someone manages what they pay. */
export function portalPage(
  customer: string,
  subscriptions: readonly SubscriptionObject[],
  returnUrl: string | undefined,
): string {
  const list =
    subscriptions.length === 0
      ? "<p>No subscription.</p>"
      : subscriptions.map((each) => article(each, returnUrl)).join("\n");
  return page("Billing", `<p>${escapeHtml(customer)}</p>${list}${link(returnUrl ?? "", "Back")}`);
}
