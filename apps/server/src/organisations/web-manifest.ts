import { SURFACES } from "@plateful/appearance";
import type { Brand } from "@plateful/contract";
import type { CompleteLanguage } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import { PNG_ICON_SIZES } from "./app-icon-png.ts";

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

const svgIcon = (file: string, purpose: "any" | "maskable") => ({
  src: `/icons/${file}.svg`,
  sizes: "any",
  type: "image/svg+xml",
  purpose,
});

const pngIcon = (size: number, isMaskable: boolean) => ({
  src: `/icons/${size}${isMaskable ? "-maskable" : ""}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose: isMaskable ? "maskable" : "any",
});

/** What a long press on the icon offers, by its screens; a coach is led to the clients from there (DOOR-047). */
function shortcuts(language: CompleteLanguage) {
  const { planner, recipes, groceries, progress } = phrasesOf(language).navigation;
  return [
    { name: planner, url: "/planner" },
    { name: groceries, url: "/groceries" },
    { name: recipes, url: "/recipes" },
    { name: progress, url: "/progress" },
  ];
}

/** Where other apps share pages and texts to: a recipe is read from them (DOOR-048). */
const SHARE_TARGET = {
  action: "/recipes/import",
  method: "GET",
  params: { title: "title", text: "text", url: "url" },
};

/** What makes the product an app on a phone's home screen, with an organisation's name and colour (NAV-025). */
export function webManifest(brand: Brand, language: CompleteLanguage) {
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
    shortcuts: shortcuts(language),
    share_target: SHARE_TARGET,
    icons: [
      svgIcon("512", "any"),
      svgIcon("512-maskable", "maskable"),
      ...PNG_ICON_SIZES.flatMap((size) => [pngIcon(size, false), pngIcon(size, true)]),
    ],
  };
}
