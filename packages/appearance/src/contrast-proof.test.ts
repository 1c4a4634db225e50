import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COLOUR_SCHEMES } from "./brand-colours.ts";
import { contrastProof } from "./contrast-proof.ts";

const shifts = (brand: string) =>
  contrastProof(brand, "light").map(({ sample, shift, words }) => `${sample} ${shift} ${words}`);

describe("the contrast proof", () => {
  it("ORG-012 ORG-046 says of a colour what was changed to keep it readable", () => {
    expect(shifts("#1b2a6b")).toEqual([
      "button own white",
      "link own white",
      "chip own white",
      "graph own white",
    ]);
    expect(shifts("#ffc83d")).toEqual([
      "button own dark",
      "link darker dark",
      "chip darker dark",
      "graph darker dark",
    ]);
    expect(shifts("#ffffff")[0]).toBe("button darker dark");
    expect(contrastProof("#1b2a6b", "dark").map(({ shift }) => shift)).toEqual([
      "lighter",
      "lighter",
      "lighter",
      "lighter",
    ]);
  });

  it("ORG-046 gives the ratio that is measured, cut off and never rounded up", () => {
    expect(contrastProof("#000000", "light")[0]).toMatchObject({ ratio: 21, wanted: 4.5 });
    expect(contrastProof("#00a9bd", "light").map(({ ratio }) => ratio)).toEqual([6.11, 4.91, 4.62, 3.05]);
  });

  it("ORG-012 ORG-046 never falls short, whatever the colour", () => {
    const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(anyColour, (brand) => {
        for (const scheme of COLOUR_SCHEMES)
          for (const { ratio, wanted } of contrastProof(brand, scheme))
            expect(ratio).toBeGreaterThanOrEqual(wanted);
      }),
      { numRuns: 500 },
    );
  });
});
