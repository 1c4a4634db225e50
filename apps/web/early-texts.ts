/** Tells `before-paint.js` where the texts of each language are, so that they are fetched beside the app and not after it. */
import { LANGUAGES } from "@plateful/phrases";
import type { Plugin } from "vite";

const SCRIPT = 'src="/before-paint.js"';
const PARTS = LANGUAGES.flatMap((language) => [
  [language, `${language}/first`],
  [`${language}-late`, `${language}/late`],
]);

export const earlyTexts = (): Plugin => ({
  name: "plateful-early-texts",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle }) {
      // While developing nothing is bundled, and nothing is far away.
      if (bundle === undefined) return html;
      const addresses = PARTS.map(([name, file]) => {
        const ending = `/packages/phrases/src/${file}.ts`;
        const chunk = Object.values(bundle).find(
          (one) => one.type === "chunk" && one.moduleIds.some((id) => id.endsWith(ending)),
        );
        if (chunk === undefined || !html.includes(SCRIPT))
          throw new Error(`The texts of ${file} are not in the build.`);
        return `data-${name}="/${chunk.fileName}"`;
      });
      return html.replace(SCRIPT, [SCRIPT, ...addresses].join(" "));
    },
  },
});
