/** `npm run dev`: the server, restarted on each change, and the web app with live reload at port 5173. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { PROCESS_OPTIONS } from "../apps/server/src/platform/base/process-options.ts";
import { ROOT } from "./run.ts";

const server = spawn(
  process.execPath,
  [...PROCESS_OPTIONS, "--watch", join(ROOT, "apps/server/src/main.ts")],
  {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? "http://localhost:5173" },
  },
);
const web = spawn(join(ROOT, "node_modules/.bin/vite"), [], {
  cwd: join(ROOT, "apps/web"),
  stdio: "inherit",
});
const stop = () => {
  server.kill("SIGTERM");
  web.kill("SIGTERM");
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
server.on("close", () => web.kill("SIGTERM"));
web.on("close", () => server.kill("SIGTERM"));
