import {
  COLOUR_SCHEMES,
  PLATE_ART_VERSION,
  PLATE_FRAMES,
  plateArt,
  recipeToPlate,
} from "@plateful/appearance";
import { fromContent } from "../platform/calls/content-cache.ts";
import type { Services } from "../platform/calls/services.ts";
import { etagOf } from "../platform/http/etag.ts";
import { type ServePages, sendNotFound } from "../platform/http/send-page.ts";
import { LatestUsed } from "./latest-used.ts";
import { findPlateFacts, NOTHING_KNOWN } from "./plate-facts.ts";
import { findSimplePlateFacts } from "./simple-plate-facts.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
/** A recipe that is not known may come, and an address without the present version may show another picture later. */
const FOR_A_WHILE = "public, max-age=300";
/** A picture opened by itself runs nothing and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const KEPT_PICTURES = 300;
const KEY = Symbol("pictures");

interface Wanted {
  /** Recipes of the simple system have numbers of their own. */
  readonly isSimple: boolean;
  readonly recipeId: number;
  /** Version of the drawing. */
  readonly art: number;
  /** Version of what is drawn. */
  readonly version: string | null;
  readonly frame: (typeof PLATE_FRAMES)[number];
  readonly scheme: (typeof COLOUR_SCHEMES)[number];
}

/** Reads `{recipe}-{art}-{version}-{frame}-{scheme}.svg`, the version left out or not, or the same after `simple-`; null for a frame or a scheme that does not exist. */
function readFileName(name: string): Wanted | null {
  const [, simple, recipe, art, version, frameName, schemeName] =
    /^(simple-)?(\d{1,9})-(\d{1,4})(?:-([0-9a-f]{4,10}))?-([a-z]+)-([a-z]+)\.svg$/.exec(name) ?? [];
  const frame = PLATE_FRAMES.find((one) => one === frameName);
  const scheme = COLOUR_SCHEMES.find((one) => one === schemeName);
  if (frame === undefined || scheme === undefined) return null;
  return {
    isSimple: simple !== undefined,
    recipeId: Number(recipe),
    art: Number(art),
    version: version ?? null,
    frame,
    scheme,
  };
}

async function draw(services: Services, wanted: Wanted): Promise<{ svg: string; isLasting: boolean }> {
  const find = wanted.isSimple ? findSimplePlateFacts : findPlateFacts;
  const pictured = await find(services, wanted.recipeId);
  const facts = pictured?.facts ?? NOTHING_KNOWN;
  const pictures = await fromContent(
    services,
    services.db,
    KEY,
    async () => new LatestUsed<string>(KEPT_PICTURES),
  );
  const { frame, scheme } = wanted;
  const svg = pictures.getOrMake(`${facts.id} ${frame} ${scheme}`, () =>
    plateArt(recipeToPlate(facts), frame, scheme),
  );
  const isPresent = wanted.version !== null && wanted.version === pictured?.version;
  return { svg, isLasting: isPresent && wanted.art === PLATE_ART_VERSION };
}

/** The picture of a recipe at `/plates/{recipe}-{art}-{version}-{frame}-{scheme}.svg`, a simple one at `/plates/simple-…`; an unknown recipe is a bowl of greens. */
export const servePlates: ServePages = (server, services) => {
  server.get("/plates/:file", async (request, reply) => {
    const wanted = readFileName(request.param("file"));
    if (wanted === null) return sendNotFound(reply);
    const { svg, isLasting } = await draw(services, wanted);
    const etag = etagOf(svg);
    reply.header("cache-control", isLasting ? FOR_EVER : FOR_A_WHILE).header("etag", etag);
    if (request.headers["if-none-match"] === etag) return reply.status(304);
    return reply.header("content-security-policy", POLICY).type("image/svg+xml; charset=utf-8").send(svg);
  });
};
