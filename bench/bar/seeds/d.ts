import type { Seeds } from "../check.ts";

export const D_SEEDS: Seeds = {
  D1: [
    {
      file: "apps/server/src/platform/http.ts",
      from: 'settings.publicUrl.startsWith("https:") ? `__Host-${name}` : name;',
      to: 'settings.publicUrl.startsWith("https:") ? name : name;',
    },
  ],
  D2: [
    {
      file: "apps/server/src/platform/headers.ts",
      from: "scriptSrc: [\"'self'\", \"'wasm-unsafe-eval'\"],",
      to: "scriptSrc: [\"'self'\", \"'wasm-unsafe-eval'\", \"'unsafe-inline'\"],",
    },
  ],
  D4: [
    {
      file: "apps/server/src/platform/headers.ts",
      from: "includeSubDomains: true",
      to: "includeSubDomains: false",
    },
  ],
  D5: [
    {
      file: "apps/server/src/platform/json-body.ts",
      from: 'server.addContentTypeParser("application/json",',
      to: 'server.removeContentTypeParser("text/plain");\n  server.addContentTypeParser(["application/json", "text/plain"],',
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
