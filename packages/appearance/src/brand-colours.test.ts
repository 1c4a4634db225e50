import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brandTokens, brandTuple, COLOUR_SCHEMES, HORMONE_COLOUR, SURFACES } from "./brand-colours.ts";
import { brandStylesheet } from "./brand-stylesheet.ts";
import { contrast, hexToOklch } from "./colour-space.ts";

const BRANDS = ["#2b7f3f", "#00bcd4", "#000000", "#ffffff", "#ffd400", "#1b2a6b", "#ff5a8a"];

const TABLE = [
  ["#2b7f3f", "light", "#2b7f3f", "#ffffff", "#1f7536", "#2b7f3f", "#e7f6e8", "#d5eed8", "#a3d2a9"],
  ["#2b7f3f", "dark", "#2b7f3f", "#ffffff", "#62b370", "#4b9c5b", "#1a301d", "#223e27", "#386440"],
  ["#00bcd4", "light", "#00bcd4", "#1d1a15", "#057280", "#0496a9", "#dff6fa", "#c9eef5", "#88d2e0"],
  ["#00bcd4", "dark", "#00bcd4", "#1d1a15", "#00bcd4", "#00bcd4", "#063037", "#0a3e46", "#0e6370"],
] as const;

function expectReadable(brand: string) {
  for (const scheme of COLOUR_SCHEMES) {
    const { page, card, sunken } = SURFACES[scheme];
    const tokens = brandTokens(brand, scheme);
    expect(contrast(tokens.on, tokens.fill), `${brand} ${scheme} text on fill`).toBeGreaterThanOrEqual(4.5);
    for (const surface of [page, card, sunken, tokens.soft, tokens.soft2]) {
      expect(contrast(tokens.text, surface), `${brand} ${scheme} text on ${surface}`).toBeGreaterThanOrEqual(
        4.5,
      );
    }
    for (const surface of [page, card, sunken]) {
      expect(
        contrast(tokens.graph, surface),
        `${brand} ${scheme} graph on ${surface}`,
      ).toBeGreaterThanOrEqual(3);
    }
  }
}

describe("brand colours", () => {
  it.each(TABLE)(
    "ORG-012 turns %s in the %s scheme into the tokens of the design",
    (brand, scheme, ...wanted) => {
      const { fill, on, text, graph, soft, soft2, planned } = brandTokens(brand, scheme);
      expect([fill, on, text, graph, soft, soft2, planned]).toEqual(wanted);
    },
  );

  it.each(BRANDS)("ORG-012 keeps every text on %s at 4.5:1 and every graphic at 3:1", expectReadable);

  it("ORG-013 keeps the purple of hormone mode purple and readable in both schemes", () => {
    expectReadable(HORMONE_COLOUR);
    for (const scheme of COLOUR_SCHEMES) {
      const { fill, text, graph } = brandTokens(HORMONE_COLOUR, scheme);
      const hues = [fill, text, graph].map((colour) => (hexToOklch(colour).hue * 180) / Math.PI);
      for (const hue of hues) expect(Math.abs(((hue + 360) % 360) - 305)).toBeLessThan(12);
    }
  });

  it("I4 ORG-012 keeps any colour at all readable, in both schemes", () => {
    const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);
    fc.assert(fc.property(anyColour, expectReadable), { numRuns: 10_000 });
  });

  it("gives ten steps from pale to dark", () => {
    const steps = brandTuple("#2b7f3f");
    expect(steps).toHaveLength(10);
    expect(contrast(steps[0] ?? "", "#ffffff")).toBeLessThan(1.2);
    expect(contrast(steps[9] ?? "", "#ffffff")).toBeGreaterThan(7);
  });

  it("writes both schemes into one style sheet", () => {
    const css = brandStylesheet("#00bcd4");
    const [light, dark] = css.split(':root[data-mantine-color-scheme="dark"]');
    expect(light).toContain("--pf-brand-text: #057280;");
    expect(dark).toContain("--pf-brand-text: #00bcd4;");
    expect(css).not.toContain("undefined");
  });
});
