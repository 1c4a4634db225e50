/**
 * Writes the API's description (OpenAPI 3.1) to a file, or with `--lint` checks it with a linter.
 * `npm run openapi -- <file>`
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeApi } from "../apps/server/src/platform/openapi/describe-api.ts";
import { toOpenApi20, toOpenApi30 } from "../apps/server/src/platform/openapi/older.ts";
import { run } from "./run.ts";

const description = describeApi("2.4.11", "https://plateful.example");
const text = JSON.stringify(description, null, 2);

/** The description in each version that the server hands out (ledger DOOR-066). */
const VERSIONS = {
  "openapi-3.1": text,
  "openapi-3.0": JSON.stringify(toOpenApi30(description)),
  "openapi-2.0": JSON.stringify(toOpenApi20(description)),
};

async function lint(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "plateful-openapi-"));
  const files = Object.entries(VERSIONS).map(([name, version]) => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, version);
    return file;
  });
  const { code, output } = await run(
    "redocly",
    ["lint", ...files, "--config", "redocly.yaml", "--format", "stylish"],
    { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  );
  rmSync(folder, { recursive: true });
  if (code !== 0 || /\d+ warning/.test(output)) {
    console.error(output);
    process.exitCode = 1;
  }
}

if (process.argv.includes("--lint")) await lint();
else writeFileSync(process.argv[2] ?? "openapi.json", text);
