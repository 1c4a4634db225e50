import { contrast, hexToOklch, type Oklch, oklchToHex } from "./colour-space.ts";

/** The two ways a screen can look. */
export const COLOUR_SCHEMES = ["light", "dark"] as const;
export type ColourScheme = (typeof COLOUR_SCHEMES)[number];

/** The organisation's colour when it has chosen none: herb green. */
export const DEFAULT_BRAND_COLOUR = "#2b7f3f";

/** The colour of hormone mode: a purple. Source: ORG-013. */
export const HORMONE_COLOUR = "#7a4ba8";

/** Surfaces that brand colours are laid on, per scheme; the same values stand in the web app's tokens. */
export const SURFACES = {
  light: { page: "#f8f6f1", card: "#ffffff", sunken: "#f1eee7" },
  dark: { page: "#151412", card: "#1f1d1a", sunken: "#282520" },
} as const;

const INK = "#1d1a15";
const WHITE = "#ffffff";
const TEXT_CONTRAST = 4.5;
const GRAPHIC_CONTRAST = 3;

/**
 * Everything one brand colour becomes in one scheme. `fill` carries buttons with `on` as text; `text` is for links
 * and icons; `graph` for rings and lines; the rest are tints. Source: ORG-012, design section 3.
 */
export interface BrandTokens {
  fill: string;
  fillHover: string;
  on: string;
  text: string;
  graph: string;
  soft: string;
  soft2: string;
  line: string;
  planned: string;
}

const LIGHTNESS_STEP = 0.008;

/** Shifts lightness, hue kept, until the colour has the wanted contrast on every surface. */
function shiftUntilContrast(
  hex: string,
  surfaces: readonly string[],
  wanted: number,
  direction: "darker" | "lighter",
): string {
  const { lightness, chroma, hue } = hexToOklch(hex);
  const sign = direction === "darker" ? -1 : 1;
  let shifted = hex;
  for (let step = 1; ; step++) {
    if (surfaces.every((surface) => contrast(shifted, surface) >= wanted)) return shifted;
    const next = lightness + sign * step * LIGHTNESS_STEP;
    if (next < 0.08 || next > 0.99) return direction === "darker" ? INK : WHITE;
    shifted = oklchToHex({ lightness: next, chroma, hue });
  }
}

/** A fill that does not vanish against the page, and the text colour that can be read on it. */
function readableFill(brand: string, scheme: ColourScheme): { fill: string; on: string } {
  const surfaces = SURFACES[scheme];
  let fill = brand;
  if (scheme === "dark") {
    fill = shiftUntilContrast(brand, [surfaces.card, surfaces.sunken], GRAPHIC_CONTRAST, "lighter");
  } else if (contrast(brand, surfaces.page) < 1.25) {
    fill = oklchToHex({ ...hexToOklch(brand), lightness: 0.9 });
  }
  if (contrast(fill, WHITE) >= TEXT_CONTRAST) return { fill, on: WHITE };
  if (contrast(fill, INK) >= TEXT_CONTRAST) return { fill, on: INK };
  return { fill: shiftUntilContrast(fill, [WHITE], TEXT_CONTRAST, "darker"), on: WHITE };
}

/** Yellow tints look grey at the chroma that suits other hues, so they get more. */
const yellowBoost = ({ hue }: Oklch) => (hue > 1.2 && hue < 2.05 ? 1.9 : 1);

type Tints = Pick<BrandTokens, "soft" | "soft2" | "line" | "planned">;

function brandTints(brand: Oklch, scheme: ColourScheme): Tints {
  const tint = (lightness: number, ceiling: number, share: number, boost = 1) =>
    oklchToHex({ lightness, chroma: Math.min(ceiling, brand.chroma * share) * boost, hue: brand.hue });
  if (scheme === "dark") {
    return {
      soft: tint(0.285, 0.045, 0.36),
      soft2: tint(0.335, 0.055, 0.42),
      line: tint(0.42, 0.07, 0.5),
      planned: tint(0.46, 0.08, 0.6),
    };
  }
  const boost = yellowBoost(brand);
  return {
    soft: tint(0.957, 0.024, 0.22, boost),
    soft2: tint(0.925, 0.04, 0.34, boost),
    line: tint(0.86, 0.07, 0.55),
    planned: tint(0.82, 0.085, 0.6),
  };
}

/**
 * Turns any `#rrggbb` into colours that stay readable: text at least 4.5:1, graphics 3:1.
 * `brandTokens("#00bcd4", "light").text` is `#057280`. Source: ORG-012, design section 3.
 */
export function brandTokens(brand: string, scheme: ColourScheme): BrandTokens {
  const surfaces = SURFACES[scheme];
  const direction = scheme === "light" ? "darker" : "lighter";
  const { fill, on } = readableFill(brand, scheme);
  const tints = brandTints(hexToOklch(brand), scheme);
  const filled = hexToOklch(fill);
  const hoverShift = on === WHITE || scheme === "light" ? -0.045 : 0.04;
  return {
    fill,
    fillHover: oklchToHex({ ...filled, lightness: filled.lightness + hoverShift }),
    on,
    text: shiftUntilContrast(
      brand,
      [surfaces.page, surfaces.card, surfaces.sunken, tints.soft, tints.soft2],
      TEXT_CONTRAST,
      direction,
    ),
    graph: shiftUntilContrast(
      brand,
      [surfaces.card, surfaces.sunken],
      scheme === "light" ? GRAPHIC_CONTRAST : TEXT_CONTRAST,
      direction,
    ),
    ...tints,
  };
}

const TUPLE_STEPS = [
  { lightness: 0.975, share: 0.18 },
  { lightness: 0.945, share: 0.32 },
  { lightness: 0.89, share: 0.5 },
  { lightness: 0.82, share: 0.7 },
  { lightness: 0.74, share: 0.85 },
  { lightness: 0.66, share: 0.95 },
  { lightness: 0.58, share: 1 },
  { lightness: 0.51, share: 0.95 },
  { lightness: 0.43, share: 0.82 },
  { lightness: 0.35, share: 0.66 },
] as const;

/** Ten steps of one hue, from palest to darkest, for a colour scale. */
export function brandTuple(brand: string): string[] {
  const { chroma, hue } = hexToOklch(brand);
  return TUPLE_STEPS.map(({ lightness, share }) => oklchToHex({ lightness, chroma: chroma * share, hue }));
}
