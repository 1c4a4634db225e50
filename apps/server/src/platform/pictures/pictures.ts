import { type ChildProcess, fork } from "node:child_process";
import { writeFile } from "node:fs/promises";
import type { Socket } from "node:net";
import { availableParallelism } from "node:os";
import { dirname, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Log } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import type { FromPictureProcess, PictureTask } from "./picture-process.ts";
import type { PictureRule, RedrawResult } from "./picture-rule.ts";

/** Decodes and re-encodes pictures of strangers outside the server's process (decision 0020). */
export interface Pictures {
  /**
   * The picture in a file, drawn afresh, or why the file is refused. A file that takes too much time or memory, or that
   * crashes the decoder, is unreadable.
   * @throws Problem unavailable when too many pictures wait, or when the decoder cannot be started.
   */
  readonly redraw: (bytes: Buffer, rule: PictureRule) => Promise<RedrawResult>;
  /** Refuses what waits and ends the processes. */
  readonly close: () => Promise<void>;
}

export interface PictureLimits {
  /** Pictures decoded at the same time, each in a process of its own. */
  readonly processes: number;
  /** Pictures that wait for a process; one more is refused at once. */
  readonly maxWaiting: number;
  /** How long a picture waits for a process, the start of one included. */
  readonly maxWaitMs: number;
  /** How long a process works on a picture before it is killed. */
  readonly maxWorkMs: number;
  /** Resident memory of a process, in bytes, above which it is killed. */
  readonly maxMemoryBytes: number;
  /** How long a process stays without work. */
  readonly idleMs: number;
}

/** A photo of 12 Mpx takes a tenth of a second and the largest allowed takes 340 MB (figures in decision 0020). */
const LIMITS: PictureLimits = {
  processes: Math.min(2, availableParallelism()),
  maxWaiting: 8,
  maxWaitMs: 2_500,
  maxWorkMs: 3_000,
  maxMemoryBytes: 512_000_000,
  idleMs: 60_000,
};
const RETRY_SECONDS = 5;
const MAX_HEAP_MB = 128;
/** What is kept of a process's last words, for the log. */
const MAX_COMPLAINT = 2_000;

const ENTRY = fileURLToPath(new URL("./picture-process.ts", import.meta.url));
/** Folders that the process may read: this workspace's code and the packages. Not the data, nor anything to write. */
const READABLE = [dirname(dirname(dirname(dirname(ENTRY)))), packagesFolder()];

function packagesFolder(): string {
  const entry = fileURLToPath(import.meta.resolve("sharp"));
  return entry.slice(0, entry.lastIndexOf(`${sep}sharp${sep}`));
}

interface WaitingTask extends PictureTask {
  readonly resolve: (result: RedrawResult) => void;
  readonly reject: (error: Error) => void;
  timer: NodeJS.Timeout | undefined;
}

interface PictureProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
  /** The decoder is loaded. */
  isReady: boolean;
  task: WaitingTask | null;
  timer: NodeJS.Timeout | undefined;
  complaint: string;
}

const unavailable = () => new Problem("unavailable", RETRY_SECONDS);

