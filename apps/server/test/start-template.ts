import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder in which the template of the database under test is made. */
    templateFolder: string;
  }
}

const SCRIPT = fileURLToPath(new URL("make-template.ts", import.meta.url));

/**
 * Begins to make the template in a process of its own, and does not wait for it: the tests of the pure packages run in
 * the meantime. Returns what ends it.
 */
export function startTemplate(kind: "pglite" | "postgres", project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "plateful-test-"));
  const child = spawn(process.execPath, [SCRIPT, kind, folder], { stdio: ["pipe", "ignore", "pipe"] });
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += String(chunk);
  });
  const ended = new Promise<void>((resolve) => {
    child.on("close", (code) => {
      if (code !== 0) writeFileSync(join(folder, "failed"), `No database for the tests: ${errors}`);
      resolve();
    });
  });
  project.provide("templateFolder", folder);
  return async () => {
    child.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
