import type { FastifyInstance, FastifyReply } from "fastify";
import type { DevelopmentProvider } from "../platform/payments/development-provider.ts";
import { sendNotFound } from "../platform/send-page.ts";
import type { Services } from "../platform/services.ts";
import { checkoutPage, PAGE_STYLE, portalPage } from "./payment-pages.ts";

const STATUSES = ["active", "unpaid", "canceled"];

const sendHtml = (reply: FastifyReply, text: string) =>
  reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(text);

function serveCheckout(server: FastifyInstance, { state, settled }: DevelopmentProvider): void {
  server.get<{ Params: { id: string } }>("/dev/payments/checkout/:id", (request, reply) => {
    const session = state.sessions.get(request.params.id);
    return session === undefined ? sendNotFound(reply) : sendHtml(reply, checkoutPage(session));
  });
  server.post<{ Params: { id: string } }>("/dev/payments/checkout/:id/pay", async (request, reply) => {
    const session = state.pay(request.params.id);
    if (session === null) return sendNotFound(reply);
    await settled();
    return reply.redirect(session.success_url.replace("{CHECKOUT_SESSION_ID}", session.id), 303);
  });
}

function servePortal(server: FastifyInstance, { state, settled }: DevelopmentProvider): void {
  server.get<{ Params: { id: string }; Querystring: { return_url?: string } }>(
    "/dev/payments/portal/:id",
    (request, reply) => {
      const { id } = request.params;
      return sendHtml(reply, portalPage(id, state.subscriptionsOf(id), request.query.return_url));
    },
  );
  server.post<{ Params: { id: string; status: string }; Querystring: { back: string } }>(
    "/dev/payments/subscriptions/:id/:status",
    async (request, reply) => {
      const { id, status } = request.params;
      if (!state.subscriptions.has(id) || !STATUSES.includes(status)) return sendNotFound(reply);
      const { customer } = state.setStatus(id, status);
      await settled();
      return reply.redirect(`/dev/payments/portal/${customer}`, 303);
    },
  );
}

/**
 * The pages that people would see at the provider, and the way of its messages to this server; only where a development
 * server has no keys (ledger BILL-032).
 */
export function servePaymentPages(server: FastifyInstance, { payments }: Services): void {
  const { development } = payments;
  if (development === null) return;
  development.onEvent(async (payload, signature) => {
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    await server.inject({ method: "POST", url: "/api/webhooks/stripe/", headers, payload });
  });
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, _body, read) => read(null, undefined));
    scope.get("/dev/payments.css", (_request, reply) =>
      reply.type("text/css; charset=utf-8").send(PAGE_STYLE),
    );
    serveCheckout(scope, development);
    servePortal(scope, development);
    done();
  });
}
