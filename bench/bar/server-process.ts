/** One server of the fleet: the product as operators run it, in production mode, on a port of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PROCESS_OPTIONS } from "../../apps/server/src/platform/base/process-options.ts";

const MAIN = fileURLToPath(new URL("../../apps/server/src/main.ts", import.meta.url));
const KB_PER_MB = 1024;

export class ServerProcess {
  readonly port: number;
  readonly #env: Readonly<Record<string, string>>;
  #main: string;
  #child: ChildProcess | null = null;
  #output = "";

  /** @param main What is started; that of this version unless given. */
  constructor(port: number, env: Readonly<Record<string, string>>, main = MAIN) {
    this.port = port;
    this.#env = env;
    this.#main = main;
  }

  /** From its next start on it is this version of the product. */
  become(main = MAIN): void {
    this.#main = main;
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the server and waits until it answers. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [...PROCESS_OPTIONS, this.#main], {
      env: { ...process.env, ...this.#env, PORT: String(this.port), HOST: "127.0.0.1" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    const keep = (chunk: Buffer) => {
      this.#output = `${this.#output}${chunk}`.slice(-20_000);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    await new Promise<void>((resolve, reject) => {
      const onData = () => {
        if (!this.#output.includes("Plateful is ready")) return;
        child.stdout.off("data", onData);
        resolve();
      };
      child.stdout.on("data", onData);
      child.once("exit", (code) => reject(new Error(`The server ended with ${code}: ${this.#output}`)));
    });
    this.#output = "";
  }

  /** Ends the server with this signal and gives the milliseconds until it was gone. */
  async stop(signal: "SIGTERM" | "SIGKILL"): Promise<number> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null) return 0;
    const begin = performance.now();
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await gone;
    return performance.now() - begin;
  }

  /** Resident memory in megabytes; 0 while the server is down. */
  get memoryMb(): number {
    const pid = this.#child?.pid;
    if (pid === undefined) return 0;
    try {
      const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
      return Number(line?.[1] ?? 0) / KB_PER_MB;
    } catch {
      return 0;
    }
  }
}
