/** `npm run new -- endpoint <feature> <verb-phrase>` or `npm run new -- screen <feature> <NameScreen>`. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { endpointFiles, type Plan, screenFiles } from "./new/endpoint-files.ts";
import { ROOT } from "./run.ts";

const KINDS: Readonly<Record<string, (feature: string, name: string) => Plan>> = {
  endpoint: endpointFiles,
  screen: screenFiles,
};

function make(kind: string | undefined, feature: string | undefined, name: string | undefined): void {
  const planOf = KINDS[kind ?? ""];
  if (planOf === undefined || feature === undefined || name === undefined)
    throw new Error("Usage: npm run new -- endpoint <feature> <verb-phrase> | screen <feature> <NameScreen>");
  const plan = planOf(feature, name);
  for (const { path, text } of plan.files) {
    const file = join(ROOT, path);
    if (existsSync(file)) throw new Error(`${path} exists already.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${path}`);
  }
  console.log(["\nStill to do by hand:", ...plan.next].join("\n  "));
}

try {
  make(process.argv[2], process.argv[3], process.argv[4]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
