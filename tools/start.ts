/** `npm start`: builds the web app if needed, then runs the product as one process on one port. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { PROCESS_OPTIONS } from "../apps/server/src/platform/base/process-options.ts";
import { buildWeb } from "./build-web.ts";
import { ROOT } from "./run.ts";

await buildWeb();
const server = spawn(process.execPath, [...PROCESS_OPTIONS, join(ROOT, "apps/server/src/main.ts")], {
  cwd: ROOT,
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("close", (code) => {
  process.exitCode = code ?? 1;
});
