import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nextVersion, sectionOf, versionsIn, withSection } from "./changelog.ts";
import { makeRelease, planRelease, ReleaseRefused } from "./make-release.ts";
import { projectFiles, ROOT } from "./run.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const versionOf = (path: string) => (JSON.parse(read(path)) as { version?: string }).version;

describe("the list of changes", () => {
  const commits = [
    { hash: "c3", subject: "diary: Copy a day; tests: Know the copied day" },
    { hash: "c2", subject: "release: Publish 2.4.12" },
    { hash: "c1", subject: "diary: Plan a day" },
    { hash: "c0", subject: "Whatever has another form" },
  ];

  it("OPS-038: is written from commits by area, with what is noticed in use first", () => {
    expect(sectionOf("2.5.0", "2026-11-25", commits)).toBe(
      [
        "## 2.5.0 (2026-11-25)",
        "",
        "- **diary**",
        "  - Plan a day (c1)",
        "  - Copy a day (c3)",
        "",
        "Tests, measurements and documents:",
        "",
        "- **tests**",
        "  - Know the copied day (c3)",
        "",
      ].join("\n"),
    );
  });

  it("OPS-038: has the newest release at its top", () => {
    const before = "# Changes\n\nWords.\n\n## 2.4.11 (2026-11-20)\n\n- **a**\n";
    const after = withSection(before, sectionOf("2.5.0", "2026-11-25", commits));
    expect(versionsIn(after)).toEqual(["2.5.0", "2.4.11"]);
    expect(after).toMatch(/^# Changes\n\nWords\.\n\n## 2\.5\.0 /);
  });

  it.each([
    ["patch", "2.4.12"],
    ["minor", "2.5.0"],
    ["major", "3.0.0"],
    ["2.10.0", "2.10.0"],
    ["2.4.11", null],
    ["2.4.2", null],
    ["next", null],
  ])("OPS-038: %s after 2.4.11 is %s", (wanted, version) => {
    expect(nextVersion("2.4.11", wanted)).toBe(version);
  });

  it("OPS-038: begins with the version that all parts of the product have", () => {
    const version = versionOf("package.json");
    expect(versionsIn(read("CHANGELOG.md"))[0]).toBe(version);
    for (const file of projectFiles("/package.json").filter((path) => versionOf(path) !== undefined))
      expect([file, versionOf(file)]).toEqual([file, version]);
  });
});

describe("a release", () => {
  let root: string;
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  const commit = (subject: string) => {
    git("add", "--all");
    git("commit", "--quiet", "--allow-empty", `--message=${subject}`);
  };
  const options = () => ({
    root,
    today: "2026-11-25",
    writeSbom: async () => write("sbom.json", "{}"),
  });

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), "plateful-release-"));
    git("init", "--quiet");
    git("config", "user.name", "Test");
    git("config", "user.email", "test@plateful.example");
    git("config", "commit.gpgsign", "false");
    for (const folder of ["packages/a", "ops/kubernetes"]) mkdirSync(join(root, folder), { recursive: true });
    write("package.json", '{\n  "version": "1.0.0",\n  "workspaces": ["packages/*"]\n}\n');
    write("packages/a/package.json", '{\n  "version": "1.0.0"\n}\n');
    write(
      "package-lock.json",
      JSON.stringify({
        version: "1.0.0",
        packages: {
          "": { version: "1.0.0" },
          "packages/a": { version: "1.0.0" },
          "node_modules/x": { version: "1.0.0" },
        },
      }),
    );
    write("ops/kubernetes/web.yaml", "image: plateful:1.0.0\n");
    write("CHANGELOG.md", "# Changes\n\n## 1.0.0 (2026-11-01)\n");
    commit("house: Begin");
    commit("diary: Plan a day");
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it("OPS-038: is shown before it is made, and changes nothing then", () => {
    expect(planRelease("minor", options()).section).toContain("Plan a day");
    expect(git("status", "--porcelain")).toBe("");
  });

  it("OPS-038: is refused while something is not committed", async () => {
    write("draft.txt", "x");
    await expect(makeRelease("minor", options())).rejects.toThrow(ReleaseRefused);
    rmSync(join(root, "draft.txt"));
    expect(git("tag", "--list")).toBe("");
  });

  it("OPS-038: is one commit and one tag, with one version everywhere and what was changed since the one before", async () => {
    await makeRelease("minor", options());
    expect(git("log", "-1", "--format=%s")).toBe("release: Publish 1.1.0");
    expect(git("tag", "--points-at", "HEAD")).toBe("v1.1.0");
    const text = (path: string) => readFileSync(join(root, path), "utf8");
    for (const file of ["package.json", "packages/a/package.json"])
      expect(text(file)).toContain('"version": "1.1.0"');
    const { version, packages } = JSON.parse(text("package-lock.json"));
    expect([version, packages[""].version, packages["packages/a"].version]).toEqual(Array(3).fill("1.1.0"));
    expect(packages["node_modules/x"].version).toBe("1.0.0");
    expect(text("ops/kubernetes/web.yaml")).toBe("image: plateful:1.1.0\n");
    expect(text("CHANGELOG.md")).toContain("## 1.1.0 (2026-11-25)\n\n- **diary**\n  - Plan a day");
    commit("web: Show the version");
    const { section } = await makeRelease("patch", options());
    expect(section).toContain("Show the version");
    expect(section).not.toContain("Plan a day");
    await expect(makeRelease("patch", options())).rejects.toThrow("Nothing was changed");
  });
});
