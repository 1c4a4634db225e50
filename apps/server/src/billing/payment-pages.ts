import { escapeHtml } from "../platform/escape-html.ts";
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

/** The page on which somebody pays. */
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

function article({ id, status, cancel_at_period_end }: SubscriptionObject): string {
  const act = (next: string, label: string) => button(`/dev/payments/subscriptions/${id}/${next}`, label);
  return `<article><p>${id}: ${status}${cancel_at_period_end ? ", ends with the period" : ""}</p>
${act("active", "Payment succeeds")}${act("unpaid", "Payment fails")}${act("canceled", "Cancel now")}</article>`;
}

/** The page on which somebody manages what they pay. */
export function portalPage(
  customer: string,
  subscriptions: readonly SubscriptionObject[],
  returnUrl: string | undefined,
): string {
  const list = subscriptions.length === 0 ? "<p>No subscription.</p>" : subscriptions.map(article).join("\n");
  return page("Billing", `<p>${escapeHtml(customer)}</p>${list}${link(returnUrl ?? "", "Back")}`);
}
