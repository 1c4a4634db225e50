/** What a thread runs that reads one file of another app: it gives the parts as they are packed, then what it read, and ends. */
import { parentPort, workerData } from "node:worker_threads";
import { type FileFault, faultOf, type PackedPart, type ReadFile } from "./brought-record.ts";
import { type ReadingTask, readBrought } from "./read-brought.ts";

export type Told =
  | { readonly part: PackedPart }
  | { readonly read: ReadFile }
  | { readonly fault: FileFault };

const tell = (told: Told): void => parentPort?.postMessage(told);

try {
  const read = await readBrought(workerData as ReadingTask, (part) => tell({ part }));
  tell({ read });
} catch (error) {
  tell({ fault: faultOf(error) });
}
