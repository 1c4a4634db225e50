export {
  type BrandTokens,
  brandTokens,
  brandTuple,
  COLOUR_SCHEMES,
  type ColourScheme,
  DEFAULT_BRAND_COLOUR,
  SURFACES,
} from "./brand-colours.ts";
export { brandStylesheet, brandVariables } from "./brand-stylesheet.ts";
export { contrast } from "./colour-space.ts";
