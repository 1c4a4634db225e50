import { type uploadMedia as endpoint, MAX_LOGO_BYTES, MAX_PICTURE_BYTES } from "@plateful/contract";
import { type InvalidFields, invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import type { PictureRefusal, PictureRule, RedrawnPicture } from "../platform/pictures/picture-rule.ts";
import type { Pictures } from "../platform/pictures/pictures.ts";

type Upload = Call<typeof endpoint>["body"];

interface PurposeRule extends PictureRule {
  readonly maxBytes: number;
}

const MEGAPIXEL = 1_000_000;

/** Ledger DATA-041, ORG-005 and ORG-006. The edges are three pixels for each of the widest place where it is shown. */
const RULES: Readonly<Record<Upload["purpose"], PurposeRule>> = {
  RECIPE_IMAGE: {
    maxBytes: MAX_PICTURE_BYTES,
    maxPixels: 40 * MEGAPIXEL,
    maxEdge: 1600,
    acceptsSvg: false,
    keepsPng: false,
  },
  LOGO: {
    maxBytes: MAX_LOGO_BYTES,
    maxPixels: 16 * MEGAPIXEL,
    maxEdge: 1024,
    acceptsSvg: true,
    keepsPng: true,
  },
};

function refusalOf(
  refusal: PictureRefusal,
  { acceptsSvg, maxPixels }: PictureRule,
  field: string,
): InvalidFields {
  if (refusal === "UNREADABLE") return invalidField(field, "picture_unreadable");
  if (refusal === "TOO_MANY_PIXELS")
    return invalidField(field, { code: "megapixels", limit: maxPixels / MEGAPIXEL });
  return invalidField(field, acceptsSvg ? "logo_format" : "picture");
}

/** @throws Problem too_large above 10 MB, or 1 MB for a logo. */
export function checkSize({ file, purpose }: Upload): void {
  if (file.size > RULES[purpose].maxBytes) throw new Problem("too_large");
}

/**
 * The picture of an upload, redrawn in another process; to be called while no transaction is open.
 * @throws Problem unavailable when too many pictures wait.
 * @throws InvalidFields at `field` for what is no picture, moves, has too many pixels or cannot be decoded.
 */
export async function redrawUpload(
  pictures: Pictures,
  { file, purpose }: Upload,
  field = "file",
): Promise<RedrawnPicture> {
  const rule = RULES[purpose];
  const picture = await pictures.redraw(Buffer.from(await file.arrayBuffer()), rule);
  if ("refused" in picture) throw refusalOf(picture.refused, rule, field);
  return picture;
}
