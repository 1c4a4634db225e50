import { plainJpeg } from "./plain-jpeg.ts";
import { plainPng } from "./plain-png.ts";
import { plainWebp } from "./plain-webp.ts";

/** A picture without anything but the picture. */
export interface PlainPicture {
  /** Ending of its file. */
  readonly kind: "png" | "jpg" | "webp";
  readonly bytes: Buffer;
  /** In pixels, as the picture is stored: a photo that is turned when shown is not turned here. */
  readonly width: number;
  readonly height: number;
}

/** Larger pictures are small files that take a phone's whole memory when they are shown. */
const MOST_PIXELS = 40_000_000;

/**
 * The picture in a file, known by its content and not by its name. Kept is only what a browser needs to draw it; what a
 * camera or a program wrote beside it (place, time, owner, thumbnails, colour profiles, whatever follows the end) is left
 * out, so that a shared picture tells nothing of its maker (ledger ORG-006, api.md 6). The way up stays.
 * Null for anything else than a PNG, JPEG or WebP picture that stands still and has at most 40 million pixels.
 */
export function plainPicture(file: Buffer): PlainPicture | null {
  const picture = plainPng(file) ?? plainJpeg(file) ?? plainWebp(file);
  if (picture === null || picture.width < 1 || picture.height < 1) return null;
  return picture.width * picture.height > MOST_PIXELS ? null : picture;
}
