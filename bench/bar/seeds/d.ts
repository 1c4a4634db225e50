import type { Seeds } from "../check.ts";

export const D_SEEDS: Seeds = {
  D1: [
    {
      file: "apps/server/src/platform/calls/http.ts",
      from: 'this.#settings.publicUrl.startsWith("https:")',
      to: 'this.#settings.publicUrl.startsWith("http:")',
    },
  ],
  D2: [
    {
      file: "apps/server/src/platform/http/headers.ts",
      from: "const POLICY = policyWith();",
      to: "const POLICY = policyWith(\"'wasm-unsafe-eval'\");",
    },
  ],
  /** A name is written as markup, and no wall behind it stops that. */
  D3: [
    {
      file: "apps/web/src/simple-recipes/SimpleRecipePage.tsx",
      from: "<h1>{recipe.name}</h1>",
      to: "<h1 dangerouslySetInnerHTML={{ __html: recipe.name }} />",
    },
    {
      file: "apps/server/src/platform/http/headers.ts",
      from: "    \"require-trusted-types-for 'script'\",\n",
      to: "",
    },
  ],
  D4: [
    {
      file: "apps/server/src/platform/http/headers.ts",
      from: "; includeSubDomains",
      to: "",
    },
  ],
  D5: [
    {
      file: "apps/server/src/platform/http/json-body.ts",
      from: 'if (request.mediaType === "application/json")',
      to: 'if (request.mediaType === "application/json" || request.mediaType === "text/plain")',
    },
  ],
  D6: [
    {
      file: "apps/web/src/lib/device/forget-person.ts",
      from: "  setToken(null);\n  queryClient.clear();\n  clearStorages();",
      to: "  setToken(null);\n  queryClient.clear();",
    },
  ],
  /** What begins like our address counts as ours. */
  D7: [
    {
      file: "apps/server/src/sign-in/accounts/own-address.ts",
      from: "  if (!HTTP_ADDRESS.test(address) ||",
      to: `  if (address.startsWith(settings.publicUrl)) return { url: new URL(address), subdomain: null };
  if (!HTTP_ADDRESS.test(address) ||`,
    },
  ],
  D8: [
    {
      file: "apps/web/src/app/take-link-token.ts",
      from: 'if (found.kind !== "none")',
      to: 'if (found.kind === "invalid")',
    },
  ],
  D9: [
    {
      file: "apps/server/src/recipe-imports/import-simple-recipe.ts",
      from: '  if (url === null && text === null) throw invalidField("url", "required");',
      to: "  if (url !== null) await fetch(url).catch(() => {});",
    },
  ],
  /** The decoder is left to its own limit of pixels. */
  D10: [
    {
      file: "apps/server/src/platform/pictures/redraw-picture.ts",
      from: "limitInputPixels: maxPixels,",
      to: "limitInputPixels: maxPixels === false ? false : 268_402_689,",
    },
    {
      file: "apps/server/src/platform/pictures/redraw-picture.ts",
      from: '  if (header.width * header.height > rule.maxPixels) throw new Refused("TOO_MANY_PIXELS");\n',
      to: "",
    },
  ],
};
