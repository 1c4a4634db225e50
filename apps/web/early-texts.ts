/** Tells `before-paint.js` where the texts of each language are, so that they are fetched beside the app and not after it. */
import type { Plugin } from "vite";

const SCRIPT = 'src="/before-paint.js"';
const LANGUAGES = ["en", "nl"];

export const earlyTexts = (): Plugin => ({
  name: "plateful-early-texts",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle }) {
      // While developing nothing is bundled, and nothing is far away.
      if (bundle === undefined) return html;
      const addresses = LANGUAGES.map((language) => {
        const ending = `/packages/phrases/src/${language}/index.ts`;
        const chunk = Object.values(bundle).find(
          (one) => one.type === "chunk" && one.moduleIds.some((id) => id.endsWith(ending)),
        );
        if (chunk === undefined || !html.includes(SCRIPT))
          throw new Error(`The texts in ${language} are not in the build.`);
        return `data-${language}="/${chunk.fileName}"`;
      });
      return html.replace(SCRIPT, [SCRIPT, ...addresses].join(" "));
    },
  },
});
