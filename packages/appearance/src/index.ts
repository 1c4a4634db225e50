export { appIconSvg } from "./app-icon.ts";
export { appIconPixels } from "./app-icon-pixels.ts";
export {
  type BrandTokens,
  brandTokens,
  brandTuple,
  COLOUR_SCHEMES,
  type ColourScheme,
  DEFAULT_BRAND_COLOUR,
  HORMONE_COLOUR,
  SURFACES,
} from "./brand-colours.ts";
export { brandStylesheet, brandVariables } from "./brand-stylesheet.ts";
export { contrast } from "./colour-space.ts";
export { type ColourShift, contrastProof, type ProofRow } from "./contrast-proof.ts";
export { plateArt } from "./plate/plate-art.ts";
export type { PlateSpec } from "./plate/plate-spec.ts";
export { PLATE_ART_VERSION, PLATE_FRAMES, type PlateFrame } from "./plate/plate-version.ts";
export type { RecipeFacts } from "./plate/recipe-facts.ts";
export { recipeToPlate } from "./plate/recipe-to-plate.ts";
