/** `npm run bench -- start`: seconds from starting the process to the first page, on an empty folder and on a filled one. */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PROCESS_OPTIONS } from "../../apps/server/src/platform/base/process-options.ts";
import { makeDataKey } from "../../apps/server/src/platform/encryption/key-ring.ts";
import { buildWeb } from "../../tools/build-web.ts";
import { median, printTable } from "../measure.ts";

/** Given, so that no file of keys is left behind. */
const DATA_KEYS = makeDataKey();

const MAIN = fileURLToPath(new URL("../../apps/server/src/main.ts", import.meta.url));
const PORT = 39_103;
const RUNS = 5;

async function firstPageSeconds(folder: string): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, [...PROCESS_OPTIONS, MAIN], {
    env: {
      ...process.env,
      DATABASE_URL: `pglite:${folder}`,
      PORT: String(PORT),
      DATA_KEYS,
      SECRET_KEY: randomUUID() + randomUUID(),
      LOG_LEVEL: "silent",
    },
    stdio: "ignore",
  });
  for (;;) {
    const isUp = await fetch(`http://127.0.0.1:${PORT}/`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const seconds = (performance.now() - start) / 1000;
  child.kill("SIGTERM");
  await new Promise((resolve) => child.once("exit", resolve));
  return seconds;
}

export async function benchStart(): Promise<void> {
  await buildWeb();
  const cold: number[] = [];
  const warm: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const folder = mkdtempSync(join(tmpdir(), "plateful-bench-"));
    cold.push(await firstPageSeconds(folder));
    warm.push(await firstPageSeconds(folder));
    rmSync(folder, { recursive: true, force: true });
  }
  console.log("\nStart to first page, embedded database, demo world on, web app built\n");
  printTable(
    ["start", "median s", "all runs s"],
    [
      ["on an empty folder", median(cold).toFixed(1), cold.map((value) => value.toFixed(1)).join(" ")],
      ["on a filled folder", median(warm).toFixed(1), warm.map((value) => value.toFixed(1)).join(" ")],
    ],
  );
}
