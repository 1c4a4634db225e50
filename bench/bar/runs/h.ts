import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { secretProblems, secretsIn } from "../../../tools/checks/secrets.ts";
import { projectFiles, ROOT, run } from "../../../tools/run.ts";
import type { Run, Runs } from "../check.ts";
import { buildTwice } from "../two-builds.ts";

/** H1: a fresh installation with every script forbidden that is not on the list, and nothing younger than a week. */
const install: Run = async (log) => {
  const folder = mkdtempSync(join(tmpdir(), "plateful-install-"));
  try {
    for (const file of projectFiles("package.json", "package-lock.json", ".npmrc")) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(join(ROOT, file), join(folder, file));
    }
    log("npm ci in an empty folder");
    const flags = ["--strict-allow-scripts", "--min-release-age=7"];
    const { code, output } = await run("npm", ["ci", "--prefix", folder, ...flags]);
    const why = /notarget (No matching .*)/.exec(output)?.[1] ?? output.trim().slice(-120);
    return {
      pass: code === 0,
      figure: `npm ci ${flags.join(" ")}: exit ${code}${code === 0 ? "" : `, ${why}`}`,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Every line that any commit added, as far back as the clone goes. */
function secretsInHistory(): Promise<{ lines: number; found: string[] }> {
  return new Promise((resolve, reject) => {
    const args = ["log", "-p", "--all", "--no-color", "--unified=0", "--no-textconv"];
    const child = spawn("git", args, { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
    const found = new Set<string>();
    let [lines, rest, commit] = [0, "", ""];
    child.stdout.setEncoding("latin1");
    child.stdout.on("data", (chunk: string) => {
      const parts = `${rest}${chunk}`.split("\n");
      rest = parts.pop() ?? "";
      for (const line of parts) {
        lines += 1;
        if (line.startsWith("commit ")) commit = line.slice(7, 15);
        if (line.startsWith("+")) for (const kind of secretsIn(line)) found.add(`${commit}: ${kind}`);
      }
    });
    child.once("error", reject);
    child.once("close", () => resolve({ lines, found: [...found] }));
  });
}

/** H5: tree and history; what the browser gets is read by H6. */
const secrets: Run = async (log) => {
  const tree = secretProblems();
  log("reading the history");
  const { lines, found } = await secretsInHistory();
  const { secrets: inBuild } = await buildTwice();
  const all = [...tree, ...found, ...inBuild];
  return {
    pass: all.length === 0,
    figure: `${projectFiles("").length} files, ${lines} lines of history and the built web app: ${all.length} secrets${all.length === 0 ? "" : ` (${all[0]})`}`,
  };
};

/** H6 */
const builds: Run = async () => {
  const { files, different, maps } = await buildTwice();
  return {
    pass: different.length === 0 && maps.length === 0,
    figure: `${files} files, ${different.length} different${different.length === 0 ? "" : ` (${different[0]})`}, ${maps.length} source maps`,
  };
};

export const H_RUNS: Runs = {
  H1: { run: install },
  H4: {
    notRun:
      "the registry here answers no question about known vulnerabilities; npm run advisories asks elsewhere",
  },
  H5: { run: secrets },
  H6: { run: builds },
};
