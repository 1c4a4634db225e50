/**
 * Node's options for a process of the product. One helper thread for V8 instead of four: collecting the heap then leaves the
 * other cores to the database and to the processes beside this one. No program can set this for itself (decision 0072).
 */
export const PROCESS_OPTIONS = ["--v8-pool-size=1"] as const;
