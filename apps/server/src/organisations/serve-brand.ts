import { appIconSvg, brandStylesheet } from "@plateful/appearance";
import { languageFrom } from "@plateful/phrases";
import type { HttpReply } from "../platform/http/http-reply.ts";
import type { HttpRequest } from "../platform/http/http-request.ts";
import { type ServePages, sendNotFound, sendPage } from "../platform/http/send-page.ts";
import { appIconPng, isPngIconSize } from "./app-icon-png.ts";
import { findBrandOfSite } from "./site-brand.ts";
import { webManifest } from "./web-manifest.ts";

/** A new colour or name is seen within this time. */
const KEPT_SECONDS = 300;
const SVG = "image/svg+xml; charset=utf-8";
const PNG = "image/png";
const FAVICON_SIZE = 32;
const APPLE_TOUCH_SIZE = 180;
const ICON_SIZES = { min: 16, max: 1024 };

/** Size in pixels, form and kind of `512.svg` or `192-maskable.png`; null for a name of no icon. */
function readIconName(name: string): { size: number; isMaskable: boolean; isPng: boolean } | null {
  const [, digits = "", maskable, kind] = /^(\d{2,4})(-maskable)?\.(svg|png)$/.exec(name) ?? [];
  const size = Number(digits);
  const isPng = kind === "png";
  const isOffered = isPng ? isPngIconSize(size) : size >= ICON_SIZES.min && size <= ICON_SIZES.max;
  return isOffered ? { size, isMaskable: maskable !== undefined, isPng } : null;
}

/** The style sheet, the manifest and the icons of an organisation's site, known by the host of its address. */
export const serveBrand: ServePages = (server, services) => {
  const send = (request: HttpRequest, reply: HttpReply, type: string, text: string | Buffer) =>
    sendPage(request, reply, { type, text, seconds: KEPT_SECONDS });

  server.get("/brand.css", async (request, reply) => {
    const { primary_colour } = await findBrandOfSite(request, services);
    return send(request, reply, "text/css; charset=utf-8", brandStylesheet(primary_colour));
  });
  server.get("/manifest.webmanifest", async (request, reply) => {
    const language = languageFrom(request.headers["accept-language"]);
    const manifest = webManifest(await findBrandOfSite(request, services), language);
    reply.header("vary", "accept-language");
    return send(request, reply, "application/manifest+json; charset=utf-8", JSON.stringify(manifest));
  });
  server.get("/icons/:file", async (request, reply) => {
    const wanted = readIconName(request.param("file"));
    if (wanted === null) return sendNotFound(reply);
    const { primary_colour } = await findBrandOfSite(request, services);
    const { size, isMaskable, isPng } = wanted;
    return isPng
      ? send(request, reply, PNG, appIconPng(primary_colour, size, isMaskable))
      : send(request, reply, SVG, appIconSvg(primary_colour, size, isMaskable));
  });
  // iOS rounds the corners itself, and shows what is transparent in black.
  server.get("/apple-touch-icon.png", async (request, reply) => {
    const { primary_colour } = await findBrandOfSite(request, services);
    return send(request, reply, PNG, appIconPng(primary_colour, APPLE_TOUCH_SIZE, true));
  });
  server.get("/favicon.svg", async (request, reply) => {
    const { primary_colour } = await findBrandOfSite(request, services);
    return send(request, reply, SVG, appIconSvg(primary_colour, FAVICON_SIZE, false));
  });
};
