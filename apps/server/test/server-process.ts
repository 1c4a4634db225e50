import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { TEST_KEY } from "./test-settings.ts";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const KEY = "a-key-that-is-long-enough-to-be-accepted";

/** How a process ended. */
export interface Ended {
  readonly code: number | null;
  readonly errors: string;
}

/** Starts the product as a process of its own. @param flags Of Node. */
export function startProcess(env: Record<string, string>, flags: readonly string[] = []) {
  const child = spawn(process.execPath, [...flags, MAIN], {
    env: {
      PATH: process.env.PATH,
      SECRET_KEY: KEY,
      DATA_KEYS: TEST_KEY,
      LOG_LEVEL: "silent",
      DEMO: "off",
      HOST: "127.0.0.1",
      ...env,
    },
  });
  let errors = "";
  let output = "";
  child.stderr.on("data", (chunk) => {
    errors += String(chunk);
  });
  const ready = new Promise<void>((resolve) => {
    child.stdout.on("data", (chunk) => {
      output += String(chunk);
      if (output.includes("Plateful is ready")) resolve();
    });
  });
  const ended = new Promise<Ended>((resolve) => child.on("close", (code) => resolve({ code, errors })));
  return { child, ready, ended, said: () => output };
}
