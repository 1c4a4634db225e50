import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const COMMANDS: [name: string, args: string[]][] = [
  ["staff", ["add", "marit@example.org"]],
  ["staff", ["list"]],
  ["backup", []],
  ["rotate-keys", []],
];

it.each(COMMANDS)("OPS-050 npm run %s %j works on no database that it would have to make", (name, args) => {
  const folder = mkdtempSync(join(tmpdir(), "plateful-command-"));
  try {
    const tool = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
    const env = { PATH: process.env.PATH };
    const { status, stderr } = spawnSync(process.execPath, [tool, ...args], {
      cwd: folder,
      env,
      encoding: "utf8",
    });
    expect(stderr).toContain("There is no database in ./data. Set DATABASE_URL");
    expect(status).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
