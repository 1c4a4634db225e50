import { SURFACES } from "@plateful/appearance";
import type { Brand } from "@plateful/contract";
import type { Language } from "@plateful/phrases";

/** A launcher shows about this many characters under an icon. */
const SHORT_NAME_LENGTH = 12;

/** As many whole words of the name as fit under an icon; a first word that is too long stays whole. */
export function shortNameOf(name: string): string {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  let short = first;
  for (const word of rest) {
    if (`${short} ${word}`.length > SHORT_NAME_LENGTH) break;
    short = `${short} ${word}`;
  }
  return short;
}

const icon = (size: string, file: string, purpose: "any" | "maskable") => ({
  src: `/icons/${file}.svg`,
  sizes: size,
  type: "image/svg+xml",
  purpose,
});

/** What makes the product an app on a phone's home screen, with an organisation's name and colour (NAV-025). */
export function webManifest(brand: Brand, language: Language) {
  return {
    id: "/",
    name: brand.name,
    short_name: shortNameOf(brand.name),
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: brand.primary_colour,
    background_color: SURFACES.light.page,
    icons: [icon("any", "512", "any"), icon("any", "512-maskable", "maskable")],
  };
}
