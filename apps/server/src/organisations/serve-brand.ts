import { appIconSvg, brandStylesheet } from "@plateful/appearance";
import { languageFrom } from "@plateful/phrases";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type ServePages, sendNotFound, sendPage } from "../platform/send-page.ts";
import { findBrandOfSite } from "./site-brand.ts";
import { webManifest } from "./web-manifest.ts";

/** A new colour or name is seen within this time. */
const KEPT_SECONDS = 300;
const SVG = "image/svg+xml; charset=utf-8";
const FAVICON_SIZE = 32;
const ICON_SIZES = { min: 16, max: 1024 };

/** Size in pixels and form of `{size}.svg` and `{size}-maskable.svg`; null for any other name. */
function readIconName(name: string): { size: number; isMaskable: boolean } | null {
  const [, digits = "", maskable] = /^(\d{2,4})(-maskable)?\.svg$/.exec(name) ?? [];
  const size = Number(digits);
  if (size < ICON_SIZES.min || size > ICON_SIZES.max) return null;
  return { size, isMaskable: maskable !== undefined };
}

/** The style sheet, the manifest and the icons of an organisation's site, known by the host of its address. */
export const serveBrand: ServePages = (server, services) => {
  const send = (request: FastifyRequest, reply: FastifyReply, type: string, text: string) =>
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
  server.get<{ Params: { file: string } }>("/icons/:file", async (request, reply) => {
    const wanted = readIconName(request.params.file);
    if (wanted === null) return sendNotFound(reply);
    const { primary_colour } = await findBrandOfSite(request, services);
    return send(request, reply, SVG, appIconSvg(primary_colour, wanted.size, wanted.isMaskable));
  });
  server.get("/favicon.svg", async (request, reply) => {
    const { primary_colour } = await findBrandOfSite(request, services);
    return send(request, reply, SVG, appIconSvg(primary_colour, FAVICON_SIZE, false));
  });
};
