/** A copy of the project with one defect in it, to see a check turn red. */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { projectFiles, ROOT } from "../../tools/run.ts";
import type { Seed } from "./check.ts";

/** The process that draws pictures may read no other folder of packages than that in which it finds the first of these. */
const COPIED = ["sharp", "@img", "detect-libc", "semver"];

/** The workspaces' own packages are linked to the copy, everything else to what is installed already. */
export function linkPackages(folder: string): void {
  const installed = join(ROOT, "node_modules");
  const linked = join(folder, "node_modules");
  mkdirSync(join(linked, "@plateful"), { recursive: true });
  for (const name of readdirSync(installed))
    if (COPIED.includes(name)) cpSync(join(installed, name), join(linked, name), { recursive: true });
    else if (name !== "@plateful") symlinkSync(join(installed, name), join(linked, name));
  for (const place of ["packages", "apps"])
    for (const name of readdirSync(join(folder, place)))
      symlinkSync(join(folder, place, name), join(linked, "@plateful", name));
  for (const name of ["content", "e2e", "bench"])
    symlinkSync(join(folder, name), join(linked, "@plateful", name));
}

export interface SeededCopy {
  readonly folder: string;
  readonly remove: () => void;
}

/** @throws Error when the place of the defect is not found: the code has changed, and so must the seed. */
export function copyWithSeeds(seeds: readonly Seed[]): SeededCopy {
  const folder = mkdtempSync(join(tmpdir(), "plateful-seeded-"));
  for (const file of projectFiles("")) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  linkPackages(folder);
  // Some checks list the files of the project.
  execFileSync("git", ["init", "-q", folder]);
  for (const { file, from, to } of seeds) {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    if (text.split(from).length !== 2)
      throw new Error(`${file} does not hold the text of the seed exactly once: ${from}`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
