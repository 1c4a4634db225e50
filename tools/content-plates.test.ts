import { gzipSync } from "node:zlib";
import { type PlateSpec, plateArt, recipeToPlate } from "@plateful/appearance";
import { describe, expect, it } from "vitest";
import { contentPlates } from "./content-plates.ts";

const plates = contentPlates().map((facts) => ({ name: facts.name, spec: recipeToPlate(facts) }));

/** What a word in the name of a recipe promises about its picture. */
const PROMISES: readonly (readonly [word: RegExp, dishes: readonly PlateSpec["dish"][]])[] = [
  [/\bsoup\b/i, ["soup"]],
  [/\bshake\b|\bsmoothie(?! bowl)\b/i, ["glass"]],
  [/^(?!.*lettuce)\S+ wraps? with|^wrap /i, ["wrap"]],
  [/^(?!.*lettuce).*\btacos\b/i, ["pocket"]],
  [/\bpancakes?\b/i, ["pancakes"]],
  [/\bpizza\b/i, ["pizza"]],
  [/\b(omelette|frittata)(?! roll)\b/i, ["omelette"]],
  [/\bshakshuka\b/i, ["pan"]],
  [/\bporridge\b|^overnight oats|^greek yoghurt/i, ["breakfastBowl"]],
  [/\b(sandwiches|toast|crispbread|rusks)\b(?!.*soup)/i, ["toast", "soup", "dip", "plate"]],
  [/\bskewers\b/i, ["skewers"]],
  [/\b(stuffed|filled)\b/i, ["filled"]],
  [/\bcookies\b|\bbars\b/i, ["biscuits"]],
  [/\bpopcorn\b/i, ["nibbles"]],
  [/(?<!with )\bcurry\b/i, ["bowl"]],
  [/\bspaghetti\b/i, ["pasta"]],
  [/^(?!.*(noodle|pasta|fruit|in lettuce))((?! with | on ).)*\bsalad\b/i, ["bowl", "toast"]],
];

describe("the pictures of all starter recipes", () => {
  it("show something that is in the recipe", () => {
    const empty = plates.filter(
      ({ spec }) => spec.items.length === 0 || spec.items.some(([, count]) => count < 1),
    );
    expect(empty.map(({ name }) => name)).toEqual([]);
  });

  it.each(PROMISES)("serve %s as it is served", (word, dishes) => {
    const meant = plates.filter(({ name }) => word.test(name));
    expect(meant.length).toBeGreaterThan(0);
    const others = meant.filter(({ spec }) => !dishes.includes(spec.dish));
    expect(others.map(({ name, spec }) => `${name}: ${spec.dish}`)).toEqual([]);
  });

  it("put leaves only under what is eaten with leaves", () => {
    const isOdd = ({ name, spec }: (typeof plates)[number]) =>
      spec.base === "greens" &&
      /^(?!.*salad).*(bread|toast|mash|porridge|pancake|(?<!pine )nuts|gratin|burger)/i.test(name);
    expect(plates.filter(isOdd).map(({ name }) => name)).toEqual([]);
  });

  it("are told apart: hardly two recipes have the same dish, base and pieces", () => {
    const looks = plates.map(({ spec }) =>
      JSON.stringify([spec.dish, spec.base, spec.beside, spec.bread, spec.items]),
    );
    const twins = looks.length - new Set(looks).size;
    expect(twins / looks.length).toBeLessThan(0.08);
  });

  it("are small, and carry nothing that runs or is loaded", () => {
    const sizes = plates.map(({ spec }) => {
      const picture = plateArt(spec, "card", "light");
      expect(picture).not.toMatch(/<script|<image|<foreignObject|\son\w+=|href=|url\((?!#)/);
      expect(picture).not.toMatch(/NaN|undefined|Infinity/);
      return gzipSync(picture).byteLength;
    });
    sizes.sort((one, other) => one - other);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(5_000);
    expect(sizes.at(-1)).toBeLessThan(14_000);
  });
});
