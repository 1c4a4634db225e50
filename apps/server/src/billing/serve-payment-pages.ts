import type { Services } from "../platform/calls/services.ts";
import type { HttpReply } from "../platform/http/http-reply.ts";
import type { HttpRequest } from "../platform/http/http-request.ts";
import type { HttpServer } from "../platform/http/http-server.ts";
import { sendNotFound } from "../platform/http/send-page.ts";
import type { DevelopmentProvider } from "../platform/payments/development-provider.ts";
import { checkoutPage, PAGE_STYLE, PORTAL_ACTIONS, portalPage, portalPath } from "./payment-pages.ts";
import { takeMessage } from "./serve-webhook.ts";

const isAction = (text: string): text is keyof typeof PORTAL_ACTIONS => Object.hasOwn(PORTAL_ACTIONS, text);

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

function returnUrlOf({ query }: HttpRequest): string | undefined {
  const { return_url } = query;
  return typeof return_url === "string" ? return_url : undefined;
}

function servePortal(server: HttpServer, { state, settled }: DevelopmentProvider): void {
  server.get("/dev/payments/portal/:id", (request, reply) => {
    const id = request.param("id");
    return sendHtml(reply, portalPage(id, state.subscriptionsOf(id), returnUrlOf(request)));
  });
  server.post("/dev/payments/subscriptions/:id/:action", async (request, reply) => {
    const [id, action] = [request.param("id"), request.param("action")];
    if (!state.subscriptions.has(id) || !isAction(action)) return sendNotFound(reply);
    const { customer } =
      action === "ending" || action === "resumed"
        ? state.setEnd(id, action === "ending")
        : state.setStatus(id, action);
    await settled();
    return reply.redirect(portalPath(customer, returnUrlOf(request)), 303);
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
