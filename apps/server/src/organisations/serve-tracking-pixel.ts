import { escapeHtml } from "../platform/base/escape-html.ts";
import type { HttpRequest } from "../platform/http/http-request.ts";
import { type ServePages, sendNotFound } from "../platform/http/send-page.ts";
import { PIXEL_PAGES } from "../platform/settings/read-tracking-pixel.ts";
import { findBrandOfSite } from "./site-brand.ts";

/** One picture of one origin, framed by pages of our own, and no script. */
const policyOf = (origin: string): string =>
  [
    "default-src 'none'",
    `img-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox",
    "require-trusted-types-for 'script'",
  ].join(";");

/** Opened by itself or from elsewhere the page would report a visit that nobody agreed to. Browsers say so; old ones say nothing. */
function isFramedByUs({ headers }: HttpRequest): boolean {
  const { "sec-fetch-dest": use = "iframe", "sec-fetch-site": from = "same-origin" } = headers;
  return use === "iframe" && from === "same-origin";
}

/**
 * The page that holds the tracking pixel of a practice, for a frame on its sign-up and checkout pages (docs/decisions/0060).
 * It is the only answer whose policy names another origin, and it knows nothing of who looks at it.
 */
export const serveTrackingPixel: ServePages = (server, services) => {
  const { trackingPixel } = services.settings;
  if (trackingPixel === undefined) return;
  server.get("/tracking-pixel", async (request, reply) => {
    const page = PIXEL_PAGES.find((one) => one === request.query.page);
    if (page === undefined || !isFramedByUs(request)) return sendNotFound(reply);
    const { tracking_pixel_id: id } = await findBrandOfSite(request, services);
    if (id === null) return sendNotFound(reply);
    const address = escapeHtml(trackingPixel.addressOf(id, page));
    return reply
      .header("cache-control", "no-store")
      .header("content-security-policy", policyOf(trackingPixel.origin))
      .header("x-frame-options", "SAMEORIGIN")
      .type("text/html; charset=utf-8")
      .send(
        `<!doctype html><html lang="en"><title>Tracking pixel</title><img src="${address}" alt="" width="1" height="1"></html>`,
      );
  });
};
