import { serveApiDocs } from "./api-docs/index.ts";
import { servePaymentPages, servePortalRedirect, serveWebhook } from "./billing/index.ts";
import { serveCalendar } from "./calendar/index.ts";
import { serveLeaveWaitlist } from "./clients/index.ts";
import { serveMedia } from "./media/index.ts";
import { serveBrand, serveTrackingPixel } from "./organisations/index.ts";
import type { ServePages } from "./platform/http/send-page.ts";
import { servePlates } from "./recipes/index.ts";
import {
  serveMailPage,
  serveMailWebhook,
  serveRobots,
  serveSchemaFiles,
  serveSecurityContact,
} from "./support/index.ts";

/** Everything that this server answers beside the API and the files of the web app. */
export const pages: readonly ServePages[] = [
  servePlates,
  serveMedia,
  serveBrand,
  serveTrackingPixel,
  serveRobots,
  serveSecurityContact,
  serveMailPage,
  serveSchemaFiles,
  serveApiDocs,
  serveCalendar,
  serveWebhook,
  serveMailWebhook,
  serveLeaveWaitlist,
  servePortalRedirect,
  servePaymentPages,
];
