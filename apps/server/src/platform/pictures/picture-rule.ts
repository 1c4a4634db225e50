/** What a kind of picture may be, and how it is kept. */
export interface PictureRule {
  /** Whether an SVG drawing is taken too; it is kept as a PNG. */
  readonly acceptsSvg: boolean;
  /** Most pixels (width times height) of the file that was sent. */
  readonly maxPixels: number;
  /** Longest edge, in pixels, of the picture that is kept; a smaller one is not enlarged. */
  readonly maxEdge: number;
  /** Whether a PNG stays one, pixel for pixel. Otherwise it becomes a WebP, a tenth the size for a photo. */
  readonly keepsPng: boolean;
}

/** Why a file is refused: not one of the formats, moving, more pixels than the rule allows, or impossible to decode. */
export type PictureRefusal = "FORMAT" | "ANIMATED" | "TOO_MANY_PIXELS" | "UNREADABLE";

/** A picture drawn afresh from its pixels: upright, in sRGB, without metadata. */
export interface RedrawnPicture {
  /** Ending of its file. */
  readonly kind: "png" | "jpg" | "webp";
  readonly bytes: Buffer;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export type RedrawResult = RedrawnPicture | { readonly refused: PictureRefusal };
