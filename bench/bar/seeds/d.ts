import type { Seeds } from "../check.ts";

export const D_SEEDS: Seeds = {
  D1: [
    {
      file: "apps/server/src/platform/http.ts",
      from: 'settings.publicUrl.startsWith("https:") ?',
      to: 'settings.publicUrl.startsWith("http:") ?',
    },
  ],
  D2: [
    {
      file: "apps/server/src/platform/headers.ts",
      from: "const POLICY = policyWith();",
      to: "const POLICY = policyWith(\"'wasm-unsafe-eval'\");",
    },
  ],
  D4: [
    {
      file: "apps/server/src/platform/headers.ts",
      from: "; includeSubDomains",
      to: "",
    },
  ],
  D5: [
    {
      file: "apps/server/src/platform/json-body.ts",
      from: 'if (request.mediaType === "application/json")',
      to: 'if (request.mediaType === "application/json" || request.mediaType === "text/plain")',
    },
  ],
  D6: [
    {
      file: "apps/web/src/lib/forget-person.ts",
      from: "  setToken(null);\n  queryClient.clear();\n  clearStorages();",
      to: "  setToken(null);\n  queryClient.clear();",
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
      file: "apps/server/src/simple-recipes/import-recipes.ts",
      from: '  throw new Problem("import_unavailable");',
      to: '  await fetch((call.body as { url: string }).url).catch(() => {});\n  throw new Problem("import_unavailable");',
    },
  ],
};
