import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

/** The path of the snapshot, or the address of the server with the template; waits until it is there. */
export async function readTemplate(): Promise<string> {
  const folder = inject("templateFolder");
  for (;;) {
    if (existsSync(join(folder, "ready"))) return readFileSync(join(folder, "ready"), "utf8");
    if (existsSync(join(folder, "failed"))) throw new Error(readFileSync(join(folder, "failed"), "utf8"));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
