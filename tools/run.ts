/** Small hands for the commands in this folder: find the project's root, run a program, list tracked files. */
import { execFileSync, spawn } from "node:child_process";
import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

export interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** Runs a program of the project (found in node_modules/.bin first) and collects what it prints. */
export function run(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd = ROOT,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...withLocalPrograms(), ...env },
    });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += String(chunk);
    });
    child.stderr.on("data", (chunk) => {
      output += String(chunk);
    });
    child.on("error", (error) => resolve({ code: 127, output: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a program and shows what it prints as it goes. */
export function show(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: "inherit",
      env: { ...process.env, ...withLocalPrograms(), ...env },
    });
    child.on("error", () => resolve(127));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** npm itself may run on an older Node; programs of the project run on the one in node_modules. */
const withLocalPrograms = () => ({ PATH: `${ROOT}node_modules/.bin:${process.env.PATH ?? ""}` });

/** Folders and files that are made or secret, as `.gitignore` has them. */
const UNTRACKED = /^(\.git|node_modules|dist|data|coverage|test-results|playwright-report|.*\.(log|keys))$/;

function filesBelow(folder: string): string[] {
  const pathOf = ({ name }: Dirent) => (folder === "" ? name : `${folder}/${name}`);
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !UNTRACKED.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(pathOf(entry)) : [pathOf(entry)]));
}

/** An image and an unpacked release have no repository, and often no git either: then all files that git would not ignore. */
function allFiles(): readonly string[] {
  try {
    const text = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
      cwd: ROOT,
      encoding: "utf8",
      maxBuffer: 64e6,
      stdio: ["ignore", "pipe", "ignore"],
    });
    return text.split("\n").filter((file) => file !== "");
  } catch {
    return filesBelow("");
  }
}

/** Files that git tracks or would track, matching the endings. */
export const projectFiles = (...endings: string[]): string[] =>
  allFiles().filter((file) => endings.some((ending) => file.endsWith(ending)));
