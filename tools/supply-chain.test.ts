import { expect, it } from "vitest";
import {
  type LockedPackage,
  productionPackages,
  readLockedPackages,
  supplyChainProblems,
} from "./checks/supply-chain.ts";

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
