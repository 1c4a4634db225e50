import { type BrandTokens, brandTokens, type ColourScheme } from "./brand-colours.ts";

const VARIABLE_NAMES: Record<keyof BrandTokens, string> = {
  fill: "--pf-brand",
  fillHover: "--pf-brand-hover",
  on: "--pf-on-brand",
  text: "--pf-brand-text",
  graph: "--pf-brand-graph",
  soft: "--pf-brand-soft",
  soft2: "--pf-brand-soft2",
  line: "--pf-brand-line",
  planned: "--pf-brand-planned",
};

const TOKEN_NAMES = Object.keys(VARIABLE_NAMES) as (keyof BrandTokens)[];

/** The CSS variables of one brand in one scheme, for instance to pin a preview: `{ "--pf-brand": "#2b7f3f", … }`. */
export function brandVariables(brand: string, scheme: ColourScheme): Record<string, string> {
  const tokens = brandTokens(brand, scheme);
  return Object.fromEntries(TOKEN_NAMES.map((name) => [VARIABLE_NAMES[name], tokens[name]]));
}

const rule = (selector: string, variables: Record<string, string>) => {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join("\n")}\n}\n`;
};

/** The style sheet of one organisation, both schemes; loaded before the first paint, so no colour flashes. */
export function brandStylesheet(brand: string): string {
  return (
    rule(":root", brandVariables(brand, "light")) +
    rule(':root[data-mantine-color-scheme="dark"]', brandVariables(brand, "dark"))
  );
}
