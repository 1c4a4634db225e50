/** H5, H6: the web app is built into an empty folder, searched, and for H6 built once more and compared byte by byte. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { secretsIn } from "../../tools/checks/secrets.ts";
import { ROOT } from "../../tools/run.ts";

const MAP = /sourceMappingURL=|\.map$/;

function build(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const program = join(ROOT, "node_modules/.bin/vite");
    const args = ["build", "--outDir", folder, "--emptyOutDir", "--logLevel", "error"];
    const child = spawn(program, args, {
      cwd: join(ROOT, "apps/web"),
      stdio: ["ignore", "ignore", "inherit"],
    });
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`The build ended with ${code}.`)),
    );
  });
}

function digests(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [relative(folder, path), createHash("sha256").update(readFileSync(path)).digest("hex")];
    }),
  );
}

export interface TwoBuilds {
  readonly files: number;
  readonly different: readonly string[];
  /** Files that are source maps or name one. */
  readonly maps: readonly string[];
  readonly secrets: readonly string[];
}

/** @param times 1 only searches. */
export async function buildWebApp(times: 1 | 2): Promise<TwoBuilds> {
  const folder = mkdtempSync(join(tmpdir(), "plateful-builds-"));
  try {
    const [one, other] = [join(folder, "one"), join(folder, "other")];
    await build(one);
    if (times === 2) await build(other);
    const first = digests(one);
    const second = times === 2 ? digests(other) : first;
    const names = [...new Set([...first.keys(), ...second.keys()])];
    const textOf = (name: string) => readFileSync(join(one, name), "latin1");
    const code = [...first.keys()].filter((name) => /\.(js|css|html|map)$/.test(name));
    return {
      files: names.length,
      different: names.filter((name) => first.get(name) !== second.get(name)),
      maps: code.filter((name) => MAP.test(name) || MAP.test(textOf(name))),
      secrets: code.flatMap((name) => secretsIn(textOf(name)).map((kind) => `${name} holds ${kind}`)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
