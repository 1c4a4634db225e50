/**
 * Draws the pictures of all starter recipes on contact sheets, to look at every one after a change of the plate art:
 * `npm run plates`, or `npm run plates -- soup` for the recipes with that word, `npm run plates -- --dark` by lamplight.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { plateArt, type RecipeFacts, recipeToPlate } from "@plateful/appearance";
import { ensureChromium } from "./chromium.ts";
import { contentPlates } from "./content-plates.ts";
import { ROOT } from "./run.ts";

const FOLDER = join(ROOT, "data", "plates");
const PER_SHEET = 30;
const SIZE = { width: 1224, height: 1130 };

const words = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const scheme = process.argv.includes("--dark") ? "dark" : "light";
const colours =
  scheme === "dark" ? { page: "#151412", text: "#f4f1ea" } : { page: "#f8f6f1", text: "#24211c" };

function figure(facts: RecipeFacts): string {
  const spec = recipeToPlate(facts);
  const picture = Buffer.from(plateArt(spec, "card", scheme)).toString("base64");
  const parts = [spec.dish, spec.base ?? "", ...spec.items.map(([name]) => name)].join(" ");
  return `<figure><img src="data:image/svg+xml;base64,${picture}"><b>${facts.name}</b> ${parts}</figure>`;
}

const sheet = (plates: readonly RecipeFacts[]): string =>
  `<!doctype html><meta charset="utf-8"><style>
body { margin: 12px; background: ${colours.page}; color: ${colours.text}; font: 11px/13px "Liberation Sans", sans-serif; display: grid; grid-template-columns: repeat(6, 1fr); gap: 8px 12px }
figure { margin: 0; height: 214px; overflow: hidden } img { width: 100%; border-radius: 12px; display: block; margin-bottom: 4px }
</style>${plates.map(figure).join("")}`;

const chosen = contentPlates().filter(({ name }) =>
  words.every((word) => name.toLowerCase().includes(word.toLowerCase())),
);
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const chromium = ensureChromium();
for (let first = 0; first < chosen.length; first += PER_SHEET) {
  const name = `sheet-${String(first / PER_SHEET + 1).padStart(2, "0")}`;
  const page = join(FOLDER, `${name}.html`);
  writeFileSync(page, sheet(chosen.slice(first, first + PER_SHEET)));
  execFileSync(
    chromium,
    [
      "--headless",
      "--no-sandbox",
      "--hide-scrollbars",
      `--screenshot=${join(FOLDER, `${name}.png`)}`,
      `--window-size=${SIZE.width},${SIZE.height}`,
      `file://${page}`,
    ],
    { stdio: "ignore" },
  );
}
console.log(`${chosen.length} pictures in ${FOLDER}`);
