import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { appIconSvg } from "../app-icon.ts";
import { COLOUR_SCHEMES } from "../brand-colours.ts";
import { BASE_PIECES, type BaseName } from "./base-pieces.ts";
import { PIECES, type PieceName } from "./pieces.ts";
import { plateArt } from "./plate-art.ts";
import { BACKDROP_NAMES, DISH_KINDS, GLAZE_NAMES, type PlateSpec } from "./plate-spec.ts";
import { PLATE_FRAMES } from "./plate-version.ts";
import { randomFrom } from "./random.ts";

const salad: PlateSpec = {
  seed: "greek-salad",
  dish: "bowl",
  base: "greens",
  beside: null,
  bread: "slice",
  shell: "pepper",
  dough: "plain",
  items: [
    ["tomatoHalf", 6],
    ["cucumber", 6],
    ["feta", 7],
  ],
  garnish: [["parsley", 6]],
  layout: "scatter",
  glaze: "porcelain",
  backdrop: "sage",
};

/** Checks nesting and quoting of SVG text as we write it: elements, attributes in double quotes, no text between. */
function expectWellFormed(xml: string) {
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9:-]+="[^"<&]*")*)\s*(\/?)>/y;
  let at = 0;
  while (at < xml.length) {
    tag.lastIndex = at;
    const match = tag.exec(xml);
    if (!match) throw new Error(`not well-formed at: ${xml.slice(at, at + 80)}`);
    const [whole, closing, name = "", , selfClosing] = match;
    if (closing) expect(open.pop()).toBe(name);
    else if (!selfClosing) open.push(name);
    at += whole.length;
    while (xml[at] === "\n") at++;
  }
  expect(open).toEqual([]);
  expect(xml).not.toMatch(/NaN|undefined|Infinity|null/);
}

/** Every piece that is laid down casts one shadow. */
const shadowsIn = (picture: string) => picture.split('opacity=".26"').length - 1;

describe("plate art", () => {
  it("gives the same bytes for the same specification, and others for another recipe", () => {
    const picture = plateArt(salad, "card", "light");
    expect(plateArt({ ...salad }, "card", "light")).toBe(picture);
    expect(plateArt({ ...salad, seed: "another" }, "card", "light")).not.toBe(picture);
  });

  it.each(PLATE_FRAMES)("draws the %s frame in both schemes", (frame) => {
    const [light, dark] = COLOUR_SCHEMES.map((scheme) => plateArt(salad, frame, scheme));
    expectWellFormed(light ?? "");
    expectWellFormed(dark ?? "");
    expect(light).not.toBe(dark);
    expect(light?.includes('fill="url(#bg)"')).toBe(frame !== "dish");
  });

  it("gives frames their proportions", () => {
    const boxOf = (frame: (typeof PLATE_FRAMES)[number]) =>
      /viewBox="([^"]+)"/.exec(plateArt(salad, frame, "light"))?.[1];
    expect(PLATE_FRAMES.map(boxOf)).toEqual([
      "-200 -150 400 300",
      "-150 -150 300 300",
      "-300 -240 600 480",
      "-110 -110 220 220",
      "-190 -190 380 380",
    ]);
  });

  it.each(Object.keys(PIECES) as PieceName[])("draws the piece %s", (name) => {
    const { silhouette, body } = PIECES[name].draw(randomFrom(name));
    expect(body.length).toBeGreaterThan(40);
    expectWellFormed(silhouette + body);
    expect(PIECES[name].radius).toBeGreaterThan(0);
  });

  it.each(Object.keys(BASE_PIECES) as BaseName[])("draws the base %s", (name) => {
    const drawing = BASE_PIECES[name](randomFrom(name), 80);
    expect(drawing === "").toBe(name === "none");
    expectWellFormed(drawing);
  });

  it.each(DISH_KINDS)("draws the dish %s, with its items and within 12 KB gzipped", (dish) => {
    const picture = plateArt({ ...salad, dish, layout: null }, "card", "light");
    const without = plateArt({ ...salad, dish, layout: null, items: [], garnish: [] }, "card", "light");
    expectWellFormed(picture);
    expectWellFormed(without);
    expect(shadowsIn(picture)).toBeGreaterThan(shadowsIn(without));
    expect(gzipSync(picture).byteLength).toBeLessThan(12_000);
  });

  it("draws every glaze on every table", () => {
    const pictures = GLAZE_NAMES.flatMap((glaze) =>
      BACKDROP_NAMES.map((backdrop) => plateArt({ ...salad, glaze, backdrop }, "thumb", "light")),
    );
    expect(new Set(pictures).size).toBe(GLAZE_NAMES.length * BACKDROP_NAMES.length);
  });
});

describe("the app's icon", () => {
  it("carries the brand's colour and readable lines", () => {
    const icon = appIconSvg("#00bcd4", 192, false);
    expectWellFormed(icon);
    expect(icon).toContain('fill="#00bcd4"');
    expect(icon).toContain('stroke="#1d1a15"');
    expect(icon).toContain('width="192" height="192"');
  });

  it("fills the square and draws smaller when it may be masked", () => {
    expect(appIconSvg("#2b7f3f", 512, true)).toContain('rx="0"');
    expect(appIconSvg("#2b7f3f", 512, true)).toContain("scale(0.76)");
    expect(appIconSvg("#2b7f3f", 512, false)).toContain('rx="10"');
  });
});
