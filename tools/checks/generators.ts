/** What `npm run new` writes compiles and is in the house style, seen on a copy of the product. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeNew } from "../new/make-new.ts";
import { ROOT, run } from "../run.ts";

const COPIED = ["packages", "apps/server/src", "apps/server/test", "apps/web/src", "apps/web/test"];
const SETTINGS = [
  "package.json",
  "apps/server/package.json",
  "apps/web/package.json",
  "tsconfig.base.json",
  "apps/web/tsconfig.json",
  "biome.json",
];
/** What uses the whole server or every screen takes a minute to compile: the lists of screens and the test at the API. */
const TOO_WIDE = /^apps\/server\/.*\.test\.ts$|^apps\/web\/src\/app\//;
/** Names that the build of the web app puts in. */
const BUILD_NAMES = "apps/web/src/lib/globals.d.ts";

/** The libraries are those of the product; its own packages are those of the copy, in which the lists are longer. */
function linkLibraries(copy: string): void {
  const libraries = join(copy, "node_modules");
  mkdirSync(join(libraries, "@plateful"), { recursive: true });
  for (const name of readdirSync(join(ROOT, "node_modules")))
    if (name !== "@plateful") symlinkSync(join(ROOT, "node_modules", name), join(libraries, name));
  for (const name of readdirSync(join(copy, "packages")))
    symlinkSync(join(copy, "packages", name), join(libraries, "@plateful", name));
  symlinkSync(join(ROOT, "content"), join(libraries, "@plateful", "content"));
}

function copyProduct(): string {
  const copy = mkdtempSync(join(tmpdir(), "plateful-new-"));
  for (const part of [...COPIED, ...SETTINGS])
    cpSync(join(ROOT, part), join(copy, part), {
      recursive: true,
      filter: (path) => !path.includes("node_modules"),
    });
  linkLibraries(copy);
  return copy;
}

/** The types of these files and of what they use; `settings` are those of the server or of the web app. */
async function typeProblems(copy: string, settings: string, files: readonly string[]): Promise<string[]> {
  const config = join(copy, `tsconfig.${settings.replaceAll("/", "-")}`);
  const extended = { extends: `./${settings}`, include: [], files };
  const lib = settings.startsWith("apps/web") ? {} : { lib: ["es2024", "dom", "dom.iterable"] };
  writeFileSync(config, JSON.stringify({ ...extended, compilerOptions: lib }));
  const { code, output } = await run("tsc", ["-p", config]);
  return code === 0 ? [] : [output.trim()];
}

async function styleProblems(copy: string, files: readonly string[]): Promise<string[]> {
  const args = ["check", "--error-on-warnings", "--vcs-enabled=false", ...files];
  await run("biome", ["check", "--write", ...args.slice(2)], {}, copy);
  const { code, output } = await run("biome", args, {}, copy);
  return code === 0 ? [] : [output.trim()];
}

export async function generatorProblems(): Promise<string[]> {
  const copy = copyProduct();
  try {
    const plans = [
      makeNew(copy, "endpoint", "groceries", "clear-grocery-list"),
      makeNew(copy, "screen", "groceries", "ShopMapScreen"),
    ];
    const files = plans.flatMap((plan) => [...plan.files, ...plan.edits]).map(({ path }) => path);
    const compiled = files.filter((path) => !TOO_WIDE.test(path));
    const isOfWeb = (path: string) => path.startsWith("apps/web/");
    return [
      ...(await styleProblems(copy, files)),
      ...(await typeProblems(
        copy,
        "tsconfig.base.json",
        compiled.filter((path) => !isOfWeb(path)),
      )),
      ...(await typeProblems(copy, "apps/web/tsconfig.json", [...compiled.filter(isOfWeb), BUILD_NAMES])),
    ];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
