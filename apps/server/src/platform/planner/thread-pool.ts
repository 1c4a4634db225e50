import { Worker } from "node:worker_threads";

/** Why a task got no answer although nothing was wrong with it. */
export type PoolFailure = "FULL" | "TIMEOUT" | "CRASHED" | "STOPPED";

/** The pool could not do a task; the task itself did not fail. */
export class PoolError extends Error {
  readonly failure: PoolFailure;

  constructor(failure: PoolFailure) {
    super(`The threads did not answer: ${failure}`);
    this.failure = failure;
  }
}

/** A large value that many tasks need; each thread is sent it once. */
export interface KeptValue {
  readonly key: string;
  readonly value: unknown;
}

export interface PoolOptions {
  /** File that the threads run; it answers messages as `answerTasks` does. */
  readonly entry: URL;
  readonly threads: number;
  /** Tasks that may wait; one more is refused at once, for its answer would come too late. */
  readonly longestQueue: number;
  /** A task that takes longer is given up, and its thread with it. */
  readonly longestMs: number;
  /** Values that a thread holds at most; the one sent first goes first. */
  readonly mostKept: number;
}

export type ToThread =
  | { readonly kind: "keep"; readonly key: string; readonly value: unknown }
  | { readonly kind: "forget"; readonly key: string }
  | { readonly kind: "work"; readonly key: string; readonly input: unknown };

export type FromThread =
  | { readonly result: unknown }
  | { readonly error: { readonly message: string; readonly stack: string | undefined } };

interface Task {
  readonly kept: KeptValue;
  readonly input: unknown;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** Keys of the values that the thread holds, in the order in which they were sent. */
  readonly holds: Set<string>;
  task: Task | null;
  timer: NodeJS.Timeout | undefined;
}

/**
 * A few threads for arithmetic that would keep the server from answering. Tasks wait in line; a thread that dies answers its
 * task with an error and is replaced when there is work again, so a task that kills threads ends one thread and no more.
 */
export class ThreadPool {
  readonly #options: PoolOptions;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Task[] = [];
  #stopped = false;
  #whenIdle: (() => void) | undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Threads that are at work. */
  get busy(): number {
    return [...this.#threads].filter(({ task }) => task !== null).length;
  }

  /** Tasks that wait for a thread. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** How many threads there are now. */
  get size(): number {
    return this.#threads.size;
  }

  /** Starts the threads before there is work, which spares the first task their loading. */
  warmUp(): void {
    while (!this.#stopped && this.#threads.size < this.#options.threads) this.#open();
  }

  /** Has a thread do the work; rejects with PoolError, or with the error of the work itself. */
  run(kept: KeptValue, input: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#stopped) return reject(new PoolError("STOPPED"));
      if (this.#waiting.length >= this.#options.longestQueue) return reject(new PoolError("FULL"));
      this.#waiting.push({ kept, input, resolve, reject });
      this.#next();
    });
  }

  /** Refuses what waits, lets what is under way finish for at most this long, and ends the threads. */
  async stop(graceMs: number): Promise<void> {
    this.#stopped = true;
    for (const task of this.#waiting.splice(0)) task.reject(new PoolError("STOPPED"));
    if (this.#isBusy()) {
      let timer: NodeJS.Timeout | undefined;
      const grace = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, graceMs);
        this.#whenIdle = resolve;
      });
      await grace;
      clearTimeout(timer);
    }
    await Promise.all([...this.#threads].map((thread) => this.#end(thread, new PoolError("STOPPED"))));
  }

  #isBusy = (): boolean => [...this.#threads].some(({ task }) => task !== null);

  #open(): Thread {
    const worker = new Worker(this.#options.entry);
    const thread: Thread = { worker, holds: new Set(), task: null, timer: undefined };
    this.#threads.add(thread);
    worker.on("message", (message: FromThread) => this.#answer(thread, message));
    worker.on("error", () => void this.#end(thread, new PoolError("CRASHED")));
    worker.on("exit", () => void this.#end(thread, new PoolError("CRASHED")));
    // Idle threads do not keep a process alive that has nothing else to do.
    worker.unref();
    return thread;
  }

  #answer(thread: Thread, message: FromThread): void {
    const task = this.#release(thread);
    if (task !== null && "error" in message)
      task.reject(Object.assign(new Error(message.error.message), { stack: message.error.stack }));
    else if (task !== null) task.resolve((message as { result: unknown }).result);
    this.#next();
  }

  #release(thread: Thread): Task | null {
    clearTimeout(thread.timer);
    const { task } = thread;
    thread.task = null;
    thread.worker.unref();
    if (!this.#isBusy()) this.#whenIdle?.();
    return task;
  }

  /** Ends a thread; safe to repeat. */
  async #end(thread: Thread, reason: PoolError): Promise<void> {
    if (!this.#threads.delete(thread)) return;
    this.#release(thread)?.reject(reason);
    await thread.worker.terminate();
    this.#next();
  }

  #next(): void {
    while (this.#waiting.length > 0) {
      const idle = [...this.#threads].find(({ task }) => task === null);
      const thread = idle ?? (this.#threads.size < this.#options.threads ? this.#open() : undefined);
      const task = thread && this.#waiting.shift();
      if (thread === undefined || task === undefined) return;
      this.#give(thread, task);
    }
  }

  #give(thread: Thread, task: Task): void {
    const { worker, holds } = thread;
    const { key, value } = task.kept;
    const send = (message: ToThread) => worker.postMessage(message);
    thread.task = task;
    worker.ref();
    thread.timer = setTimeout(
      () => void this.#end(thread, new PoolError("TIMEOUT")),
      this.#options.longestMs,
    );
    if (!holds.has(key)) {
      const [oldest] = holds;
      if (oldest !== undefined && holds.size >= this.#options.mostKept) {
        send({ kind: "forget", key: oldest });
        holds.delete(oldest);
      }
      send({ kind: "keep", key, value });
      holds.add(key);
    }
    send({ kind: "work", key, input: task.input });
  }
}
