/** The list of changes, written from commits of the form `area: Imperative sentence`. */

export interface Commit {
  readonly hash: string;
  readonly subject: string;
}

interface Change {
  readonly area: string;
  readonly text: string;
  readonly hash: string;
}

/** What neither people who use the product nor those who run it notice. */
const BEHIND_THE_SCENES = new Set([
  "bar",
  "bench",
  "docs",
  "e2e",
  "house",
  "journeys",
  "ledger",
  "test",
  "tests",
  "tools",
]);
const CHANGE = /^([a-z][a-z0-9 -]*): (\S.*)$/;
/** A commit may name a second area behind a semicolon. */
const NEXT_AREA = /;\s+(?=[a-z][a-z0-9-]*: [A-Z])/;

const changesOf = ({ hash, subject }: Commit): Change[] =>
  subject.split(NEXT_AREA).flatMap((part) => {
    const [, area, text] = CHANGE.exec(part) ?? [];
    return area === undefined || text === undefined || area === "release" ? [] : [{ area, text, hash }];
  });

function listOf(changes: readonly Change[]): string[] {
  const areas = [...new Set(changes.map(({ area }) => area))].sort();
  return areas.flatMap((area) => [
    `- **${area}**`,
    // The oldest first, as they were made.
    ...changes
      .filter((change) => change.area === area)
      .map(({ text, hash }) => `  - ${text} (${hash})`)
      .reverse(),
  ]);
}

/**
 * The section of one release.
 * @param commits Since the release before, the newest first. Merges and what has another form are left out.
 */
export function sectionOf(version: string, date: string, commits: readonly Commit[]): string {
  const changes = commits.flatMap(changesOf);
  const shown = changes.filter(({ area }) => !BEHIND_THE_SCENES.has(area));
  const behind = changes.filter(({ area }) => BEHIND_THE_SCENES.has(area));
  const lines = [
    `## ${version} (${date})`,
    "",
    ...(shown.length === 0 ? ["Nothing that is noticed in use."] : listOf(shown)),
    ...(behind.length === 0 ? [] : ["", "Tests, measurements and documents:", "", ...listOf(behind)]),
  ];
  return `${lines.join("\n")}\n`;
}

/** Puts a section above that of the release before. */
export function withSection(changelog: string, section: string): string {
  const newest = changelog.indexOf("\n## ");
  if (newest === -1) throw new Error("CHANGELOG.md has no section.");
  return `${changelog.slice(0, newest + 1)}${section}${changelog.slice(newest)}`;
}

/** The versions that the list of changes has, the newest first. */
export const versionsIn = (changelog: string): string[] =>
  [...changelog.matchAll(/^## (\d+\.\d+\.\d+) /gm)].map(([, version]) => version ?? "");

const BUMPS = ["major", "minor", "patch"] as const;

/**
 * The version that follows.
 * @param wanted `major`, `minor`, `patch`, or the version itself, which has to be a later one.
 */
export function nextVersion(current: string, wanted: string): string | null {
  const parts = current.split(".").map(Number);
  const at = BUMPS.indexOf(wanted as (typeof BUMPS)[number]);
  if (at !== -1)
    return parts.map((part, index) => (index < at ? part : index === at ? part + 1 : 0)).join(".");
  if (!/^\d+\.\d+\.\d+$/.test(wanted)) return null;
  const given = wanted.split(".").map(Number);
  const first = given.findIndex((part, index) => part !== parts[index]);
  return first !== -1 && (given[first] ?? 0) > (parts[first] ?? 0) ? wanted : null;
}
