export { billingRoutes } from "./routes.ts";
export { servePaymentPages } from "./serve-payment-pages.ts";
export { servePortalRedirect } from "./serve-portal-redirect.ts";
export { serveWebhook } from "./serve-webhook.ts";
