/** A throw-away HAProxy of Debian's package, in front of servers of this machine. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { installPackage } from "./postgres.ts";

const PROGRAM = "/usr/sbin/haproxy";
const MAX_START_MS = 20_000;

export interface Haproxy {
  readonly stop: () => Promise<void>;
}

/** Path of the program; installs Debian's package when it is missing and this process may. */
function ensureHaproxy(): string {
  if (!existsSync(PROGRAM)) installPackage("haproxy");
  return PROGRAM;
}

/** @throws Error with what the program says of its settings when it does not take them. */
function checkHaproxy(settings: string): void {
  execFileSync(ensureHaproxy(), ["-c", "-f", settings], { stdio: ["ignore", "ignore", "pipe"] });
}

async function untilItAnswers(url: string, child: ChildProcess, told: () => string): Promise<void> {
  for (const end = Date.now() + MAX_START_MS; Date.now() < end; await wait(100)) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok === true) return;
    if (child.exitCode !== null) break;
  }
  child.kill("SIGKILL");
  throw new Error(`HAProxy did not start: ${told()}`);
}

/**
 * Starts it with these settings and waits until it answers at an address. It ends with `stop`, or with this process.
 * @param url Which answers with success once a server behind it does.
 */
export async function startHaproxy(settings: string, url: string): Promise<Haproxy> {
  const folder = mkdtempSync(join(tmpdir(), "plateful-haproxy-"));
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, settings);
  checkHaproxy(file);
  const child = spawn(PROGRAM, ["-db", "-f", file], { stdio: ["ignore", "pipe", "pipe"] });
  let told = "";
  const keep = (chunk: Buffer) => {
    told = `${told}${chunk}`.slice(-4_000);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  await untilItAnswers(url, child, () => told);
  return {
    stop: async () => {
      kill();
      await ended;
      process.off("exit", kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
