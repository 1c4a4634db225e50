/**
 * Conversions between `#rrggbb` and OKLCH, a colour space in which equal steps look equally large to people.
 * The matrices are those of the published OKLab definition.
 */

type Triple = readonly [number, number, number];

/** A colour as lightness 0 to 1, chroma (0 = grey, about 0.37 at most) and hue in radians. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

const hexToRgb = (hex: string): Triple => {
  const digits = hex.replace("#", "");
  const full = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
};

/** Red, green and blue of a colour, each 0 to 255. */
export const hexToBytes = (hex: string): number[] =>
  hexToRgb(hex).map((channel) => Math.round(channel * 255));

const channelToHex = (value: number) =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, "0");

const rgbToHex = ([red, green, blue]: Triple) =>
  `#${channelToHex(red)}${channelToHex(green)}${channelToHex(blue)}`;

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const toGamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

const hexToLinear = (hex: string): Triple => {
  const [red, green, blue] = hexToRgb(hex);
  return [toLinear(red), toLinear(green), toLinear(blue)];
};

/** Relative luminance of WCAG 2.2, 0 (black) to 1 (white). */
function hexToLuminance(hex: string): number {
  const [red, green, blue] = hexToLinear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2.2 between two colours, 1 to 21. Text needs 4.5, a graphic 3. */
export function contrast(one: string, other: string): number {
  const first = hexToLuminance(one);
  const second = hexToLuminance(other);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** `#2b7f3f` gives lightness 0.53, chroma 0.13. */
export function hexToOklch(hex: string): Oklch {
  const [red, green, blue] = hexToLinear(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

const oklchToLinear = (lightness: number, chroma: number, hue: number): Triple => {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

const CHROMA_STEP = 0.004;
const GAMUT_SLACK = 0.0005;

/** The nearest colour a screen can show: chroma is lowered until it fits, lightness and hue stay. */
export function oklchToHex({ lightness, chroma, hue }: Oklch): string {
  for (let tried = chroma; tried >= 0; tried -= CHROMA_STEP) {
    const linear = oklchToLinear(lightness, tried, hue);
    if (linear.every((value) => value >= -GAMUT_SLACK && value <= 1 + GAMUT_SLACK)) {
      const [red, green, blue] = linear;
      return rgbToHex([toGamma(red), toGamma(green), toGamma(blue)]);
    }
  }
  return rgbToHex([lightness, lightness, lightness]);
}