/** Starts a process without the server's environment, which holds its secrets, and without a way to write or to start others. */
function startProcess(maxMemoryBytes: number): ChildProcess {
  const child = fork(ENTRY, [String(maxMemoryBytes)], {
    env: {},
    execArgv: [
      "--permission",
      "--allow-addons",
      ...READABLE.map((folder) => `--allow-fs-read=${folder}`),
      `--max-old-space-size=${MAX_HEAP_MB}`,
      "--disable-warning=SecurityWarning",
    ],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  // Where memory runs out all the same, the kernel ends this process before the server. Only Linux has the file.
  if (child.pid !== undefined) writeFile(`/proc/${child.pid}/oom_score_adj`, "1000").catch(() => {});
  return child;
}

/** A process without work does not keep a server alive that has nothing else to do. */
function keepAlive({ child }: PictureProcess, isBusy: boolean): void {
  if (isBusy) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

class PictureProcesses implements Pictures {
  readonly #limits: PictureLimits;
  readonly #log: Log;
  readonly #processes = new Set<PictureProcess>();
  readonly #waiting: WaitingTask[] = [];
  #isClosed = false;

  constructor(limits: PictureLimits, log: Log) {
    this.#limits = limits;
    this.#log = log;
  }

  redraw = (bytes: Buffer, rule: PictureRule): Promise<RedrawResult> =>
    new Promise((resolve, reject) => {
      if (this.#isClosed || this.#waiting.length >= this.#limits.maxWaiting) return reject(unavailable());
      const task: WaitingTask = { bytes, rule, resolve, reject, timer: undefined };
      task.timer = setTimeout(() => this.#giveUpWaiting(task), this.#limits.maxWaitMs);
      this.#waiting.push(task);
      this.#next();
    });

  close = async (): Promise<void> => {
    this.#isClosed = true;
    this.#refuseWaiting();
    const processes = [...this.#processes];
    for (const { child } of processes) child.kill("SIGKILL");
    await Promise.all(processes.map(({ ended }) => ended));
  };

  #giveUpWaiting(task: WaitingTask): void {
    this.#waiting.splice(this.#waiting.indexOf(task), 1);
    task.reject(unavailable());
  }

  #refuseWaiting(): void {
    for (const task of this.#waiting.splice(0)) {
      clearTimeout(task.timer);
      task.reject(unavailable());
    }
  }

  #next(): void {
    for (const process of this.#processes) {
      if (!process.isReady || process.task !== null) continue;
      const task = this.#waiting.shift();
      if (task === undefined) return;
      this.#give(process, task);
    }
    const starting = [...this.#processes].filter(({ isReady }) => !isReady).length;
    if (this.#waiting.length > starting && this.#processes.size < this.#limits.processes) this.#open();
  }

  #open(): void {
    const child = startProcess(this.#limits.maxMemoryBytes);
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const process: PictureProcess = {
      child,
      ended,
      isReady: false,
      task: null,
      timer: undefined,
      complaint: "",
    };
    this.#processes.add(process);
    const gone = (reason: string) => {
      resolve();
      this.#end(process, reason);
    };
    child.on("message", (message: FromPictureProcess) => this.#take(process, message));
    child.on("error", (error) => gone(error.message));
    child.on("exit", (code, signal) => gone(`ended with ${signal ?? code}`));
    child.stderr?.on("data", (text: Buffer) => {
      process.complaint = `${process.complaint}${text}`.slice(-MAX_COMPLAINT);
    });
    (child.stderr as Socket | null)?.unref();
  }

  #give(process: PictureProcess, task: WaitingTask): void {
    clearTimeout(task.timer);
    clearTimeout(process.timer);
    process.task = task;
    keepAlive(process, true);
    const { maxWorkMs } = this.#limits;
    process.timer = setTimeout(() => this.#end(process, `worked for ${maxWorkMs} ms`), maxWorkMs);
    const { bytes, rule } = task;
    // A process that is gone says so by its "exit".
    process.child.send({ bytes, rule } satisfies PictureTask, () => {});
  }

  #take(process: PictureProcess, message: FromPictureProcess): void {
    clearTimeout(process.timer);
    if ("result" in message) process.task?.resolve(message.result);
    process.task = null;
    process.isReady = true;
    process.timer = setTimeout(() => this.#end(process, "idle"), this.#limits.idleMs).unref();
    keepAlive(process, false);
    this.#next();
  }

  /** Ends a process and answers its task; the next task starts another process. Safe to repeat. */
  #end(process: PictureProcess, reason: string): void {
    if (!this.#processes.delete(process)) return;
    clearTimeout(process.timer);
    process.child.kill("SIGKILL");
    const { isReady, task, complaint } = process;
    if (task !== null) {
      this.#log.warn({ reason, complaint, bytes: task.bytes.length }, "A picture ended its process");
      task.resolve({ refused: "UNREADABLE" });
    }
    if (!isReady && !this.#isClosed) {
      this.#log.error({ reason, complaint }, "The picture decoder could not be started");
      this.#refuseWaiting();
    }
    this.#next();
  }
}

/** Opens the decoder. No process is started before the first picture comes. */
export const openPictures = (log: Log, limits: Partial<PictureLimits> = {}): Pictures =>
  new PictureProcesses({ ...LIMITS, ...limits }, log);
