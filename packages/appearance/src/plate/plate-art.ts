import type { ColourScheme } from "../brand-colours.ts";
import { DISH_DRAWINGS } from "./dish-pieces.ts";
import type { PlateSpec } from "./plate-spec.ts";
import type { PlateFrame } from "./plate-version.ts";
import { randomFrom } from "./random.ts";
import { BACKDROPS, definitions } from "./vessel-pieces.ts";

interface Frame {
  width: number;
  height: number;
  /** Radius of the vessel in the picture. */
  vessel: number;
}

const frameOf = (frame: PlateFrame, reach: number): Frame => {
  switch (frame) {
    case "card":
      return { width: 400, height: 300, vessel: 134 };
    case "square":
      return { width: 300, height: 300, vessel: 130 };
    case "hero":
      return { width: 600, height: 480, vessel: 205 };
    case "dish":
      return { width: 380, height: 380, vessel: 118 };
    case "thumb":
      return { width: 220, height: 220, vessel: reach > 100 ? 122 : 124 };
  }
};

/**
 * The picture of a dish from above, as SVG text of about 4 KB gzipped. The same specification always gives the same
 * bytes. Put it into `<img>`, never inline: ids repeat between pictures.
 */
export function plateArt(spec: PlateSpec, frame: PlateFrame, scheme: ColourScheme): string {
  const { drawing, reach, glaze } = DISH_DRAWINGS[spec.dish](randomFrom(spec.seed), spec);
  const { width, height, vessel } = frameOf(frame, reach);
  const [from, to] = BACKDROPS[spec.backdrop][scheme];
  const scale = Math.round((vessel / reach) * 1000) / 1000;
  const table =
    frame === "dish"
      ? ""
      : `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="url(#bg)"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-width / 2} ${-height / 2} ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `${definitions(glaze)}<defs><linearGradient id="bg" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
    `${table}<g transform="translate(0 ${frame === "thumb" ? 0 : -2}) scale(${scale})">${drawing}</g></svg>`
  );
}
