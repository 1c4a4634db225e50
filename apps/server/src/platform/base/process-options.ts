/**
 * Node's options for a process of the product, which no program can set for itself (decision 0072). One helper thread for V8
 * instead of four: collecting the heap then leaves the other cores to the database and to the processes beside this one. New
 * objects have twice 16 MB at all times, instead of between 1 and 32 as V8 sees fit, so that the memory of a process is steady.
 */
export const PROCESS_OPTIONS = [
  "--v8-pool-size=1",
  "--min-semi-space-size=16",
  "--max-semi-space-size=16",
] as const;
