import { type uploadMedia as endpoint, MOST_LOGO_BYTES, MOST_PICTURE_BYTES } from "@plateful/contract";
import type { EarlyCall } from "../platform/call.ts";
import { takeTurn } from "../platform/limited-events.ts";
import type { PictureRefusal, PictureRule, RedrawnPicture } from "../platform/pictures/picture-rule.ts";
import { type InvalidFields, invalidField, Problem } from "../platform/problem.ts";

type EarlyUpload = EarlyCall<typeof endpoint>;
type Purpose = EarlyUpload["body"]["purpose"];

interface PurposeRule extends PictureRule {
  readonly maxBytes: number;
}

const MEGAPIXEL = 1_000_000;
const MOST_PER_DAY = 100;
const DAY_SECONDS = 86_400;

/** Ledger DATA-041, ORG-005 and ORG-006. The edges are three pixels for each of the widest place where it is shown. */
const RULES: Readonly<Record<Purpose, PurposeRule>> = {
  RECIPE_IMAGE: {
    maxBytes: MOST_PICTURE_BYTES,
    maxPixels: 40 * MEGAPIXEL,
    maxEdge: 1600,
    acceptsSvg: false,
    keepsPng: false,
  },
  LOGO: {
    maxBytes: MOST_LOGO_BYTES,
    maxPixels: 16 * MEGAPIXEL,
    maxEdge: 1024,
    acceptsSvg: true,
    keepsPng: true,
  },
};

function refusalOf(refusal: PictureRefusal, { acceptsSvg, maxPixels }: PictureRule): InvalidFields {
  if (refusal === "UNREADABLE") return invalidField("file", "picture_unreadable");
  if (refusal === "TOO_MANY_PIXELS")
    return invalidField("file", { code: "megapixels", limit: maxPixels / MEGAPIXEL });
  return invalidField("file", acceptsSvg ? "logo_format" : "picture");
}

/**
 * The picture of an upload, drawn afresh in another process. The upload is counted first and for good: a file that is
 * refused costs as much work as one that is kept.
 * @throws Problem too_large above 10 MB, or 1 MB for a logo; throttled after a hundred in a day; unavailable when too many
 * pictures wait.
 * @throws InvalidFields at `file` for what is no picture, moves, has too many pixels or cannot be decoded.
 */
export async function preparePicture(call: EarlyUpload): Promise<RedrawnPicture> {
  const { file, purpose } = call.body;
  const rule = RULES[purpose];
  if (file.size > rule.maxBytes) throw new Problem("too_large");
  const limit = { key: `media:${call.actor.id}`, most: MOST_PER_DAY, seconds: DAY_SECONDS };
  const wait = await call.inTransaction((trx) => takeTurn(trx, [limit], call.now));
  if (wait !== null) throw new Problem("throttled", wait);
  const picture = await call.services.pictures.redraw(Buffer.from(await file.arrayBuffer()), rule);
  if ("refused" in picture) throw refusalOf(picture.refused, rule);
  return picture;
}
