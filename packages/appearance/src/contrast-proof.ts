import { brandTokens, type ColourScheme, SURFACES } from "./brand-colours.ts";
import { contrast, hexToOklch } from "./colour-space.ts";

/** How a colour of the screen follows from the brand's: the same, or shifted until it can be read. */
export type ColourShift = "own" | "darker" | "lighter";

/** What one use of a brand colour comes to. */
export interface ProofRow {
  readonly sample: "button" | "link" | "chip" | "graph";
  /** The lowest contrast of WCAG 2.2 that it has anywhere, from 1 to 21; cut off after two decimals, so never flattered. */
  readonly ratio: number;
  /** What WCAG 2.2 AA asks for: 4.5 of text, 3 of graphics. */
  readonly wanted: number;
  readonly shift: ColourShift;
  /** The words on it. */
  readonly words: "white" | "dark";
}

/** Below this difference of lightness nobody sees two shades. */
const SAME = 0.004;

function shiftOf(brand: string, used: string): ColourShift {
  const difference = hexToOklch(used).lightness - hexToOklch(brand).lightness;
  if (Math.abs(difference) < SAME) return "own";
  return difference < 0 ? "darker" : "lighter";
}

const lowest = (colour: string, surfaces: readonly string[]): number =>
  Math.floor(Math.min(...surfaces.map((surface) => contrast(colour, surface))) * 100) / 100;

/**
 * Where a brand's colour stands on the screen, and how readable it is there. It never falls short, because the colours
 * are shifted until it holds; the proof says which were. Source: ORG-012.
 */
export function contrastProof(brand: string, scheme: ColourScheme): readonly ProofRow[] {
  const { page, card, sunken } = SURFACES[scheme];
  const tokens = brandTokens(brand, scheme);
  const words = tokens.on === "#ffffff" ? "white" : "dark";
  const row = (sample: ProofRow["sample"], used: string, ratio: number, wanted: number): ProofRow => ({
    sample,
    ratio,
    wanted,
    shift: shiftOf(brand, used),
    words,
  });
  return [
    row("button", tokens.fill, lowest(tokens.on, [tokens.fill]), 4.5),
    row("link", tokens.text, lowest(tokens.text, [page, card, sunken]), 4.5),
    row("chip", tokens.text, lowest(tokens.text, [tokens.soft, tokens.soft2]), 4.5),
    row("graph", tokens.graph, lowest(tokens.graph, [page, card, sunken]), 3),
  ];
}
