import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { endpointFiles } from "./endpoint-files.ts";
import type { Plan } from "./plan.ts";
import { screenFiles } from "./screen-files.ts";

const KINDS: Readonly<Record<string, (feature: string, name: string) => Plan>> = {
  endpoint: endpointFiles,
  screen: screenFiles,
};

/** Writes what a generator makes below a folder: everything, or nothing when a part of it cannot be. */
export function makeNew(
  root: string,
  kind: string | undefined,
  feature: string | undefined,
  name: string | undefined,
): Plan {
  const planOf = KINDS[kind ?? ""];
  if (planOf === undefined || feature === undefined || name === undefined)
    throw new Error("Usage: npm run new -- endpoint <feature> <verb-phrase> | screen <feature> <NameScreen>");
  const plan = planOf(feature, name);
  const there = plan.files.find(({ path }) => existsSync(join(root, path)));
  if (there !== undefined) throw new Error(`${there.path} exists already.`);
  const folder = `apps/${kind === "endpoint" ? "server" : "web"}/src/${feature}`;
  if (!existsSync(join(root, folder)))
    throw new Error(`There is no feature "${feature}": ${folder} is missing.`);
  const changed = plan.edits.map(({ path, change }) => ({
    path,
    text: change(readFileSync(join(root, path), "utf8")),
  }));
  for (const { path, text } of [...plan.files, ...changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return plan;
}
