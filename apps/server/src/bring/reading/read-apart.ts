import { Worker } from "node:worker_threads";
import { type FileFault, type PackedPart, type ReadFile, UnreadableFile } from "./brought-record.ts";
import type { ReadingTask } from "./read-brought.ts";
import type { Told } from "./reading-thread.ts";

/** A million lines take a quarter of it. */
const MAX_MS = 60_000;
const MAX_HEAP_MB = 512;

export interface ReadApart {
  readonly read: ReadFile;
  readonly parts: readonly PackedPart[];
}

/**
 * Reads a file on a thread of its own, which takes the bytes over, so that nobody waits for a file that is hard to read.
 * @throws UnreadableFile with its reason; file_too_long where it takes too long, or more memory than any file needs.
 */
export function readApart(task: ReadingTask): Promise<ReadApart> {
  const worker = new Worker(new URL("./reading-thread.ts", import.meta.url), {
    workerData: task,
    transferList: [task.bytes.buffer as ArrayBuffer],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<ReadApart>();
  const fail = (fault: FileFault) => reject(new UnreadableFile(fault));
  const timer = setTimeout(() => fail("file_too_long"), MAX_MS);
  const parts: PackedPart[] = [];
  worker.on("message", (told: Told) => {
    if ("part" in told) parts.push(told.part);
    else if ("read" in told) resolve({ read: told.read, parts });
    else fail(told.fault);
  });
  worker.once("error", () => fail("file_too_long"));
  worker.once("exit", () => fail("file_too_long"));
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
