/** Packages whose code the build puts into the web app: they are shipped, though no server installs them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFiles, ROOT } from "../run.ts";
import type { LockedPackages } from "./supply-chain.ts";

const IMPORT = /(?:\bfrom|\bimport\(?)\s*["']([^"'.][^"']*)["']/g;
/** Not written in an import of the app: fonts by its style sheets, the service worker by the build, the runtime by the compiler. */
const BESIDE = [
  "@fontsource-variable/figtree",
  "@fontsource-variable/gabarito",
  "workbox-core",
  "workbox-precaching",
  "workbox-routing",
  "workbox-strategies",
  "workbox-expiration",
  "workbox-cacheable-response",
  "vite",
];

/** `react-dom` of `react-dom/client`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

const isOfApp = (file: string) =>
  /^(apps\/web\/src|packages\/[a-z]+\/src)\//.test(file) && !/\.test\.tsx?$/.test(file);

function importedPackages(): Set<string> {
  const files = projectFiles(".ts", ".tsx", ".css").filter(isOfApp);
  const specifiers = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(IMPORT)].map(([, specifier = ""]) => specifier),
  );
  return new Set(
    [...specifiers.map(packageOf), ...BESIDE].filter((name) => !/^(@plateful\/|node:|virtual:)/.test(name)),
  );
}

/** Where a package lies that another one asks for: beside it, or further up. */
function resolve(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    const path = `${at === "" ? "" : `${at}/`}node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (at === "" || !at.includes("node_modules/"))
      return at === "" ? undefined : resolve(packages, "", name);
  }
}

/** The tools among them give a few lines of their own, and nothing of what they themselves need. */
const TOOLS = new Set(["vite"]);

/** Paths in the lockfile of everything that may be in the built web app. */
export function bundledPackages(packages: LockedPackages): Set<string> {
  const found = new Set<string>();
  const add = (from: string, name: string) => {
    const path = resolve(packages, from, name);
    if (path === undefined || found.has(path)) return;
    found.add(path);
    if (TOOLS.has(name)) return;
    const { dependencies = {}, peerDependencies = {} } = packages[path] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) add(path, needed);
  };
  for (const name of importedPackages()) add("apps/web", name);
  return found;
}
