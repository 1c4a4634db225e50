export { billingRoutes } from "./routes.ts";
export { servePaymentPages } from "./serve-payment-pages.ts";
export { serveWebhook } from "./serve-webhook.ts";
