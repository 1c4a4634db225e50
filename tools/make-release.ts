/** What a release changes in the repository: version, list of changes, list of what is shipped, commit and tag. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Commit, nextVersion, sectionOf, withSection } from "./changelog.ts";

/** Why nothing was released. */
export class ReleaseRefused extends Error {}

export interface Release {
  readonly version: string;
  readonly section: string;
}

export interface ReleaseOptions {
  /** The folder of the repository. */
  readonly root: string;
  readonly today: string;
  /** Writes the list of what this version ships, once the version stands in package.json. */
  readonly writeSbom: () => Promise<void>;
}

interface Package {
  readonly version: string;
  readonly workspaces?: readonly string[];
}

const CHANGELOG = "CHANGELOG.md";
const UNIT = "\u001F";

const gitIn =
  (root: string) =>
  (...args: string[]): string =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 64e6 }).trim();

const readPackage = (root: string): Package =>
  JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Package;

/** Where the release before ended: at its tag, or where its version was written if it has none. */
function releaseBefore(root: string, version: string): string {
  const git = gitIn(root);
  const tag = `v${version}`;
  if (git("tag", "--list", tag) === tag) return tag;
  return git("log", "-1", "--format=%H", `-G"version": "${version}"`, "--", "package.json");
}

function commitsSince(root: string, from: string): Commit[] {
  const text = gitIn(root)("log", "--no-merges", `--format=%h${UNIT}%s`, `${from}..HEAD`);
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [hash = "", subject = ""] = line.split(UNIT);
      return { hash, subject };
    });
}

/** Says what a release would be, and changes nothing. */
export function planRelease(wanted: string, { root, today }: ReleaseOptions): Release {
  const current = readPackage(root).version;
  const version = nextVersion(current, wanted);
  if (version === null)
    throw new ReleaseRefused(`${wanted} is neither major, minor or patch nor a version after ${current}.`);
  const commits = commitsSince(root, releaseBefore(root, current));
  if (commits.length === 0) throw new ReleaseRefused(`Nothing was changed since ${current}.`);
  return { version, section: sectionOf(version, today, commits) };
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

function foldersOf(root: string, workspaces: readonly string[]): string[] {
  return workspaces.flatMap((pattern) =>
    pattern.endsWith("/*")
      ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -1)}${name}`)
      : [pattern],
  );
}

/** The workspaces have the version of the whole, in their own files and in the lockfile. */
function writeVersion(root: string, version: string): void {
  const { version: before, workspaces = [] } = readPackage(root);
  const own = ["", ...foldersOf(root, workspaces)];
  for (const folder of own)
    edit(join(root, folder, "package.json"), (text) =>
      text.replace(`"version": "${before}"`, `"version": "${version}"`),
    );
  edit(join(root, "package-lock.json"), (text) => {
    const lock = JSON.parse(text) as { version: string; packages: Record<string, { version?: string }> };
    lock.version = version;
    for (const folder of own) {
      const entry = lock.packages[folder];
      if (entry?.version !== undefined) entry.version = version;
    }
    return `${JSON.stringify(lock, null, 2)}\n`;
  });
  const manifests = join(root, "ops/kubernetes");
  for (const file of readdirSync(manifests).filter((name) => name.endsWith(".yaml")))
    edit(join(manifests, file), (text) =>
      text.replaceAll(`image: plateful:${before}`, `image: plateful:${version}`),
    );
}

/**
 * Makes a release of what is committed: one commit and one tag, which nobody else sees before they are pushed.
 * @throws ReleaseRefused before anything is changed.
 */
export async function makeRelease(wanted: string, options: ReleaseOptions): Promise<Release> {
  const { root, writeSbom } = options;
  const git = gitIn(root);
  if (git("status", "--porcelain") !== "")
    throw new ReleaseRefused("There are changes that are not committed.");
  const release = planRelease(wanted, options);
  const tag = `v${release.version}`;
  if (git("tag", "--list", tag) !== "") throw new ReleaseRefused(`The tag ${tag} is there already.`);
  writeVersion(root, release.version);
  edit(join(root, CHANGELOG), (text) => withSection(text, release.section));
  await writeSbom();
  git("add", "--all");
  git("commit", "--quiet", `--message=release: Publish ${release.version}`);
  git("tag", "--annotate", tag, `--message=Plateful ${release.version}`);
  return release;
}
