/**
 * Decodes a picture and encodes it afresh. Runs in a picture process only (see picture-process.ts): nothing else may import
 * this file, so that no file of a stranger is ever parsed in the server's own process.
 */
import sharp, { type Metadata, type Sharp, type SharpOptions } from "sharp";
import type { PictureRefusal, PictureRule, RedrawnPicture, RedrawResult } from "./picture-rule.ts";

type Format = "png" | "jpeg" | "webp" | "svg";

// Of the library's many decoders only these four can be reached, whatever a file claims to be.
const LOADERS = ["Png", "Jpeg", "Webp", "Svg"].map((name) => `VipsForeignLoad${name}Buffer`);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: LOADERS });
// One picture at a time, and nothing of it stays behind for the next.
sharp.cache(false);
sharp.concurrency(1);

/** Quality at which JPEG and WebP show no difference on a phone. */
const QUALITY = 82;
/** Resolution at which a length in an SVG is one pixel. */
const SVG_DENSITY = 72;
const SVG_DENSITY_LIMITS = { min: 1, max: 100_000 };
/** An SVG element that opens within this many characters: before it are a declaration, comments and a document type. */
const SVG_HEAD = 8_192;

/** Truncated and broken files are refused; harmless oddities that cameras write are not. */
const optionsFor = (maxPixels: number | false): SharpOptions => ({
  limitInputPixels: maxPixels,
  failOn: "error",
  sequentialRead: true,
});

class Refused extends Error {
  readonly refusal: PictureRefusal;

  constructor(refusal: PictureRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Plain UTF-8 only: a compressed drawing, or one in another encoding, would be read differently by us and by the decoder. */
function isSvg(bytes: Buffer): boolean {
  const text = textOf(bytes)?.trimStart();
  if (text === undefined || !text.startsWith("<") || text.includes("\0")) return false;
  return /<svg[\s>/]/.test(text.slice(0, SVG_HEAD));
}

/** The format of a file by its first bytes; its name and declared type are not looked at. */
function formatOf(bytes: Buffer): Format | null {
  const starts = (signature: string, at = 0) =>
    bytes.toString("latin1", at, at + signature.length) === signature;
  if (starts("\x89PNG\r\n\x1a\n")) return "png";
  if (starts("\xff\xd8\xff")) return "jpeg";
  if (starts("RIFF") && starts("WEBP", 8)) return "webp";
  return isSvg(bytes) ? "svg" : null;
}

/** Several frames or pages. The decoder shows a moving PNG as its first frame, so its control chunk is looked for here. */
function isAnimated(bytes: Buffer, { format, pages }: Metadata): boolean {
  if (format === "png") return bytes.subarray(0, bytes.indexOf("IDAT")).includes("acTL");
  return (pages ?? 1) > 1;
}

async function readHeader(bytes: Buffer, rule: PictureRule): Promise<Metadata> {
  const format = formatOf(bytes);
  if (format === null || (format === "svg" && !rule.acceptsSvg)) throw new Refused("FORMAT");
  // Entities make a small file large and name other files; no drawing program needs them.
  if (format === "svg" && bytes.includes("<!ENTITY")) throw new Refused("UNREADABLE");
  const header = await sharp(bytes, optionsFor(false)).metadata();
  if (header.format !== format) throw new Refused("FORMAT");
  if (isAnimated(bytes, header)) throw new Refused("ANIMATED");
  if (header.width * header.height > rule.maxPixels) throw new Refused("TOO_MANY_PIXELS");
  return header;
}

/** A drawing has no pixels of its own: it is drawn at the size at which it is kept. */
function decode(bytes: Buffer, { format, width, height }: Metadata, rule: PictureRule): Sharp {
  const options = optionsFor(rule.maxPixels);
  if (format !== "svg") return sharp(bytes, options);
  const { min, max } = SVG_DENSITY_LIMITS;
  const density = (SVG_DENSITY * rule.maxEdge) / Math.max(width, height);
  return sharp(bytes, { ...options, density: Math.min(max, Math.max(min, density)) });
}

function encode(picture: Sharp, format: Metadata["format"], rule: PictureRule): Sharp {
  if (format === "jpeg") return picture.jpeg({ quality: QUALITY });
  if (format === "svg" || (format === "png" && rule.keepsPng)) return picture.png({ compressionLevel: 9 });
  return picture.webp({ quality: QUALITY, alphaQuality: QUALITY });
}

const KINDS: Readonly<Record<string, RedrawnPicture["kind"]>> = { png: "png", jpeg: "jpg", webp: "webp" };

async function redraw(bytes: Buffer, rule: PictureRule): Promise<RedrawnPicture> {
  const header = await readHeader(bytes, rule);
  const picture = decode(bytes, header, rule)
    .autoOrient()
    .resize(rule.maxEdge, rule.maxEdge, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
  // Metadata and colour profile are left out unless asked for.
  const { data, info } = await encode(picture, header.format, rule).toBuffer({ resolveWithObject: true });
  const kind = KINDS[info.format];
  if (kind === undefined) throw new Error(`The encoder wrote ${info.format}.`);
  return { kind, bytes: data, width: info.width, height: info.height };
}

/** The picture in a file, drawn afresh, or why it is refused. Any failure of the decoder is the file's. */
export async function redrawPicture(bytes: Buffer, rule: PictureRule): Promise<RedrawResult> {
  try {
    return await redraw(bytes, rule);
  } catch (error) {
    return { refused: error instanceof Refused ? error.refusal : "UNREADABLE" };
  }
}
