/**
 * Writes the API's description (OpenAPI 3.1) to a file, or with `--lint` checks it with a linter.
 * `npm run openapi -- <file>`
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeApi } from "../apps/server/src/platform/openapi/describe-api.ts";
import { run } from "./run.ts";

const text = JSON.stringify(describeApi("2.4.11", "https://plateful.example"), null, 2);

async function lint(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "plateful-openapi-"));
  const file = join(folder, "openapi.json");
  writeFileSync(file, text);
  const { code, output } = await run(
    "redocly",
    ["lint", file, "--config", "redocly.yaml", "--format", "stylish"],
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
