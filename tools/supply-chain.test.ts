import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import {
  type LockedPackage,
  productionPackages,
  readLockedPackages,
  sbomFile,
  shippedPackages,
  supplyChainProblems,
} from "./checks/supply-chain.ts";
import { ROOT } from "./run.ts";

const GOOD: LockedPackage = { version: "1.0.0", integrity: "sha512-x", license: "MIT" };
const problemsWith = (change: Partial<LockedPackage>) =>
  supplyChainProblems({ "node_modules/x": { ...GOOD, ...change } });

it("H2: every package of the lockfile is held by a digest and has a licence on the list", () => {
  const packages = readLockedPackages();
  expect(productionPackages(packages).length).toBeGreaterThan(50);
  expect(supplyChainProblems(packages)).toEqual([]);
});

it.each<[string, Partial<LockedPackage>, RegExp]>([
  ["a git dependency", { resolved: "git+ssh://git@host/x.git#1" }, /by https/],
  ["plain http", { resolved: "http://host/x.tgz" }, /by https/],
  ["a missing digest", { integrity: "" }, /SHA-512/],
  ["a weak digest", { integrity: "sha1-x" }, /SHA-512/],
  ["a deprecated package", { deprecated: "use y" }, /deprecated/],
  ["an unknown licence", { license: "GPL-3.0" }, /GPL-3.0/],
  ["a licence of which one half is not on the list", { license: "(MIT AND GPL-3.0)" }, /GPL-3.0/],
  ["a licence for tools in what is shipped", { license: "MPL-2.0" }, /MPL-2.0/],
])("H2: %s is found", (_, change, words) => {
  expect(problemsWith(change).join()).toMatch(words);
});

it("H2: a licence that leaves the choice and a tool under MPL are allowed", () => {
  expect(problemsWith({ license: "(MIT OR GPL-3.0)" })).toEqual([]);
  expect(problemsWith({ license: "MPL-2.0", dev: true })).toEqual([]);
});

it("H2: the LGPL is allowed for the exchangeable native libraries of pictures only", () => {
  const lgpl = { ...GOOD, license: "Apache-2.0 AND LGPL-3.0-or-later" };
  expect(supplyChainProblems({ "node_modules/@img/sharp-linux-x64": lgpl })).toEqual([]);
  expect(supplyChainProblems({ "node_modules/other": lgpl })).toHaveLength(1);
});

it("H1 SUPPORT-020: every package that runs a script when it is installed is on the reviewed list, and nothing else is", () => {
  const { allowScripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    allowScripts: Record<string, boolean>;
  };
  const running = Object.entries(readLockedPackages())
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length));
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(running)].sort());
  // The program that runs the product; its script puts it in place.
  expect(running).toEqual(["node"]);
});

it("H3 SUPPORT-018: the list of what this version ships names every package of server and web app, and no other", () => {
  const { components } = JSON.parse(readFileSync(join(ROOT, sbomFile()), "utf8")) as {
    components: { name: string; version: string; purl?: string }[];
  };
  const listed = components.map(({ name, version }) => `${name}@${version}`).sort();
  expect(listed).toEqual(shippedPackages(readLockedPackages()).sort());
  expect(components.every(({ purl }) => purl?.startsWith("pkg:npm/"))).toBe(true);
});

it("H2 SUPPORT-020: a package of the web app is held to the licences of what is shipped, though no server installs it", () => {
  const packages = readLockedPackages();
  const react = "node_modules/react";
  expect(packages[react]?.dev).toBe(true);
  const changed = { ...packages, [react]: { ...packages[react], license: "MPL-2.0" } };
  expect(supplyChainProblems(changed).join()).toMatch(/react@.* has the licence MPL-2.0/);
});
