import type { HttpReply } from "../platform/http-reply.ts";
import type { HttpServer } from "../platform/http-server.ts";
import type { DevelopmentProvider } from "../platform/payments/development-provider.ts";
import { sendNotFound } from "../platform/send-page.ts";
import type { Services } from "../platform/services.ts";
import { checkoutPage, PAGE_STYLE, portalPage } from "./payment-pages.ts";
import { takeMessage } from "./serve-webhook.ts";

const STATUSES = ["active", "unpaid", "canceled"];

const sendHtml = (reply: HttpReply, text: string) =>
  reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(text);

function serveCheckout(server: HttpServer, { state, settled }: DevelopmentProvider): void {
  server.get("/dev/payments/checkout/:id", (request, reply) => {
    const session = state.sessions.get(request.param("id"));
    return session === undefined ? sendNotFound(reply) : sendHtml(reply, checkoutPage(session));
  });
  server.post("/dev/payments/checkout/:id/pay", async (request, reply) => {
    const session = state.pay(request.param("id"));
    if (session === null) return sendNotFound(reply);
    await settled();
    return reply.redirect(session.success_url.replace("{CHECKOUT_SESSION_ID}", session.id), 303);
  });
}

function servePortal(server: HttpServer, { state, settled }: DevelopmentProvider): void {
  server.get("/dev/payments/portal/:id", (request, reply) => {
    const id = request.param("id");
    const { return_url } = request.query;
    const back = typeof return_url === "string" ? return_url : undefined;
    return sendHtml(reply, portalPage(id, state.subscriptionsOf(id), back));
  });
  server.post("/dev/payments/subscriptions/:id/:status", async (request, reply) => {
    const [id, status] = [request.param("id"), request.param("status")];
    if (!state.subscriptions.has(id) || !STATUSES.includes(status)) return sendNotFound(reply);
    const { customer } = state.setStatus(id, status);
    await settled();
    return reply.redirect(`/dev/payments/portal/${customer}`, 303);
  });
}

/**
 * The pages that people would see at the provider, and the way of its messages to this server; only where a development
 * server has no keys (ledger BILL-032).
 */
export function servePaymentPages(server: HttpServer, services: Services): void {
  const { development } = services.payments;
  if (development === null) return;
  development.onEvent((payload, signature) => takeMessage(services, Buffer.from(payload), signature));
  server.get("/dev/payments.css", (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(PAGE_STYLE),
  );
  serveCheckout(server, development);
  servePortal(server, development);
}
