/** Builds the web app when it is missing or older than anything that it is made of. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { projectFiles, ROOT, run } from "./run.ts";

const PAGE = join(ROOT, "apps/web/dist/index.html");
const SOURCES = /^(apps\/web\/|packages\/|package-lock\.json)/;

function isBuilt(): boolean {
  if (!existsSync(PAGE)) return false;
  const built = statSync(PAGE).mtimeMs;
  return projectFiles("")
    .filter((file) => SOURCES.test(file) && !/\.test\.tsx?$/.test(file))
    .every((file) => !existsSync(join(ROOT, file)) || statSync(join(ROOT, file)).mtimeMs <= built);
}

/** @throws Error with the output of the build when it fails. */
export async function buildWeb(): Promise<void> {
  if (isBuilt()) return;
  console.log("Building the web app …");
  const { code, output } = await run("npm", ["run", "-s", "build", "-w", "apps/web"]);
  if (code !== 0) throw new Error(`The web app could not be built:\n${output}`);
}
