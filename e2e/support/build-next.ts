/** Builds the web app as the next release would have it: `node e2e/support/build-next.ts <folder>`. */
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { NEXT_VERSION } from "./deployment.ts";

const [, , outDir = ""] = process.argv;
await build({
  root: fileURLToPath(new URL("../../apps/web", import.meta.url)),
  logLevel: "error",
  define: { __APP_VERSION__: JSON.stringify(NEXT_VERSION) },
  build: { outDir, emptyOutDir: true },
});
