/** What the lockfile says of every package: where it comes from, what holds it fast, and under which licence it is used. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run.ts";
import { bundledPackages } from "./web-packages.ts";

export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly deprecated?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Licences that ask for no more than a notice, or (MPL, for tools that are not shipped) for changes to their own files. */
const LICENCES = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "PSF-2.0",
  "Unlicense",
  "Zlib",
]);
/** May be used to build and test, but not in what is shipped. */
const TOOL_LICENCES = new Set(["MPL-2.0"]);
/**
 * Native libraries under the LGPL that are loaded as they come and can be exchanged, which that licence asks for. Nothing else may
 * use it.
 */
const EXCHANGEABLE = /^@img\/sharp-/;
/** Packages that state their licence beside `package.json`, as it was read there; another version has to be read again. */
const LICENCE_READ: Readonly<Record<string, string>> = {
  "busboy@1.6.0": "MIT",
  "humanize-number@0.0.2": "MIT",
  "streamsearch@1.1.0": "MIT",
};
/** What a server installs today; a new package has to replace one or be argued for in decision 0033. */
const MAX_PRODUCTION_PACKAGES = 60;

interface Use {
  readonly isTool: boolean;
  readonly isExchangeable: boolean;
}

const isAllowed = (one: string, { isTool, isExchangeable }: Use) =>
  LICENCES.has(one) || (isTool && TOOL_LICENCES.has(one)) || (isExchangeable && one === "LGPL-3.0-or-later");

/** "A OR B" leaves the choice, "A AND B" does not. */
function isLicenceAllowed(expression: string, use: Use): boolean {
  const plain = expression.replaceAll(/[()]/g, "");
  return plain
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => isAllowed(one.trim(), use)));
}

function problemsOf(path: string, locked: LockedPackage, isBundled: boolean): string[] {
  const bare = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const name = `${bare}@${locked.version}`;
  const use = { isTool: locked.dev === true && !isBundled, isExchangeable: EXCHANGEABLE.test(bare) };
  const problems: string[] = [];
  if (locked.resolved !== undefined && !locked.resolved.startsWith("https://"))
    problems.push(`${name} does not come from a registry by https`);
  if (!/^sha512-/.test(locked.integrity ?? "")) problems.push(`${name} has no SHA-512 digest`);
  if (locked.deprecated !== undefined) problems.push(`${name} is deprecated: ${locked.deprecated}`);
  const licence = locked.license ?? LICENCE_READ[name] ?? "none";
  if (!isLicenceAllowed(licence, use))
    problems.push(`${name} has the licence ${licence}, which is not on the list`);
  return problems;
}

const isForeign = ([path, { link }]: [string, LockedPackage]) =>
  path.includes("node_modules/") && link !== true;

export const productionPackages = (packages: LockedPackages): string[] =>
  Object.entries(packages)
    .filter(isForeign)
    .filter(([, { dev }]) => dev !== true)
    .map(([path]) => path);

export function supplyChainProblems(packages: LockedPackages): string[] {
  const bundled = bundledPackages(packages);
  const problems = Object.entries(packages)
    .filter(isForeign)
    .flatMap(([path, locked]) => problemsOf(path, locked, bundled.has(path)));
  const count = installedPackages(packages).length;
  if (count > MAX_PRODUCTION_PACKAGES)
    problems.push(`a server installs ${count} packages, more than ${MAX_PRODUCTION_PACKAGES}`);
  return problems;
}

export function readLockedPackages(): LockedPackages {
  const text = readFileSync(join(ROOT, "package-lock.json"), "utf8");
  return (JSON.parse(text) as { packages: LockedPackages }).packages;
}

/** Where the list of what this version ships is kept. */
export function sbomFile(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };
  return `docs/sbom/${version}.cdx.json`;
}

interface Sbom {
  readonly components: readonly { readonly name: string; readonly version: string }[];
}

/** What every server installs; what is optional depends on its processor and system. */
export const installedPackages = (packages: LockedPackages): string[] =>
  productionPackages(packages).filter((path) => packages[path]?.optional !== true);

/** Name and version of everything that is installed wherever the product runs, or is in the built web app. */
export const shippedPackages = (packages: LockedPackages): string[] =>
  [...new Set([...installedPackages(packages), ...bundledPackages(packages)])].map(
    (path) => `${path.slice(path.lastIndexOf("node_modules/") + 13)}@${packages[path]?.version}`,
  );

/** What is shipped and not on the list of this version, by name and version. */
function sbomProblems(packages: LockedPackages): string[] {
  const file = sbomFile();
  if (!existsSync(join(ROOT, file))) return [`${file} is missing: run npm run sbom`];
  const { components } = JSON.parse(readFileSync(join(ROOT, file), "utf8")) as Sbom;
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  return shippedPackages(packages)
    .filter((name) => !listed.has(name))
    .map((name) => `${file} lacks ${name}: run npm run sbom`);
}

export function checkSupplyChain(): string[] {
  const packages = readLockedPackages();
  return [...supplyChainProblems(packages), ...sbomProblems(packages)];
}
